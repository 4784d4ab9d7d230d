import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { Client } from 'pg';
import { makeFolder, unprivileged } from './postgres-server';
import { waitUntil } from './wait-until';

const PROGRAM = '/usr/sbin/pgbouncer';
const START_MS = 10_000;

export interface PgBouncer {
  /** The address of the same database through the pooler. */
  through(url: string): string;
  remove(): Promise<void>;
}

/**
 * PgBouncer in transaction mode before the server of `url`, with Debian's own settings otherwise.
 * @param poolSize connections to each database
 */
export async function startPgBouncer(url: string, poolSize: number): Promise<PgBouncer> {
  if (!existsSync(PROGRAM)) throw new Error('These tests need pgbouncer, which is not installed here.');
  const { hostname, port: serverPort, username, password } = new URL(url);
  const [folder, port] = [await makeFolder(), await getPort()];
  const config = join(folder, 'pgbouncer.ini');
  const target = `host=${hostname} port=${serverPort || 5432} user=${username} password=${decodeURIComponent(password)}`;
  await writeFile(
    config,
    [
      '[databases]',
      `* = ${target}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${poolSize}`,
    ].join('\n'),
  );
  const child = spawn(PROGRAM, [config], { cwd: folder, stdio: 'ignore', ...unprivileged() });
  const ended = new Promise((done) => child.once('close', done).once('error', done));
  const through = (direct: string) => {
    const pooled = new URL(direct);
    pooled.host = `127.0.0.1:${port}`;
    return pooled.href;
  };
  const answers = async () => {
    const client = new Client({ connectionString: through(url) });
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  };
  await waitUntil(answers, START_MS);
  return {
    through,
    remove: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
