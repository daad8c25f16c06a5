#!/bin/sh
# Installs the packages in package-lock.json if they are missing or outdated. Every npm script runs this first. npm writes
# node_modules/.package-lock.json last, so an interrupted install is repeated. Concurrent commands wait for the first one.
set -e
are_installed() { [ node_modules/.package-lock.json -nt package-lock.json ]; }
are_installed && exit

mkdir -p .local
lock=.local/installing
until ln -s $$ $lock 2> /dev/null; do
  # Remove the lock of a killed process.
  kill -0 "$(readlink $lock)" 2> /dev/null || rm -f $lock
  sleep 0.2
done
trap 'rm -f $lock' EXIT
trap 'exit 1' HUP INT TERM

are_installed && exit
echo 'Installing the packages in package-lock.json ...' >&2
npm ci --no-audit --no-fund --loglevel=error >&2 || {
  echo 'npm ci failed; see its output above.' >&2
  exit 1
}
