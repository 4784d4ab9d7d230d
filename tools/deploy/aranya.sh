#!/bin/sh
# aranya NAME ARGUMENTS: the commands of docs/running.md inside the container
exec node /app/apps/api/dist/commands.js "$@"
