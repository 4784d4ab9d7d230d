import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { Client } from 'pg';
import { waitUntil } from './wait-until';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
const START_MS = 30_000;

/** PostgreSQL and PgBouncer do not run as root. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const readId = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: readId('-u'), gid: readId('-g') };
}

/** A folder that the unprivileged user may write to. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-postgres-'));
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}

function programs(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
  return [...folders, '/usr/local/bin', '/usr/bin'].find((one) => existsSync(join(one, 'initdb'))) ?? '';
}

/** A server in a folder of its own, which starts, dies and is promoted as told. */
export class PostgresServer {
  private child: ChildProcess | null = null;
  private ended: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  /** An empty primary with the database `aranya`. */
  static async startPrimary(): Promise<PostgresServer> {
    const server = new PostgresServer(await makeFolder(), await getPort());
    const options = [
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ];
    await server.run('initdb', [`--pgdata=${server.data}`, ...options]);
    await server.start();
    await server.query('create database aranya', 'postgres');
    return server;
  }

  /** A streaming replica of `primary`. */
  static async startStandby(primary: PostgresServer): Promise<PostgresServer> {
    const server = new PostgresServer(await makeFolder(), await getPort());
    const source = ['--host=127.0.0.1', `--port=${primary.port}`, '--username=postgres'];
    const options = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
    await server.run('pg_basebackup', [...source, ...options, `--pgdata=${server.data}`]);
    await server.start();
    return server;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/aranya`;
  }

  private get data(): string {
    return join(this.folder, 'data');
  }

  private async run(program: string, args: string[]): Promise<void> {
    await run(join(programs(), program), args, { cwd: this.folder, ...unprivileged() });
  }

  async start(): Promise<void> {
    // Only the process dies here, never the machine.
    const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${this.folder}`, 'fsync=off'];
    const args = ['-D', this.data, '-p', String(this.port), ...settings.flatMap((one) => ['-c', one])];
    const child = spawn(join(programs(), 'postgres'), args, {
      cwd: this.folder,
      // A group of its own dies as one.
      detached: true,
      stdio: 'ignore',
      ...unprivileged(),
    });
    this.child = child;
    this.ended = new Promise((done) => child.once('close', done));
    const answers = () =>
      this.query('select 1', 'postgres').then(
        () => true,
        () => false,
      );
    await waitUntil(answers, START_MS);
  }

  async query(text: string, database = 'aranya'): Promise<Record<string, unknown>[]> {
    const client = new Client({ host: '127.0.0.1', port: this.port, user: 'postgres', database });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  }

  promote(): Promise<unknown> {
    return this.query('select pg_promote(false)');
  }

  /** As a power cut does. */
  async kill(): Promise<void> {
    if (this.child?.pid === undefined || this.child.exitCode !== null || this.child.signalCode !== null)
      return;
    process.kill(-this.child.pid, 'SIGKILL');
    await this.ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
