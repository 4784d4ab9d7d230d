/** Inputs of cached tests. */
import { existsSync } from 'node:fs';

const programs = ['redis-server', 'valkey-server', 'pgbouncer', 'caddy', 'pg_virtualenv'];
const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];
const found = programs.filter((name) => folders.some((folder) => existsSync(`${folder}/${name}`)));
console.log(process.env.TEST_DATABASE_URL ? 'server' : 'embedded', ...found);
