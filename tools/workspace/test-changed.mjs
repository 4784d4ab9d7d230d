/** Files differ from HEAD or `--base=`. Large projects test only changed folders. */
import path from 'node:path';
import { execa } from 'execa';
import { nx } from './lib/nx.mjs';
import { workspaceRoot } from './lib/site.mjs';

const base = process.argv.find((argument) => argument.startsWith('--base='))?.slice(7) ?? 'HEAD';
const git = async (...args) => {
  const { stdout } = await execa('git', args, { cwd: workspaceRoot });
  return stdout.split('\n').filter(Boolean);
};
const files = [
  ...(await git('diff', '--name-only', '--diff-filter=d', base)),
  ...(await git('ls-files', '--others', '--exclude-standard')),
];

/** Their whole suites take minutes. */
const large = {
  'apps/api': ['tests/security/authorisation-matrix'],
  'apps/web': [],
};

function toFolderPattern(project, file) {
  const folder = path.dirname(path.relative(`${project}/src`, file));
  if (folder === '.') return 'src/[^/]+$';
  return `src/${folder
    .split('/')
    .slice(0, project === 'apps/web' ? 2 : 1)
    .join('/')}/`;
}

const changed = new Map();
for (const file of files) {
  const [, project] = /^((?:apps|libs|tools)\/[^/]+)\//.exec(file) ?? [];
  if (project) changed.set(project, [...(changed.get(project) ?? []), file]);
}
const hasE2eAlone = (project) => project.endsWith('-e2e');
const projects = [...changed.keys()].filter((project) => !hasE2eAlone(project));

const whole = projects.filter((project) => !(project in large));
const runs = [['affected', '-t', 'typecheck', `--base=${base}`]];
if (projects.length > 0) runs.push(['run-many', '-t', 'lint', '-p', projects.join(',')]);
if (whole.length > 0) runs.push(['run-many', '-t', 'test', '-p', whole.join(',')]);
for (const project of projects.filter((each) => each in large)) {
  const folders = changed.get(project).map((file) => toFolderPattern(project, file));
  const named = [...new Set([...folders, ...large[project]])];
  runs.push(['run', `${path.basename(project)}:test`, '--', ...named, '--passWithNoTests']);
}

let failed = false;
const waiting = runs.values();
async function work() {
  for (const args of waiting) {
    const { exitCode } = await nx(args.includes('--') ? args : [...args, '--output-style=static']);
    failed ||= exitCode !== 0;
  }
}
console.log(
  files.length === 0 ? `Nothing differs from ${base}.` : `${files.length} files differ from ${base}.`,
);
if (files.length > 0) {
  // Both sides read these files, so neither may write them meanwhile.
  const { exitCode } = await nx(['run', 'wildlife-data:facts', '--output-style=static']);
  if (exitCode === 0) await Promise.all([work(), work()]);
  else failed = true;
}
console.log(`${failed ? 'Failed' : 'Passed'} in ${Math.round(performance.now() / 1000)} s.`);
process.exit(failed ? 1 : 0);
