/** Checks which projects Nx names for changes in a copy of the workspace. */
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { makeScratch } from './lib/scratch.mjs';

const cases = [
  {
    file: 'libs/contracts/src/common/limits.ts',
    named: ['contracts', 'api', 'web', 'api-e2e', 'web-e2e', 'field-notes-cli'],
    not: ['ui', 'supply'],
  },
  {
    file: 'libs/ui/src/avatar/initials.ts',
    named: ['ui', 'web', 'web-e2e'],
    not: ['api', 'api-e2e', 'contracts', 'identity'],
  },
  { file: 'docs/moderating.md', named: ['docs'], exactly: true },
  { file: 'docs/running.md', named: ['docs', 'deploy'] },
  {
    file: 'libs/wildlife-data/src/catalogue-size.ts',
    named: ['wildlife-data', 'api', 'web', 'artwork', 'tools'],
    not: ['identity', 'supply'],
  },
  {
    file: 'libs/identity/src/assets/signin.svg',
    named: ['identity', 'api', 'artwork', 'api-e2e', 'web-e2e'],
    not: ['contracts', 'ui'],
  },
  {
    file: 'apps/api/src/platform/db/migrations/meta/_journal.json',
    named: ['api', 'api-e2e', 'web-e2e', 'field-notes-cli'],
    not: ['web', 'contracts'],
  },
  {
    file: 'tools/artwork/src/posters.list.ts',
    named: ['artwork', 'web', 'web-e2e'],
    not: ['contracts', 'identity'],
  },
  {
    file: 'tools/deploy/monitoring/alerts.yml',
    named: ['api', 'deploy', 'api-e2e', 'web-e2e'],
    not: ['web', 'contracts', 'identity'],
  },
  { file: 'photographs/README.md', named: ['web', 'wildlife-data', 'photos'], not: ['contracts'] },
  { file: '.env.example', named: ['api', 'docs'], not: ['contracts', 'ui'] },
  { file: 'tools/workspace/jest/bundles.cjs', all: true },
  { file: 'tsconfig.base.json', all: true },
  { file: 'nx.json', all: true },
  { file: 'eslint.config.mjs', all: true },
];

const scratch = await makeScratch();
const projects = async (...options) => {
  const { stdout } = await scratch.run('nx', ['show', 'projects', '--json', ...options]);
  return JSON.parse(stdout.slice(stdout.indexOf('[')));
};

function findFaults({ named = [], not = [], exactly, all }, found, every) {
  const expected = all ? every : named;
  const others = exactly
    ? found.filter((name) => name !== 'aranya' && !named.includes(name))
    : not.filter((name) => found.includes(name));
  return [
    ...expected.filter((name) => !found.includes(name)).map((name) => `${name} is not affected`),
    ...others.map((name) => `${name} is affected`),
  ];
}

let failed = 0;
try {
  const withoutWork = ['aranya', 'workspace', 'jest-setup'];
  const every = (await projects()).filter((name) => !withoutWork.includes(name));
  for (const each of cases) {
    const file = path.join(scratch.folder, each.file);
    await appendFile(file, '\n');
    const found = await projects('--affected', '--base=HEAD');
    await scratch.git('checkout', '-q', '--', each.file);
    const faults = findFaults(each, found, every);
    failed += faults.length;
    console.log(`${faults.length === 0 ? 'passed' : 'FAILED'}  ${each.file}: ${[...found].sort().join(' ')}`);
    for (const fault of faults) console.log(`        ${fault}`);
  }
} finally {
  await scratch.remove();
}
console.log(failed === 0 ? '\nAffected projects are right.' : `\n${failed} faults.`);
process.exit(failed === 0 ? 0 : 1);
