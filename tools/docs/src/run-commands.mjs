/** `nx run docs:commands`: runs each command of the documents in a copy of the workspace. Arguments are parts of commands. */
import { makeScratch } from '../../generators/long/scratch.mjs';
import { readCommands } from './commands.ts';
import { howToRun } from './how-to-run.ts';

const chosen = process.argv.slice(2);
const commands = [...new Set(readCommands().map(({ text }) => text))].filter(
  (text) => chosen.length === 0 || chosen.some((part) => text.includes(part)),
);
const scratch = await makeScratch();
const ports = { WEB_PORT: '6150', API_PORT: '6151', IDENTITY_PORT: '6152' };
let failed = 0;

async function runUntil(command, ready) {
  const child = scratch.run('sh', ['-c', command], { env: ports, timeout: 600_000, detached: true });
  let isReady = false;
  child.all.on('data', (data) => {
    if (isReady || !ready.test(String(data))) return;
    isReady = true;
    process.kill(-child.pid, 'SIGINT');
  });
  const { all } = await child;
  return { passed: isReady, all };
}

async function run(command) {
  const how = howToRun(command);
  if ('not' in how) return console.log(`left out ${command}: ${how.not}`);
  const { passed, all } = how.until
    ? await runUntil(how.as, how.until)
    : await scratch
        .run('sh', ['-c', how.as], { env: ports, timeout: 1_200_000 })
        .then(({ exitCode, all: output }) => ({ passed: exitCode === 0, all: output }));
  console.log(`${passed ? 'passed  ' : 'FAILED  '} ${how.as}`);
  if (passed) return undefined;
  failed += 1;
  return console.log(all.split('\n').slice(-30).join('\n'));
}

try {
  for (const command of commands) await run(command);
} finally {
  await scratch.remove();
}
console.log(failed === 0 ? '\nEach command of the documents runs.' : `\n${failed} commands failed.`);
process.exit(failed === 0 ? 0 : 1);
