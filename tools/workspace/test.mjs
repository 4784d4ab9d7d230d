/**
 * `npm test`: lint, types, unit and API tests, build, browser journeys. Ends with one line that counts them all, and
 * exits with 1 if anything failed.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './lib/browser.mjs';
import { nx, run, workspaceRoot } from './lib/processes.mjs';
import { closingLine, jestProjects, readReport, sum } from './lib/results.mjs';

const env = { NX_DAEMON: 'false', FORCE_COLOR: '0' };
const began = Date.now();
const heading = (text) => console.log(`\n== ${text} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
let failed = false;

let browser = null;
try {
  browser = await ensureChromium();
} catch (error) {
  console.error(error.message);
  failed = true;
}

heading('Lint, types, unit and API tests, build');
const checks = await nx(
  ['run-many', '-t', 'lint', 'typecheck', 'test', 'build', '--parallel=2', '--output-style=static'],
  {
    env,
  },
);
failed ||= checks.code !== 0;
const reports = Object.entries(jestProjects).map(([name, folder]) => {
  const report = readReport(folder);
  if (!report) {
    console.error(`${name} left no report of its tests.`);
    failed = true;
  }
  return report;
});

heading('Browser journeys');
const journeys = 'apps/web-e2e';
rmSync(path.join(workspaceRoot, journeys, 'reports'), { recursive: true, force: true });
if (browser && checks.code === 0) {
  const cli = path.join(workspaceRoot, 'node_modules/@playwright/test/cli.js');
  const result = await run(process.execPath, [cli, 'test', '--config', `${journeys}/playwright.config.ts`], {
    env: { ...env, CHROMIUM_PATH: browser },
  });
  failed ||= result.code !== 0;
  reports.push(readReport(journeys, 'playwright'));
} else {
  console.error('Not run, since what comes before them failed.');
  failed = true;
}

heading('Done');
const total = sum(reports);
console.log(closingLine(total));
process.exit(failed || total.failed > 0 || total.passed === 0 ? 1 : 0);
