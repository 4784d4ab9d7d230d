import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { root } from './outside';

const START_MS = 120_000;

export interface Api {
  url: string;
  stop: () => Promise<void>;
}

/** @throws Error with its output */
export async function startApi(): Promise<Api> {
  const main = join(root, 'apps/api/dist/main.js');
  if (!existsSync(main)) throw new Error('The API is not built: npx nx build api');
  const dataDir = await mkdtemp(join(tmpdir(), 'aranya-outside-data-'));
  const [port, webPort, identityPort] = [await getPort(), await getPort(), await getPort()];
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    API_HOST: '127.0.0.1',
    API_PORT: String(port),
    WEB_PORT: String(webPort),
    SERVE_SITE: 'no',
    SITE_URL: url,
    IDENTITY_URL: `http://127.0.0.1:${identityPort}/`,
    IDENTITY_PORT: String(identityPort),
    BREACHED_PASSWORDS_URL: 'none',
    DATA_DIR: dataDir,
    NEWS_FEEDS: 'none',
    DEMO: 'no',
    LOG_LEVEL: 'warn',
    PRESSURE_EVENT_LOOP_DELAY_MS: '0',
  };
  const child = fork(main, { env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    const impatient = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(impatient);
    await rm(dataDir, { recursive: true, force: true });
  };
  let timer: NodeJS.Timeout | undefined;
  const isReady = await Promise.race([
    new Promise<true>((done) =>
      child.on('message', (message: { type?: string }) => message.type === 'ready' && done(true)),
    ),
    ended.then(() => false),
    new Promise<false>((done) => (timer = setTimeout(() => done(false), START_MS))),
  ]);
  clearTimeout(timer);
  if (isReady) return { url, stop };
  await stop();
  throw new Error(`The API did not start:\n${output}`);
}
