import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import getPort, { clearLockedPorts } from 'get-port';
import { startClock, tellProgress } from './lib/build-progress.mjs';
import { nx } from './lib/nx.mjs';
import { readAddresses, startSite, workspaceRoot } from './lib/site.mjs';

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** A site killed a moment ago may still hold its ports. */
async function takenPorts(ports, timeoutMs = 10_000) {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const taken = [];
    for (const [name, port] of Object.entries(ports)) {
      clearLockedPorts();
      if (port > 0 && port < 65_536 && (await getPort({ port })) !== port) taken.push(name);
    }
    if (taken.length === 0 || Date.now() > until) return taken;
    await wait(300);
  }
}

/** When npm or its shell is killed, nobody can press Ctrl-C. */
async function npmAndItsShell() {
  const { ppid: parent } = process;
  const { stdout = '' } = await execa('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { reject: false });
  const [grandparent, name = ''] = stdout.trim().split(/\s+/);
  return name.endsWith('sh') ? [parent, Number(grandparent)] : [parent];
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Aranya needs Node 20.19 or newer; this is ${process.versions.node}.`);
}
const settingsFile = path.join(workspaceRoot, '.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

let site;
let ending = false;
async function end(code) {
  if (ending) return;
  ending = true;
  await site?.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
const starters = process.env.npm_lifecycle_event ? await npmAndItsShell() : [];
setInterval(() => {
  if (!starters.every(isAlive)) void end(0);
}, 1_000).unref();

const { ports } = readAddresses(process.env);
const taken = await takenPorts(ports);
if (taken.length > 0) {
  fail(
    taken
      .map((name) => `Port ${ports[name]} is taken by another program. Set ${name} to a free one.`)
      .join('\n'),
  );
}

console.log('Building what has changed since the last time.');
const building = nx(['run-many', '-t', 'build', '-p', 'web,api', '--output-style=stream'], {
  stdio: 'pipe',
  all: true,
});
const tell = (line) => console.log(`  ${line}`);
await tellProgress(building.iterable({ from: 'all' }), tell);
const build = await building;
if (build.exitCode !== 0) fail(`${build.all}\nThe build failed; its output stands above.`);

console.log('Opening the database (the first time takes some seconds).');
const clock = startClock('Opening the database.', tell);
try {
  site = await startSite({}, { print: true });
} catch (error) {
  fail(error.message);
} finally {
  clock.stop();
}
if (ending) await site.stop();

console.log(`
Ready. Ctrl-C ends it.${site.isFilling ? ' The demo community is still being filled in.' : ''}

  Site     ${site.addresses.site}
  API      ${site.addresses.api}/api/health
  Sign-in  ${site.addresses.identity}
`);
const { exitCode, signal } = await site.ended;
if (!ending) {
  console.error(`\nThe site ended by itself (${signal ?? `code ${exitCode}`}); its last lines stand above.`);
  await end(1);
}
