/** `npm test`. Exits with 1 if anything failed. */
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

const targets = ['lint', 'typecheck', 'test', 'build'];
await run('Lint, types, unit and API tests, build', [
  'run-many',
  '-t',
  ...targets,
  '--parallel=3',
  '--output-style=static',
]);
await run('The built API under faults', ['run', 'api-e2e:e2e', '--output-style=static']);
try {
  const env = { CHROMIUM_PATH: await ensureChromium() };
  await run('Browser tests', ['run', 'web-e2e:e2e', '--output-style=static'], env);
} catch (error) {
  console.error(error.message);
  failed = true;
}

const counts = readCounts();
console.log(`\n${closingLine(counts)}`);
process.exit(failed || counts.failed > 0 || counts.passed === 0 ? 1 : 0);
