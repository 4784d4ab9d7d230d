import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Api, startApi } from './api';
import { Browser } from './browser';
import { checkSources, compileExamples, installOutside } from './outside';
import { type Ended, start } from './run';

const [asha, bina] = ['Asha Menon', 'Bina Rao'].map(
  (name) =>
    new Browser({
      name,
      email: `${name.slice(0, 4).toLowerCase()}@example.com`,
      password: 'squirrels over the stream',
    }),
) as [Browser, Browser];
let api: Api | undefined;
let site: string;
let folder: string;
let home: string;

/** The installed app, not ended yet. */
const startFieldNotes = (args: string[], person = 'asha') =>
  start(join(folder, 'node_modules/.bin/field-notes'), [...args, `--site=${site}`], {
    cwd: folder,
    env: { ...process.env, XDG_CONFIG_HOME: join(home, person) },
  });
const fieldNotes = (args: string[]): Promise<Ended> => startFieldNotes(args).ended;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'aranya-home-'));
  // One after the other: a failure of either leaves nothing running.
  folder = await installOutside();
  api = await startApi();
  site = api.url;
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#486b3c' } })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, 'squirrel.jpg'), picture);
}, 300_000);
afterAll(async () => {
  await api?.stop();
  for (const each of [folder, home]) if (each) await rm(each, { recursive: true, force: true });
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
  for (const help of ['--help', 'help']) {
    const { exitCode, stdout } = await fieldNotes([help]);
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('field-notes sign-in')]);
  }
});

test('the first Ctrl+C ends what waits for a person', async () => {
  const running = startFieldNotes(['sign-in']);
  await running.seen(/confirm the code/);
  running.child.kill('SIGINT');
  await running.ended;
  expect(running.child.signalCode).toBe('SIGINT');
});

const sessionsFile = (person: string) => join(home, person, 'field-notes/sessions.json');

async function tokenOf(person: string): Promise<string> {
  const sessions = JSON.parse(await readFile(sessionsFile(person), 'utf8')) as Record<
    string,
    { accessToken: string }
  >;
  return sessions[site]?.accessToken ?? '';
}

async function call(person: string, path: string, body: object): Promise<number> {
  const answer = await fetch(`${site}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(person)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}

test('signs in by the device flow and keeps the session for its person alone', async () => {
  for (const [person, browser] of [
    ['asha', asha],
    ['bina', bina],
  ] as const) {
    const running = startFieldNotes(['sign-in'], person);
    const [, address = ''] = await running.seen(/Open (\S+)\nand confirm the code \S+/);
    expect(await browser.confirm(address)).toContain('Your device is signed in');
    expect((await running.ended).exitCode).toBe(0);
    expect((await stat(sessionsFile(person))).mode & 0o777).toBe(0o600);
  }
  expect((await fieldNotes(['whoami'])).stdout).toBe(`Asha Menon @asha_menon at ${site}`);
});

test('posts a picture with progress, while another terminal follows the stream', async () => {
  const following = startFieldNotes(['follow', '--count=1']);
  await following.seen(/ready/);
  const args = [
    'post',
    'A giant squirrel',
    '--picture=squirrel.jpg',
    '--alt=A squirrel',
    '--species=Bengal Tiger',
  ];
  const misspelt = await fieldNotes([...args.slice(0, 3), '--species=Bengal Tigr']);
  expect([misspelt.exitCode, misspelt.stderr]).toEqual([
    2,
    expect.stringMatching(/^There is no animal "Bengal Tigr"\. Did you mean Bengal Tiger \(bengal-tiger\)/),
  ]);
  const posted = await fieldNotes(args);
  expect(posted.stderr).toMatch(/Sending 100 % \([\d.]+ kB of [\d.]+ kB\)/);
  expect(posted.stderr).toMatch(/\nSeen on \d{1,2} \w+ \d{4}\.$/);
  expect(posted.exitCode).toBe(0);
  const [, postId = ''] = /\/community\/post\/(\S+)$/.exec(posted.stdout) ?? [];
  expect((await fieldNotes(['feed'])).stdout).toContain('A giant squirrel\n[A squirrel]');

  // Who has a post open gets an event with each comment of others.
  expect(await call('asha', '/post/watch', { postId, open: true })).toBe(200);
  const comment = { postId, content: 'What a tail!', client_id: crypto.randomUUID() };
  expect(await call('bina', '/comments/add', comment)).toBe(200);
  const followed = await following.ended;
  expect([followed.exitCode, followed.stdout]).toEqual([
    0,
    expect.stringMatching(new RegExp(`^\\S+ ready\\n\\S+ news under the post ${postId}$`)),
  ]);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the first %s ends following, which is then done',
  async (signal) => {
    const following = startFieldNotes(['follow']);
    await following.seen(/ready/);
    following.child.kill(signal);
    expect(await following.ended).toMatchObject({ exitCode: 0, stderr: '' });
  },
);

test('the three examples of the README run', async () => {
  await cp(join(folder, 'squirrel.jpg'), join(folder, 'built/squirrel.jpg'));
  const example = (name: string, ...args: string[]) =>
    start('node', [join(folder, `built/${name}.js`), site, ...args], { cwd: folder });
  const shown = await example('public').ended;
  expect([shown.stderr, shown.stdout]).toEqual([
    '',
    expect.stringMatching(/^Aranya speaks the contract \d+\.\d+\.\d+\n/),
  ]);

  const posting = example('post', 'squirrel.jpg');
  const [, address = '', code = ''] = await posting.seen(/Open (\S+) and type (\S+)/);
  expect(await asha.confirm(`${address}?user_code=${code}`)).toContain('Your device is signed in');
  expect((await posting.ended).stdout).toContain(`Published ${site}/community/post/`);

  const following = example('follow', await tokenOf('asha'));
  await following.seen(/^ready$/m);
  following.child.kill();
  await following.ended;
});

test('signing out forgets the session', async () => {
  expect((await fieldNotes(['sign-out'])).exitCode).toBe(0);
  expect((await fieldNotes(['whoami'])).exitCode).toBe(3);
});
