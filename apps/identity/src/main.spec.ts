import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SITE } from './testing/start-test-server';
import { MIRA, Visitor, webMessage } from './testing/visitor';
import type { Person } from './testing/visitor';

const MAIN = resolve(__dirname, 'main.ts');

interface Started {
  process: ChildProcess;
  url: string;
  output(): string;
}

describe('the process', () => {
  let folder: string;
  const running = new Set<ChildProcess>();
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aranya-main-'));
  });
  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  /** In an empty folder, without .env. */
  const run = (env: Record<string, string> = {}) => {
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, ['--import', require.resolve('tsx'), MAIN], {
      cwd: folder,
      env: { PATH, IDENTITY_PORT: '0', TSX_TSCONFIG_PATH: resolve(__dirname, '../tsconfig.json'), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (output += String(chunk)));
    return { process: child, output: () => output };
  };

  const start = async (env?: Record<string, string>): Promise<Started> => {
    const child = run(env);
    const url = await new Promise<string>((ready, reject) => {
      child.process.once('message', (message: { type: string; url: string }) => {
        if (message.type === 'ready') ready(message.url);
      });
      child.process.once('exit', () => reject(new Error(`The server ended: ${child.output()}`)));
    });
    return { ...child, url };
  };

  const exitOf = async ({ process: child }: { process: ChildProcess }): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  };

  test('prints one line when it is ready, tells its parent, and ends on SIGTERM', async () => {
    const server = await start();
    expect(await (await fetch(new URL('/health', server.url))).json()).toEqual({ status: 'ok' });
    const signalled = performance.now();
    server.process.kill('SIGTERM');
    expect(await exitOf(server)).toBe(0);
    expect(performance.now() - signalled).toBeLessThan(2500);
    expect(server.output()).toBe(`Sign-in on ${server.url} for ${SITE}\n`);
  });

  test('stores its data in DATA_DIR/identity', async () => {
    const server = await start({ DATA_DIR: 'data' });
    expect((await readdir(join(folder, 'data', 'identity'))).sort()).toEqual([
      'accounts',
      'keys.json',
      'oidc',
    ]);
    server.process.kill('SIGTERM');
    await exitOf(server);
  });

  test('ends with its parent', async () => {
    const server = await start();
    server.process.disconnect();
    expect(await exitOf(server)).toBe(0);
  });

  test('reports in one line that the port is taken', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = run({ IDENTITY_PORT: String(port) });
    expect(await exitOf(server)).toBe(1);
    expect(server.output()).toBe(
      `Sign-in server: port ${port} is taken. End what uses it, or set IDENTITY_PORT.\n`,
    );
    other.close();
  });

  test('does not start in production', async () => {
    const server = run({ NODE_ENV: 'production' });
    expect(await exitOf(server)).toBe(1);
    expect(server.output()).toMatch(
      /^Sign-in server: NODE_ENV is "production": .*IDENTITY_ALLOW_PRODUCTION=yes.*\n$/,
    );
  });

  test('starts in production when it is allowed', async () => {
    const server = await start({ NODE_ENV: 'production', IDENTITY_ALLOW_PRODUCTION: 'yes' });
    server.process.kill('SIGTERM');
    expect(await exitOf(server)).toBe(0);
  });

  test('keeps everybody signed in over a restart of server and browser', async () => {
    const first = await start();
    const visitor = new Visitor(first);
    const tokens = await visitor.exchange(await visitor.signUp(MIRA));
    first.process.kill('SIGTERM');
    await exitOf(first);

    const again = await start({ IDENTITY_PORT: new URL(first.url).port });
    expect(again.url).toBe(first.url);
    visitor.cookies.reopenBrowser();
    expect(webMessage(await visitor.renewSilently()).response['code']).toEqual(expect.any(String));
    expect(await visitor.refresh(tokens.refresh_token)).toMatchObject({ status: 200 });
    const userInfo = await fetch(new URL('/userinfo', again.url), {
      headers: { Authorization: `Bearer ${tokens.access_token}` },
    });
    expect(userInfo.status).toBe(200);
  });

  test('keeps everything confirmed when it is killed during writes', async () => {
    const first = await start();
    const confirmed: { person: Person; visitor: Visitor }[] = [];
    const signUps = Array.from({ length: 5 }, async (_, number) => {
      const visitor = new Visitor(first);
      const person = { ...MIRA, email: `visitor${number}@example.com` };
      const arrival = await visitor.signUp(person);
      if (arrival.url.origin === SITE) confirmed.push({ person, visitor });
      if (confirmed.length === 2) first.process.kill('SIGKILL');
    });
    await Promise.allSettled(signUps);
    await exitOf(first);
    expect(confirmed.length).toBeGreaterThanOrEqual(2);

    const again = await start({ IDENTITY_PORT: new URL(first.url).port });
    for (const { person, visitor } of confirmed) {
      expect(webMessage(await visitor.renewSilently()).response['code']).toEqual(expect.any(String));
      expect((await new Visitor(again).signIn(person)).url.origin).toBe(SITE);
    }
    expect(again.output()).not.toContain('damaged');
  });
});
