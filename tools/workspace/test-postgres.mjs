/** `npm run test:postgres`: the API's tests again, on a PostgreSQL server. */
import { ensurePostgres } from './lib/postgres.mjs';
import { nx } from './lib/processes.mjs';
import { closingLine, readReport, sum } from './lib/results.mjs';

const server = await ensurePostgres();
let code = 1;
try {
  const result = await nx(['run', 'api:test', '--output-style=static'], {
    env: { NX_DAEMON: 'false', FORCE_COLOR: '0', TEST_DATABASE_URL: server.url },
  });
  code = result.code;
} finally {
  await server.stop();
}
console.log(closingLine(sum([readReport('apps/api', 'jest-postgres')])));
process.exit(code);
