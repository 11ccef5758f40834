#!/bin/sh
# Puts the self-contained application into the menu, and its command on the path; it stays where it lies.
#   sh menu.sh [--everyone] [--remove]
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
remove=no
for word in "$@"; do
    case "$word" in
        --everyone) share=/usr/local/share; bin=/usr/local/bin ;;
        --remove) remove=yes ;;
        *) echo "usage: sh menu.sh [--everyone] [--remove]" >&2; exit 2 ;;
    esac
done
case "$here" in
    *[\"\`\$\\%\|\&]*) echo "menu.sh: the name of the folder $here has a sign that a menu cannot hold. Move the folder, then run this again." >&2; exit 2 ;;
esac
entry=$share/applications/gwasprivacy.desktop
icon=$share/icons/hicolor/scalable/apps/gwasprivacy.svg
kind=$share/mime/packages/gwasprivacy.xml
if [ "$remove" = yes ]; then
    if [ "$(readlink "$bin/gwasprivacy" || true)" = "$here/gwasprivacy" ]; then rm -f "$bin/gwasprivacy"; fi
    if grep -qsF "\"$here/gwasprivacy\"" "$entry"; then rm -f "$entry" "$icon" "$kind"; fi
else
    if ! mkdir -p "$share/applications" "$(dirname "$icon")" "$(dirname "$kind")" "$bin" 2>/dev/null || ! [ -w "$bin" ]; then
        echo "menu.sh: $share or $bin cannot be written. Start $here/gwasprivacy itself, or ask who administers this machine." >&2
        exit 2
    fi
    if [ -e "$bin/gwasprivacy" ] && [ ! -L "$bin/gwasprivacy" ]; then
        echo "menu.sh: $bin/gwasprivacy is another program and was left as it is." >&2
        exit 2
    fi
    ln -sfn "$here/gwasprivacy" "$bin/gwasprivacy"
    sed "s|^Exec=.*|Exec=\"$here/gwasprivacy\" gui %f|" "$here/desktop/gwasprivacy.desktop" > "$entry"
    cp "$here/desktop/gwasprivacy.svg" "$icon"
    cp "$here/desktop/gwasprivacy-mime.xml" "$kind"
fi
for program in update-mime-database update-desktop-database; do
    place=$share/mime
    if [ "$program" = update-desktop-database ]; then place=$share/applications; fi
    if command -v "$program" >/dev/null 2>&1 && [ -d "$place" ]; then "$program" "$place" >/dev/null 2>&1 || true; fi
done
