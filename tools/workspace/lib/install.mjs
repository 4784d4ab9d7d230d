import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execa } from 'execa';

/** Works only as root on Debian or a derivative. */
export async function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')}.`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, reject: false };
  await execa('apt-get', ['update', '-qq'], options);
  await execa('apt-get', ['install', '-y', '-qq', ...packages], options);
}

const REDIS_SERVERS = ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/usr/local/bin/redis-server'];

export async function installRedis() {
  if (!REDIS_SERVERS.some((file) => existsSync(file))) await aptInstall('redis-server');
}

export async function installPgBouncer() {
  if (!existsSync('/usr/sbin/pgbouncer')) await aptInstall('pgbouncer');
}

export async function installCaddy() {
  if (!existsSync('/usr/bin/caddy') && !existsSync('/usr/local/bin/caddy')) await aptInstall('caddy');
}

export async function installEngines() {
  const isThere = (file) => existsSync(`/usr/bin/${file}`);
  if (!isThere('firefox-esr') && !isThere('firefox')) await aptInstall('firefox-esr');
  if (!isThere('WebKitWebDriver')) await aptInstall('webkit2gtk-driver');
  if (!isThere('xvfb-run')) await aptInstall('xvfb');
}

/** Browser tests are a fifth faster in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** @throws Error if CHROMIUM_PATH names a missing one */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH))
      throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist.`);
    return CHROMIUM_PATH;
  }
  return [HEADLESS_SHELL, '/usr/bin/chromium', chromium.executablePath()].find((file) => existsSync(file));
}

/** Takes CHROMIUM_PATH, Debian's or Playwright's own, or installs one. */
export async function ensureChromium() {
  let found = findChromium();
  if (!found) {
    await aptInstall('chromium-headless-shell');
    found = findChromium();
  }
  if (!found) {
    await execa('playwright', ['install', 'chromium'], {
      preferLocal: true,
      reject: false,
      stdout: 'inherit',
    });
    found = findChromium();
  }
  if (!found) throw new Error('The browser tests need Chromium. Install it, or name one by CHROMIUM_PATH.');
  return found;
}
