import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './site.mjs';

/** A project with tests of both kinds has both. */
const JEST = ['jest-report.json', 'jest-outside-report.json'];
const PLAYWRIGHT = 'playwright-report.json';

function reports() {
  return ['apps', 'libs', 'tools']
    .flatMap((area) => readdirSync(path.join(workspaceRoot, area)).map((project) => path.join(area, project)))
    .flatMap((project) => [...JEST, PLAYWRIGHT].map((name) => path.join(project, name)))
    .map((file) => path.join(workspaceRoot, file))
    .filter((file) => existsSync(file));
}

export function removeReports() {
  for (const file of reports()) rmSync(file);
}

/** @returns {{ passed: number, failed: number, skipped: number }} */
function countsOf(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (path.basename(file) === PLAYWRIGHT) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export const noCounts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

export const readCounts = () => reports().map(countsOf).reduce(addCounts, noCounts);

/** `tests: 12 passed, 0 failed` */
export function closingLine({ passed, failed, skipped }) {
  return `tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
