import { existsSync } from 'node:fs';
import { execa } from 'execa';
import { aptInstall, installCaddy, installPgBouncer, installRedis } from './install.mjs';
import { nx } from './nx.mjs';
import { workspaceRoot } from './site.mjs';

const VIRTUALENV = '/usr/bin/pg_virtualenv';

export const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL) || existsSync(VIRTUALENV);

function onOwnServer(program, env) {
  const command = 'TEST_DATABASE_URL="postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/postgres" exec "$@"';
  // Nothing outlives the run, so writes need not be safe; refused statements fill the log.
  const settings = [
    'full_page_writes=off',
    'synchronous_commit=off',
    // Tables are small and short-lived.
    'autovacuum=off',
    'jit=off',
    'max_connections=200',
    'log_min_messages=fatal',
  ];
  const server = ['-t', '-c', '--locale C.UTF-8 -e UTF8', ...settings.flatMap((setting) => ['-o', setting])];
  return execa(VIRTUALENV, [...server, 'sh', '-c', command, 'sh', ...program], {
    cwd: workspaceRoot,
    preferLocal: true,
    reject: false,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { NX_DAEMON: 'false', FORCE_COLOR: '0', ...env },
  });
}

/**
 * Does not throw when a task fails: check `exitCode`.
 * @throws Error if there is no server
 */
export async function nxOnPostgres(args, { env = {} } = {}) {
  if (process.env.TEST_DATABASE_URL) return nx(args, { env });
  if (!existsSync(VIRTUALENV)) {
    throw new Error(
      'These tests need a PostgreSQL server (15 or newer), and none could be installed here. ' +
        'Name one by TEST_DATABASE_URL, as a user who may create databases.',
    );
  }
  return onOwnServer(['nx', ...args], env);
}

/** Does not throw. */
export function onServerIfAny([program, ...args], { env = {} } = {}) {
  if (!process.env.TEST_DATABASE_URL && existsSync(VIRTUALENV)) return onOwnServer([program, ...args], env);
  return execa(program, args, {
    cwd: workspaceRoot,
    preferLocal: true,
    reject: false,
    stdio: 'inherit',
    env,
  });
}

export async function installServers() {
  if (!hasPostgres()) await aptInstall('postgresql');
  await installRedis();
  await installPgBouncer();
  await installCaddy();
}
