import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import getPort from 'get-port';
import { aptInstall } from '../../../../workspace/lib/install.mjs';

const PROGRAMS = ['/usr/bin/redis-server', '/usr/bin/valkey-server'];
const find = () => PROGRAMS.find((file) => existsSync(file));

/**
 * Redis or Valkey in memory.
 * @returns null where neither is installed nor can be
 */
export async function startRedis() {
  if (find() === undefined) await aptInstall('redis-server');
  const program = find();
  if (program === undefined) return null;
  const port = await getPort();
  const child = spawn(program, ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    cwd: os.tmpdir(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((done, failed) => {
    child.once('exit', () => failed(new Error('Redis did not start.')));
    child.stdout.on('data', (text) => String(text).includes('Ready to accept') && done());
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => new Promise((done) => child.once('exit', done).kill()),
  };
}
