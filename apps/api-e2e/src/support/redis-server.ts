import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createClient } from '@redis/client';
import getPort from 'get-port';

const PROGRAMS = ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/usr/local/bin/redis-server'];

/** Redis or Valkey in memory, which dies and starts again as told. */
export class RedisServer {
  private child: ChildProcess | null = null;
  private ended: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly program: string,
    readonly port: number,
  ) {}

  /** @throws Error where neither is installed */
  static async start(): Promise<RedisServer> {
    const program = PROGRAMS.find((file) => existsSync(file));
    if (program === undefined)
      throw new Error('These tests need redis-server or valkey-server, and none is installed here.');
    const server = new RedisServer(program, await getPort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(this.program, args, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'ignore'] });
    this.child = child;
    this.ended = new Promise((done) => child.once('close', done));
    await new Promise<void>((done, failed) => {
      child.once('close', () => failed(new Error('Redis did not start.')));
      child.stdout.on('data', (text) => String(text).includes('Ready to accept') && done());
    });
  }

  /** Messages that were published since the start. */
  async publishedCount(): Promise<number> {
    const client = createClient({ url: this.url });
    await client.connect();
    const statistics = await client.info('commandstats');
    await client.close();
    return Number(/^cmdstat_publish:calls=(\d+)/m.exec(statistics)?.[1] ?? 0);
  }

  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.ended;
  }
}
