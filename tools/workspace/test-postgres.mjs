/** `npm run test:postgres`: the API's tests on TEST_DATABASE_URL or pg_virtualenv. Arguments go to Jest. */
import { nxOnPostgres } from './lib/postgres.mjs';
import { closingLine, readCounts, removeReports } from './lib/results.mjs';

const jestOptions = process.argv.slice(2);
const runs = [
  ['run', 'api:test', '--output-style=static', '--', '--maxWorkers=100%', ...jestOptions],
  ['run', 'api-e2e:e2e', '--output-style=static', '--', '--passWithNoTests', ...jestOptions],
];

removeReports();
let failed = false;
for (const args of runs) {
  const { exitCode } = await nxOnPostgres(args);
  failed ||= exitCode !== 0;
}
const counts = readCounts();
console.log(closingLine(counts));
process.exit(failed || counts.failed > 0 ? 1 : 0);
