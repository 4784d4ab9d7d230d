#!/bin/sh
# aranya NAME ARGUMENTS: the commands of docs/running.md inside the container. From /, so that `backups` is the volume.
export ARANYA_COMMAND=aranya
cd / && exec node /app/apps/api/dist/commands.js "$@"
