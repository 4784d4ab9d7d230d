/** Arguments name parts, `--list` prints them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { ensureChromium, installEngines } from './lib/install.mjs';
import { nx } from './lib/nx.mjs';
import { installServers, nxOnPostgres } from './lib/postgres.mjs';
import { addCounts, closingLine, failureLines, noCounts, readCounts, removeReports } from './lib/results.mjs';
import { workspaceRoot } from './lib/site.mjs';

const read = (file) => readFileSync(path.join(workspaceRoot, file), 'utf8');
/** The oldest Node that the parts allow, and the newest long-term release. */
const nodes = [JSON.parse(read('package.json')).engines.node.replace('>=', ''), read('.nvmrc').trim()];

const fresh = ['--output-style=static', '--skip-nx-cache', '--parallel=1'];
const onEmbedded = (args, env) => nx(args, { env: { TEST_DATABASE_URL: '', ...env } });
const onServer = (args, env) => nxOnPostgres(args, { env });
const target = (name, env) => () => onServer(['run', name, ...fresh], env);
const onNode = (version) => () =>
  execa('npm', ['exec', '--yes', `--package=node@${version}`, '--', 'npm', 'test'], {
    cwd: workspaceRoot,
    reject: false,
    stdio: ['ignore', 'inherit', 'inherit'],
  });

const parts = {
  'night-specs': () => onServer(['run-many', '-t', 'test', 'e2e', ...fresh], { NIGHT: 'yes' }),
  'night-specs-embedded': () => onEmbedded(['run', 'api:test', ...fresh], { NIGHT: 'yes' }),
  'browser-embedded': () => onEmbedded(['run', 'web-e2e:e2e', ...fresh]),
  engines: async () => {
    await installEngines();
    return onServer(['run', 'web-e2e:engines', ...fresh]);
  },
  'api-embedded': () => onEmbedded(['run', 'api:test', ...fresh]),
  'api-server': target('api:test'),
  fuzz: target('api:fuzz'),
  'faults-embedded': () => onEmbedded(['run', 'api-e2e:faults', ...fresh], { ROUNDS: 'long' }),
  'faults-server': target('api-e2e:faults', { ROUNDS: 'long' }),
  'app-outside': target('field-notes-cli:outside'),
  generators: target('tools:e2e-generators'),
  affected: target('workspace:affected'),
  commands: target('docs:commands'),
  image: target('deploy:try-image'),
  ...Object.fromEntries(nodes.map((version) => [`node-${version}`, onNode(version)])),
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.log(JSON.stringify(Object.keys(parts)));
  process.exit(chosen.includes('--list') ? 0 : 1);
}

await installServers();
process.env.CHROMIUM_PATH = await ensureChromium();
let total = noCounts;
const lines = [];
let failed = false;
for (const [name, run] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  removeReports();
  const startedAt = performance.now();
  console.log(`\n== ${name}`);
  const { exitCode } = await run();
  for (const failure of failureLines()) console.log(failure);
  const counts = readCounts();
  total = addCounts(total, counts);
  failed ||= exitCode !== 0 || counts.failed > 0;
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  const hasCounts = counts.passed + counts.failed + counts.skipped > 0;
  const outcome = `${exitCode === 0 ? 'passed' : 'FAILED'}  ${name}`;
  lines.push(`${outcome}${hasCounts ? `: ${closingLine(counts)}` : ''} (${minutes} min)`);
}
console.log(`\n${lines.join('\n')}\n\n${closingLine(total)}`);
process.exit(failed ? 1 : 0);
