import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import sharp from 'sharp';
import { Browser } from './browser';
import { checkSources, compileExamples, installOutside, root } from './outside';
import { AUDIENCE, startProvider } from './provider';
import { type Ended, start } from './run';

let provider: Awaited<ReturnType<typeof startProvider>>;
let site: string;
let folder: string;
let home: string;
let stopApi: () => Promise<void>;

async function startApi(issuer: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const main = join(root, 'apps/api/dist/main.js');
  if (!process.env['API_SOURCES'] && !existsSync(main))
    throw new Error('The API is not built: npx nx build api');
  const dataDir = await mkdtemp(join(tmpdir(), 'aranya-outside-data-'));
  const port = await getPort();
  const env = {
    API_HOST: '127.0.0.1',
    API_PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    AUTH_ISSUER: issuer,
    AUTH_AUDIENCE: AUDIENCE,
    AUTH_DEVICE_CLIENT_ID: 'aranya-cli',
    NEWS_FEEDS: 'none',
    DEMO: 'no',
    NODE_ENV: 'production',
  };
  const { child, ended } = start(
    'node',
    process.env['API_SOURCES'] ? ['--import', 'tsx', join(root, 'apps/api/src/main.ts')] : [main],
    { env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'apps/api/tsconfig.json'), ...env } },
  );
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const ready = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (ready?.ok) break;
    if (tries === 300 || child.exitCode !== null) {
      child.kill();
      throw new Error(JSON.stringify(await ended));
    }
    await new Promise((done) => setTimeout(done, 200));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}

/** The installed app, not ended yet. */
const startFieldNotes = (args: string[]) =>
  start(join(folder, 'node_modules/.bin/field-notes'), [...args, `--site=${site}`], {
    cwd: folder,
    env: { ...process.env, XDG_CONFIG_HOME: home },
  });
const fieldNotes = (args: string[]): Promise<Ended> => startFieldNotes(args).ended;

/** Confirms the code of a program that signs in, as its person would in a browser. */
async function confirm(address: string): Promise<void> {
  const page = await new Browser().confirm(address, { login: 'asha', password: 'anything' });
  expect(page).toContain('Sign-in Success');
}

beforeAll(async () => {
  provider = await startProvider();
  const [api, made] = await Promise.all([startApi(provider.issuer), installOutside()]);
  [site, stopApi, folder] = [api.url, api.stop, made];
  home = await mkdtemp(join(tmpdir(), 'aranya-home-'));
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#486b3c' } })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, 'squirrel.jpg'), picture);
}, 180_000);
afterAll(async () => {
  await stopApi();
  await provider.close();
  for (const each of [folder, home]) await rm(each, { recursive: true, force: true });
});

test('the packed contract and app compile outside the workspace', async () => {
  expect(existsSync(join(folder, 'node_modules/@aranya/contracts/LICENSE'))).toBe(true);
  await Promise.all([compileExamples(folder), checkSources(folder)]);
});

test('without a session the app says what to do, with an exit code', async () => {
  const answer = await fieldNotes(['whoami']);
  expect([answer.exitCode, answer.stdout, answer.stderr]).toEqual([
    3,
    '',
    'Please sign in: field-notes sign-in',
  ]);
  expect((await fieldNotes(['fly'])).exitCode).toBe(2);
  expect((await fieldNotes(['--help'])).stdout).toContain('field-notes sign-in');
});

test('signs in by the device flow and keeps the session for its person alone', async () => {
  const running = startFieldNotes(['sign-in']);
  const [, address = ''] = await running.seen(/Open (\S+)\nand confirm the code \S+/);
  await confirm(address);
  expect((await running.ended).exitCode).toBe(0);
  const file = join(home, 'field-notes/sessions.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await fieldNotes(['whoami'])).stdout).toBe(`Asha Menon at ${site}`);
});

test('posts a picture with progress, while another terminal follows the stream', async () => {
  const following = startFieldNotes(['follow', '--count=1']);
  await following.seen(/ready/);
  const args = [
    'post',
    'A giant squirrel',
    '--picture=squirrel.jpg',
    '--alt=A squirrel',
    '--species=bengal-tiger',
  ];
  const posted = await fieldNotes(args);
  expect(posted.stderr).toMatch(/Sending 100 % \([\d.]+ kB of [\d.]+ kB\)/);
  expect(posted.exitCode).toBe(0);
  const [, postId = ''] = /\/community\/post\/(\S+)$/.exec(posted.stdout) ?? [];
  expect((await fieldNotes(['feed'])).stdout).toContain('A giant squirrel\n[A squirrel]');

  // A comment on the open post is an event for whoever looks at it.
  const { accessToken } = await sessionOf();
  const call = (path: string, body: object) =>
    fetch(`${site}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await call('/post/watch', { postId, open: true })).status).toBe(200);
  const comment = { postId, content: 'What a tail!', client_id: crypto.randomUUID() };
  expect((await call('/comments/add', comment)).status).toBe(200);
  const followed = await following.ended;
  expect(followed.exitCode).toBe(0);
});

async function sessionOf(): Promise<{ accessToken: string }> {
  const { readFile } = await import('node:fs/promises');
  const sessions = JSON.parse(await readFile(join(home, 'field-notes/sessions.json'), 'utf8')) as Record<
    string,
    { accessToken: string }
  >;
  return sessions[site] ?? { accessToken: '' };
}

test('the three examples of the README run', async () => {
  await cp(join(folder, 'squirrel.jpg'), join(folder, 'built/squirrel.jpg'));
  const example = (name: string, ...args: string[]) =>
    start('node', [join(folder, `built/${name}.js`), site, ...args], { cwd: folder });
  expect((await example('public').ended).stdout).toMatch(/^Aranya speaks the contract \d+\.\d+\.\d+\n/);

  const posting = example('post', 'squirrel.jpg');
  const [, address = '', code = ''] = await posting.seen(/Open (\S+) and type (\S+)/);
  await confirm(`${address}?user_code=${code}`);
  expect((await posting.ended).stdout).toContain(`Published ${site}/community/post/`);

  const { accessToken } = await sessionOf();
  const following = example('follow', accessToken);
  await following.seen(/^ready$/m);
  following.child.kill();
});

test('signing out forgets the session', async () => {
  expect((await fieldNotes(['sign-out'])).exitCode).toBe(0);
  expect((await fieldNotes(['whoami'])).exitCode).toBe(3);
});
