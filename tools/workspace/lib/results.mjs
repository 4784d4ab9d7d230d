/** Counts what the test runners wrote into their reports. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './processes.mjs';

/** Projects with Jest suites, by the folder of their report. */
export const jestProjects = {
  web: 'apps/web',
  api: 'apps/api',
  identity: 'apps/identity',
  contracts: 'libs/contracts',
  'wildlife-data': 'libs/wildlife-data',
  ui: 'libs/ui',
  artwork: 'tools/artwork',
};

/** @returns {{ passed: number, failed: number, skipped: number } | null} null where the suite left no report */
export function readReport(folder, name = 'jest') {
  const file = path.join(workspaceRoot, folder, 'reports', `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

export function sum(reports) {
  const total = { passed: 0, failed: 0, skipped: 0, retried: 0 };
  for (const report of reports) for (const key of Object.keys(total)) total[key] += report?.[key] ?? 0;
  return total;
}

/**
 * The closing line: `tests: 12 passed, 0 failed`, with the skipped ones where there are any, and with those among the
 * passed that did so at the second try only.
 */
export function closingLine({ passed, failed, skipped, retried }) {
  const rest = [
    [skipped, 'skipped'],
    [retried, 'at the second try'],
  ];
  const named = rest.filter(([number]) => number > 0).map(([number, what]) => `, ${number} ${what}`);
  return `tests: ${passed} passed, ${failed} failed${named.join('')}`;
}
