#!/bin/sh
# Run a script with a Python that Filature can use: sh setup/python.sh SCRIPT [ARGUMENT...]
#
# That is $PYTHON where it is set. Otherwise the first of the names below that is 3.11 or newer and
# can make virtual environments by itself; or, where none can, the first that is 3.11 or newer.

new_enough='import sys; sys.exit(sys.version_info < (3, 11))'

# A name on the path may be a stub that only prints an error: each is asked by running it.
can() {
    "$1" -c "$2" >/dev/null 2>&1 </dev/null
}

if [ -n "${PYTHON:-}" ]; then
    can "$PYTHON" "$new_enough" && exec "$PYTHON" "$@"
    echo "PYTHON=$PYTHON does not run, or is older than 3.11, which Filature needs." >&2
    exit 1
fi

for needed in "import ensurepip; $new_enough" "$new_enough"; do
    for name in python3.14 python3.13 python3.12 python3.11 python3 python; do
        can "$name" "$needed" && exec "$name" "$@"
    done
done

echo "Filature needs Python 3.11 or newer, and found none. Install one (on Debian or Ubuntu:" >&2
echo "apt-get install python3 python3-venv), or name one: make PYTHON=/path/to/python3" >&2
exit 1
