/** `npm test`: `-- --projects=a,b` limits it, `-- --skip-nx-cache` runs everything again. */
import { ensureChromium } from './lib/install.mjs';
import { nx } from './lib/nx.mjs';
import { hasPostgres, nxOnPostgres } from './lib/postgres.mjs';
import { closingLine, failureLines, readCounts, removeReports } from './lib/results.mjs';

removeReports();
const run = hasPostgres() ? nxOnPostgres : nx;
const given = process.argv.slice(2);
const options = ['--parallel=2', '--output-style=static', ...given];
// One process for the whole tree halves the time.
const lint = given.some((option) => option.startsWith('--projects')) ? 'lint' : 'lint-all';
const targets = [lint, 'typecheck', 'test', 'build'];
// Test processes are short and many, so that more young memory saves collections.
const env = { NODE_OPTIONS: `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`.trim() };
let failed = false;
try {
  env.CHROMIUM_PATH = await ensureChromium();
  targets.push('e2e');
} catch (error) {
  console.error(error.message);
  failed = true;
}
console.log(`The tests run on ${hasPostgres() ? 'a PostgreSQL server' : 'the embedded database'}.`);
const { exitCode } = await run(['run-many', '-t', ...targets, ...options], { env });
failed ||= exitCode !== 0;

const counts = readCounts();
for (const failure of failureLines()) console.log(failure);
console.log(`\n${closingLine(counts)} (${Math.round(performance.now() / 1000)} s)`);
process.exit(failed || counts.failed > 0 || counts.passed === 0 ? 1 : 0);
