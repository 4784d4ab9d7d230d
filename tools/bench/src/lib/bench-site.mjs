import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../../workspace/lib/install.mjs';
import { startSite } from '../../../workspace/lib/site.mjs';

export { quantile } from './statistics.mjs';

export async function startBenchSite(env = {}) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'aranya-bench-'));
  const site = await startSite({
    WEB_PORT: '4290',
    API_PORT: '3390',
    IDENTITY_PORT: '3391',
    SITE_URL: 'http://localhost:4290',
    AUTH_ISSUER: '',
    IDENTITY_URL: '',
    BREACHED_PASSWORDS_URL: 'none',
    DATA_DIR: dataDir,
    NEWS_FEEDS: 'none',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
    PRESSURE_EVENT_LOOP_DELAY_MS: '0',
    ...env,
  });
  return {
    ...site,
    end: async () => {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function launchBrowser(switches = []) {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      ...switches,
    ],
  });
}
