/**
 * `npm run test:long`: kills, dropped connections and shutdowns again and again, on both engines; then each generator,
 * each command of the documents and what is affected, in copies of the workspace.
 */
import { nx } from './lib/nx.mjs';
import { nxOnPostgres } from './lib/postgres.mjs';
import { closingLine, readCounts, removeReports } from './lib/results.mjs';

const args = ['run', 'api-e2e:e2e-long', '--output-style=static'];
let failed = false;
const onEmbedded = (given) => nx(given, { env: { TEST_DATABASE_URL: '' } });
for (const run of [onEmbedded, nxOnPostgres]) {
  removeReports();
  const { exitCode } = await run(args);
  console.log(closingLine(readCounts()));
  failed ||= exitCode !== 0;
}
for (const target of ['tools:e2e-generators', 'workspace:affected', 'docs:commands']) {
  const { exitCode } = await nx(['run', target, '--output-style=static']);
  failed ||= exitCode !== 0;
}
process.exit(failed ? 1 : 0);
