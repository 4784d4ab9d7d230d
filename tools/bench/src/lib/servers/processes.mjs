import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { apiOptions, builtFiles } from '../../../../workspace/lib/site.mjs';
import { AUDIENCE } from './issuer.mjs';

const floorMain = path.join(import.meta.dirname, '../../floor/server.mjs');
const apiMain = process.env.API_MAIN ?? builtFiles.api;

/** @throws Error with the output if the process ends before it is ready */
async function start(file, env, name, execArgv = []) {
  const port = await getPort();
  let output = '';
  const child = fork(file, {
    execArgv,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', API_PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-20_000)));
  const ended = new Promise((done) => child.once('close', (code, signal) => done({ code, signal })));
  await Promise.race([
    new Promise((done) => child.on('message', ({ type }) => type === 'ready' && done())),
    ended.then(() => {
      throw new Error(`${name} did not start:\n${output}`);
    }),
  ]);
  const end = async (signal) => {
    child.kill(signal);
    return ended;
  };
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** The API as operators run it. */
export async function startApi({ databaseUrl, issuer, env = {} }) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'aranya-bench-api-'));
  const process = await start(
    apiMain,
    {
      API_HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      AUTH_ISSUER: issuer.url,
      AUTH_AUDIENCE: AUDIENCE,
      NEWS_FEEDS: 'none',
      DEMO: 'no',
      LOG_LEVEL: 'warn',
      PRESSURE_EVENT_LOOP_DELAY_MS: '0',
      RATE_LIMIT_SCALE: '1000000',
      SHUTDOWN_GRACE_SECONDS: '5',
      ...env,
    },
    'API',
    apiOptions,
  );
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  return {
    ...process,
    stop: () => process.stop().finally(removeData),
    kill: () => process.kill().finally(removeData),
  };
}

/** @param env FLOOR_NOTIFIES=yes for writes that notify the other person */
export const startFloor = ({ databaseUrl, issuer, env = {} }) =>
  start(
    floorMain,
    { DATABASE_URL: databaseUrl, AUTH_ISSUER: issuer.url, AUTH_AUDIENCE: AUDIENCE, ...env },
    env.FLOOR_NOTIFIES === 'yes' ? 'notifying' : 'floor',
  );

export function readMemory(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return null;
  }
}
