#!/bin/sh
# Makes dist/gwasprivacy-VERSION-PYTHON-PLATFORM.tar.gz: all that a machine without a network needs besides Python itself.
# It is tried before it is kept: installed from its own files alone, and the example run to a verified report.
set -eu
cd "$(dirname "$0")/.."
python=.venv/bin/python
version=$("$python" -c 'import gwasprivacy; print(gwasprivacy.__version__)')
tag=$("$python" -c 'import sys, sysconfig
print(f"cp{sys.version_info[0]}{sys.version_info[1]}-" + sysconfig.get_platform().replace("-", "_"))')
name="gwasprivacy-$version-$tag"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
mkdir -p "$work/$name/wheels" dist

echo "Collecting the locked wheels"
"$python" -m pip download -q --disable-pip-version-check --only-binary :all: --require-hashes \
    -r packaging/requirements.lock -d "$work/$name/wheels"
"$python" -m pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation -w "$work/$name/wheels" .
cp packaging/requirements.lock packaging/install.sh packaging/missing_packages.sh packaging/gwasprivacy.desktop \
    LICENSE README.md CHANGELOG.md CONTRIBUTING.md "$work/$name/"
mkdir -p "$work/$name/resources"
cp -r docs "$work/$name/"
cp -r resources/help "$work/$name/resources/"
(cd "$work/$name" && find . -type f ! -name SHA256SUMS | LC_ALL=C sort | xargs sha256sum > SHA256SUMS)

echo "Trying it: an installation from these files alone, and the example"
(cd "$work" && PIP_NO_INDEX=1 sh "$name/install.sh" --to "$work/tried" --no-desktop)
(cd "$work" && QT_QPA_PLATFORM=offscreen tried/bin/gwasprivacy demo > demo.txt) || { cat "$work/demo.txt" >&2; exit 1; }

# The same files give the same archive.
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime='2000-01-01 00:00Z' -C "$work" -cf - "$name" | gzip -n > "dist/$name.tar.gz"
(cd dist && sha256sum "$name.tar.gz" > "$name.tar.gz.sha256")
echo "dist/$name.tar.gz"
