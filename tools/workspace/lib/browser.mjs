/** Finds a Chromium for the browser journeys, or installs one. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './processes.mjs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium on this machine: CHROMIUM_PATH, a usual place, or Playwright's own; null where none is. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
    return wanted;
  }
  return [...usual, chromium.executablePath()].find((file) => file && existsSync(file)) ?? null;
}

/** A Chromium, installed where it is missing: by apt for root on Debian and its kin, else by Playwright. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium on this machine: installing one for the browser journeys.');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, quiet: true });
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env, quiet: true });
  }
  if (!findChromium()) await run('npx', ['playwright', 'install', 'chromium'], { quiet: true });
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      'The browser journeys need Chromium, and it could not be installed here. ' +
        'Install Chromium or Chrome and run again, or name it by CHROMIUM_PATH.',
    );
  }
  return installed;
}
