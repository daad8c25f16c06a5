#!/bin/sh
# Installs the packages of package-lock.json where they are missing or others; every command of package.json begins
# with it. npm writes node_modules/.package-lock.json last, so an install that was broken off is begun anew. Of two
# commands that start at once one installs, and the other waits for it.
set -e
are_installed() { [ node_modules/.package-lock.json -nt package-lock.json ]; }
are_installed && exit

mkdir -p .local
lock=.local/installing
until ln -s $$ $lock 2> /dev/null; do
  # Whoever held it may have been killed.
  kill -0 "$(readlink $lock)" 2> /dev/null || rm -f $lock
  sleep 0.2
done
trap 'rm -f $lock' EXIT
trap 'exit 1' HUP INT TERM

are_installed && exit
echo 'Installing the packages of package-lock.json ...' >&2
npm ci --no-audit --no-fund --loglevel=error >&2 || {
  echo 'The packages could not be installed: npm ci says above why.' >&2
  exit 1
}
