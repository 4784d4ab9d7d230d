/** `npm run test:long`. */
import { ensureChromium } from './lib/install.mjs';
import { nx } from './lib/nx.mjs';

const env = { CHROMIUM_PATH: await ensureChromium() };
const { exitCode } = await nx(['run', 'web-e2e:e2e-long', '--output-style=static'], { env });
process.exit(exitCode);
