/** The engine and the programs of this machine are an input of cached tests, which leave out what they cannot run. */
import { existsSync } from 'node:fs';

const programs = ['redis-server', 'valkey-server', 'pgbouncer', 'caddy', 'pg_virtualenv'];
const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];
const found = programs.filter((name) => folders.some((folder) => existsSync(`${folder}/${name}`)));
console.log(process.env.TEST_DATABASE_URL ? 'server' : 'embedded', ...found);
