/**
 * `nx run tools:e2e-generators` runs each generator in a copy of the workspace, then formatting, lint, types
 * and tests. Arguments choose generators; `--narrow` runs only the nearest tests.
 */
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { makeScratch } from '../../workspace/lib/scratch.mjs';

const samples = 'tools/generators/src/testing';

/** The generator leaves the level of protection to a person. */
const protection = `  - taxon: Semnopithecus johnii
    level: coarse
    reasons: [hunting]
    why: It is hunted for supposed medicine.
`;

const runs = {
  species: {
    afterwards: (folder) =>
      appendFile(path.join(folder, 'libs/wildlife-data/data/sensitivity.yaml'), protection),
    options: ['--name=Nilgiri Langur', `--record=${samples}/nilgiri-langur.yaml`],
    tests: ['wildlife-data:test', 'artwork:test'],
  },
  park: {
    options: ['--name=Mudumalai National Park', `--record=${samples}/mudumalai.yaml`],
    tests: ['wildlife-data:test', 'artwork:test'],
  },
  call: {
    options: ['--domain=notes', '--name=recent'],
    tests: ['contracts:test', 'api:test'],
    narrow: ['api:test -- recent.spec authorisation-matrix openapi cursors'],
  },
  feature: {
    options: [
      '--name=field-notes',
      '--title=Field notes',
      '--description=What members wrote down outdoors, in their own words.',
    ],
    tests: ['web:test'],
    narrow: ['web:test -- field-notes paths sitemap page-meta'],
  },
};

const args = process.argv.slice(2);
const isNarrow = args.includes('--narrow');
const toProject = (file) => file.split('/').slice(0, 2).join('/');
const failures = [];

async function check(scratch, name, [command, ...args]) {
  const { exitCode, all } = await scratch.run(command, args);
  console.log(`${exitCode === 0 ? 'passed' : 'FAILED'}  ${name}: ${command} ${args.join(' ')}`);
  if (exitCode === 0) return;
  failures.push(name);
  console.log(all.split('\n').slice(-60).join('\n'));
}

async function tryGenerator(name, { options, tests, narrow = tests, afterwards }) {
  const scratch = await makeScratch();
  try {
    await check(scratch, name, ['nx', 'g', `@aranya/tools:${name}`, ...options]);
    await afterwards?.(scratch.folder);
    const files = await scratch.changedFiles();
    console.log(files.map((file) => `        ${file}`).join('\n'));
    const code = files.filter((file) => /\.tsx?$/.test(file));
    const configs = [...new Set(files.map(toProject))].filter((folder) =>
      /^(apps|libs|tools)\//.test(folder),
    );
    await check(scratch, name, [
      'prettier',
      '--check',
      ...files.filter((file) => /\.(tsx?|md|json)$/.test(file)),
    ]);
    await scratch.run('nx', ['show', 'projects']);
    await check(scratch, name, ['eslint', '--max-warnings=0', ...code]);
    const projects = configs.map((folder) => folder.split('/')[1]).join(',');
    await check(scratch, name, ['nx', 'run-many', '-t', 'typecheck', '-p', projects, '--parallel=1']);
    for (const test of isNarrow ? narrow : tests)
      await check(scratch, name, ['nx', 'run', ...test.split(' ')]);
  } finally {
    await scratch.remove();
  }
}

const chosen = args.filter((arg) => arg in runs);
for (const [name, run] of Object.entries(runs))
  if (chosen.length === 0 || chosen.includes(name)) await tryGenerator(name, run);
console.log(failures.length === 0 ? '\nAll generators are green.' : `\nFailed: ${failures.join(', ')}`);
process.exit(failures.length === 0 ? 0 : 1);
