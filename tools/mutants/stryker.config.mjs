import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { groups } from './groups.cjs';

const name = process.env.MUTANTS_GROUP ?? '';
const group = groups[name];
if (group === undefined) throw new Error(`MUTANTS_GROUP is one of ${Object.keys(groups).join(', ')}.`);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner', fileURLToPath(new URL('wording.mjs', import.meta.url))],
  ignorers: ['wording'],
  jest: { configFile: 'tools/mutants/group-specs.cjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Jest leaves something behind in each run, which slows the next.
  maxTestRunnerReuse: 25,
  mutate: [...group.mutate, '!**/*.spec.ts'],
  ignorePatterns: [
    '/.data',
    '/.nx',
    '/apps/api-e2e',
    '/apps/web-e2e',
    '/apps/web/public',
    '/docs',
    '/photographs',
    '/tools/bench',
    '/tools/deploy',
    'build',
    'dist',
  ],
  timeoutMS: 60_000,
  tempDirName: join(tmpdir(), 'aranya-mutants'),
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutants/${name}.html` },
  jsonReporter: { fileName: `reports/mutants/${name}.json` },
  thresholds: { high: 95, low: 85, break: null },
};
