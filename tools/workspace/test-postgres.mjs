/** `npm run test:postgres`: the API's tests on TEST_DATABASE_URL or pg_virtualenv. Arguments go to Jest. */
import { existsSync } from 'node:fs';
import { execa } from 'execa';
import { aptInstall } from './lib/install.mjs';
import { nx } from './lib/nx.mjs';
import { closingLine, readCounts, removeReports } from './lib/results.mjs';
import { workspaceRoot } from './lib/site.mjs';

const VIRTUALENV = '/usr/bin/pg_virtualenv';
const jestOptions = ['--maxWorkers=100%', ...process.argv.slice(2)];
const apiTests = ['run', 'api:test', '--output-style=static', '--', ...jestOptions];

async function onOwnServer() {
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
  return execa(VIRTUALENV, [...server, 'sh', '-c', command, 'sh', 'nx', ...apiTests], {
    cwd: workspaceRoot,
    preferLocal: true,
    reject: false,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { NX_DAEMON: 'false', FORCE_COLOR: '0' },
  });
}

removeReports();
const { exitCode } = process.env.TEST_DATABASE_URL ? await nx(apiTests) : await onOwnServer();
console.log(closingLine(readCounts()));
process.exit(exitCode);
