/** `nx run docs:commands` runs them in a copy of the workspace. Arguments are parts of commands. */
import { makeScratch } from '../../workspace/lib/scratch.mjs';
import { readCommands } from './commands.ts';
import { howToRun } from './how-to-run.ts';

const chosen = process.argv.slice(2);
const commands = [...new Set(readCommands().map(({ text }) => text))].filter(
  (text) => chosen.length === 0 || chosen.some((part) => text.includes(part)),
);
const scratch = await makeScratch();
const env = {
  WEB_PORT: '6150',
  API_PORT: '6151',
  IDENTITY_PORT: '6152',
  NEWS_FEEDS: 'none',
  BREACHED_PASSWORDS_URL: 'none',
  DEMO: 'no',
};
const counts = { run: 0, leftOut: 0, failed: 0 };

async function runUntil({ as: command, until: ready }) {
  const child = scratch.run('sh', ['-c', command], { env, timeout: 600_000, detached: true });
  let isReady = false;
  child.all.on('data', (data) => {
    if (isReady || !ready.test(String(data))) return;
    isReady = true;
    process.kill(-child.pid, 'SIGINT');
  });
  const { all } = await child;
  return { passed: isReady, all };
}

async function runToItsEnd({ as: command, refusal }) {
  const { exitCode, all } = await scratch.run('sh', ['-c', command], { env, timeout: 1_200_000 });
  return { passed: refusal ? exitCode !== 0 && refusal.test(all) : exitCode === 0, all };
}

async function run(command) {
  const how = howToRun(command);
  if ('not' in how) {
    counts.leftOut += 1;
    return console.log(`left out ${command}: ${how.not}`);
  }
  const startedAt = performance.now();
  const { passed, all } = await (how.until ? runUntil(how) : runToItsEnd(how));
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  counts[passed ? 'run' : 'failed'] += 1;
  const what = `${how.as}${how.refusal ? `, refused with ${String(how.refusal)}` : ''}`;
  console.log(`${passed ? 'passed  ' : 'FAILED  '} ${what} (${seconds} s)`);
  return passed ? undefined : console.log(all.split('\n').slice(-30).join('\n'));
}

try {
  for (const command of commands) await run(command);
} finally {
  await scratch.remove();
}
console.log(`\ncommands: ${counts.run} passed, ${counts.failed} failed, ${counts.leftOut} only looked up`);
process.exit(counts.failed === 0 ? 0 : 1);
