/** `npm run test:long`: the runs that take too long for every change. */
import path from 'node:path';
import { ensureChromium } from './lib/browser.mjs';
import { nx, run, workspaceRoot } from './lib/processes.mjs';

const browser = await ensureChromium();
const env = { NX_DAEMON: 'false', CHROMIUM_PATH: browser };
const build = await nx(['run-many', '-t', 'build', '-p', 'web,api'], { env });
if (build.code !== 0) process.exit(1);
const cli = path.join(workspaceRoot, 'node_modules/@playwright/test/cli.js');
const config = 'apps/web-e2e/playwright.long.config.ts';
const { code } = await run(process.execPath, [cli, 'test', '--config', config, ...process.argv.slice(2)], {
  env,
});
process.exit(code);
