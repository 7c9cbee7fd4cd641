#!/usr/bin/env bash
# Runs the built server, in the shell's place. Two malloc arenas keep it under 400 MB resident under load (docs/speed.md). NODE_OPTIONS=--enable-source-maps names source lines in the log, for 20 MB more.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
exec node --max-semi-space-size=16 dist/server/main.js "$@"
