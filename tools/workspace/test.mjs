/**
 * `npm test`. Exits with 1 if anything failed. What has not changed since it passed comes from Nx's cache, its report
 * included. `-- --projects=a,b` limits it to some projects, `-- --skip-nx-cache` runs everything again.
 */
import { ensureChromium } from './lib/install.mjs';
import { nx } from './lib/nx.mjs';
import { closingLine, readCounts, removeReports } from './lib/results.mjs';

removeReports();
let failed = false;
async function run(title, args, env) {
  console.log(`\n== ${title} (${Math.round(performance.now() / 1000)} s)`);
  const { exitCode } = await nx(args, { env });
  failed ||= exitCode !== 0;
}

const given = process.argv.slice(2);
const options = ['--parallel=3', '--output-style=static', ...given];
const targets = ['lint', 'typecheck', 'test', 'build'];
try {
  const env = { CHROMIUM_PATH: await ensureChromium() };
  const title = 'Lint, types, unit and API tests, build, the built API under faults, browser tests';
  await run(title, ['run-many', '-t', ...targets, 'e2e', ...options], env);
} catch (error) {
  console.error(error.message);
  failed = true;
  await run('Everything but browser tests', ['run-many', '-t', ...targets, ...options]);
  await run('The built API under faults', ['run', 'api-e2e:e2e', '--output-style=static']);
  await run('The example app outside', ['run', 'field-notes-cli:e2e', '--output-style=static']);
}

const counts = readCounts();
console.log(`\n${closingLine(counts)} (${Math.round(performance.now() / 1000)} s)`);
process.exit(failed || counts.failed > 0 || counts.passed === 0 ? 1 : 0);
