/**
 * `npm start`: builds what has changed, starts local sign-in, the API with its database, and the site, and says where
 * they are. Ctrl-C ends everything; so does the end of the process that started this one.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isAlive, npmAndItsShell, nx, workspaceRoot } from './lib/processes.mjs';
import { addressesOf, startSite, takenPorts } from './lib/site.mjs';

const began = Date.now();
const seconds = () => `${((Date.now() - began) / 1000).toFixed(0).padStart(3)} s`;
const step = (text) => console.log(`${seconds()}  ${text}`);
const fail = (text) => {
  console.error(`\n${text}\n`);
  process.exit(1);
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`Aranya needs Node 20.19 or newer; this is ${process.versions.node}.`);
const settingsFile = path.join(workspaceRoot, '.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

const { ports } = addressesOf(process.env);
const taken = await takenPorts(ports);
if (taken.length > 0) {
  const names = { web: 'WEB_PORT', api: 'API_PORT', identity: 'IDENTITY_PORT' };
  fail(
    taken
      .map(
        ([name, number]) => `Port ${number} is taken by another program. Set ${names[name]} to a free one.`,
      )
      .join('\n'),
  );
}

step('Building the site (only what has changed since the last time)');
const build = await nx(['run-many', '-t', 'build', '-p', 'web,api', '--output-style=static'], {
  quiet: true,
  env: { NX_DAEMON: 'false', FORCE_COLOR: '0' },
});
if (build.code !== 0) fail(`${build.output}\nThe build failed; its output stands above.`);

let site;
let ending = false;
async function end(code) {
  if (ending) return;
  ending = true;
  await site?.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!ending) console.log('\nEnding.');
    void end(0);
  });
}
// npm, which started this, is gone without a word: nobody is left to press Ctrl-C.
const starters = process.env.npm_lifecycle_event ? npmAndItsShell() : [];
setInterval(() => {
  if (!starters.every(isAlive)) void end(0);
}, 1_000).unref();

try {
  site = await startSite({}, { onStep: step });
} catch (error) {
  fail(error.message);
}
// A signal came while the parts were starting.
if (ending) await site.stop();
for (const part of site.parts) part.echo = true;
step('Ready. Ctrl-C ends it.\n');
console.log(`  Site     ${site.addresses.site}`);
console.log(`  API      ${site.addresses.api}/api/health`);
console.log(`  Sign-in  ${site.addresses.identity}\n`);

const { part, code, signal } = await site.firstEnd;
if (!ending) {
  console.error(`\n${part.name} ended by itself (${signal ?? `code ${code}`}); its last lines stand above.`);
  await end(1);
}
