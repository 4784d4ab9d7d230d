import { existsSync } from 'node:fs';
import { execa } from 'execa';
import { aptInstall, installCaddy, installPgBouncer, installRedis } from './install.mjs';
import { nx } from './nx.mjs';
import { workspaceRoot } from './site.mjs';

const VIRTUALENV = '/usr/bin/pg_virtualenv';

async function onOwnServer(args) {
  if (!existsSync(VIRTUALENV)) await aptInstall('postgresql');
  if (!existsSync(VIRTUALENV)) {
    throw new Error(
      'These tests need a PostgreSQL server (15 or newer), and none could be installed here. ' +
        'Name one by TEST_DATABASE_URL, as a user who may create databases.',
    );
  }
  const command = 'TEST_DATABASE_URL="postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/postgres" exec "$@"';
  // Nothing outlives the run, so skip safe writes.
  const settings = ['-o', 'full_page_writes=off', '-o', 'max_connections=200'];
  const server = ['-t', '-c', '--locale C.UTF-8 -e UTF8', ...settings];
  return execa(VIRTUALENV, [...server, 'sh', '-c', command, 'sh', 'nx', ...args], {
    cwd: workspaceRoot,
    preferLocal: true,
    reject: false,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { NX_DAEMON: 'false', FORCE_COLOR: '0' },
  });
}

/** Runs Nx with a PostgreSQL server: that of TEST_DATABASE_URL, or one of its own. Does not throw: check `exitCode`. */
export async function nxOnPostgres(args) {
  await installRedis();
  await installPgBouncer();
  await installCaddy();
  return process.env.TEST_DATABASE_URL ? nx(args) : onOwnServer(args);
}
