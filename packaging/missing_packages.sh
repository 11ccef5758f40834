#!/bin/sh
# Prints the Debian packages that Qt needs and this system lacks, on one line; nothing where all are there.
set -eu
# Each line: the file that the dynamic linker must find, and the Debian package that has it.  Found with
# `readelf -d` on the wheels' Qt libraries and platform plugins, and by starting from a bare container root.
libraries="
libEGL.so.1 libegl1
libGL.so.1 libgl1
libglib-2.0.so.0 libglib2.0-0
libfontconfig.so.1 libfontconfig1
libfreetype.so.6 libfreetype6
libdbus-1.so.3 libdbus-1-3
libxkbcommon.so.0 libxkbcommon0
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libX11.so.6 libx11-6
libX11-xcb.so.1 libx11-xcb1
libxcb.so.1 libxcb1
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-image.so.0 libxcb-image0
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-randr.so.0 libxcb-randr0
libxcb-render.so.0 libxcb-render0
libxcb-render-util.so.0 libxcb-render-util0
libxcb-shape.so.0 libxcb-shape0
libxcb-shm.so.0 libxcb-shm0
libxcb-sync.so.1 libxcb-sync1
libxcb-util.so.1 libxcb-util1
libxcb-xfixes.so.0 libxcb-xfixes0
libxcb-xkb.so.1 libxcb-xkb1
libwayland-client.so.0 libwayland-client0
libwayland-cursor.so.0 libwayland-cursor0
"
missing=""
if [ "$(uname -s)" = Linux ]; then
    ldconfig=$(command -v ldconfig || echo /sbin/ldconfig)
    known=$("$ldconfig" -p 2>/dev/null || true)
    missing=$(echo "$libraries" | while read -r file package; do
        [ -n "$file" ] || continue
        case "$known" in *"$file"*) ;; *) printf '%s ' "$package" ;; esac
    done)
    # Qt draws its text with the system's fonts; a bare system has none.
    if ! find /usr/share/fonts /usr/local/share/fonts "$HOME/.fonts" "$HOME/.local/share/fonts" \
            \( -name '*.ttf' -o -name '*.otf' \) 2>/dev/null | grep -q .; then
        missing="$missing fonts-dejavu-core"
    fi
fi
echo $missing
