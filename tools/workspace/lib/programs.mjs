/** An input of cached tests that leave out what the machine cannot run: which programs it has. */
import { existsSync } from 'node:fs';

const programs = ['redis-server', 'valkey-server', 'pgbouncer', 'caddy', 'pg_virtualenv'];
const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];
console.log(programs.filter((name) => folders.some((folder) => existsSync(`${folder}/${name}`))).join(' '));
