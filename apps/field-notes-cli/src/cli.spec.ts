import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createSite } from './site';
import { bytesText, createProgress, plain } from './terminal';
import { createTokenFile } from './token-file';

const home = mkdtempSync(join(tmpdir(), 'field-notes-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the app asks for the version of the contract that it is built with', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(__dirname, file), 'utf8')) as unknown;
  const { version } = read('../../../libs/contracts/package.json') as { version: string };
  expect(read('../package.json')).toHaveProperty(['dependencies', '@aranya/contracts'], `^${version}`);
});

test('sizes are told in decimal units', () => {
  expect([999, 1_500, 2_340_000].map(bytesText)).toEqual(['999 B', '1.5 kB', '2.3 MB']);
});

test('text of others cannot steer the terminal', () => {
  expect(plain('a\u001b[2Jb\u202ec')).toBe('a[2Jbc');
});

test('progress is a line for each quarter in a pipe', () => {
  const err = new PassThrough();
  const progress = createProgress({ out: err, err, env: {} }, 1_000);
  for (const sent of [10, 260, 270, 1_000]) progress(sent);
  expect(String(err.read()).trim().split('\n')).toEqual([
    'Sending 1 % (10 B of 1.0 kB)',
    'Sending 26 % (260 B of 1.0 kB)',
    'Sending 100 % (1.0 kB of 1.0 kB)',
  ]);
});

test('sessions are kept by site, for their person alone', async () => {
  const tokens = createTokenFile({ XDG_CONFIG_HOME: home });
  const session = { accessToken: 'a', expiresAt: 1 };
  await tokens.save('http://a.example', session);
  await tokens.save('http://b.example', { ...session, refreshToken: 'r' });
  expect(await tokens.read('http://a.example')).toEqual(session);
  const folder = join(home, 'field-notes');
  expect(readdirSync(folder)).toEqual(['sessions.json']);
  expect(statSync(join(folder, 'sessions.json')).mode & 0o777).toBe(0o600);
  expect([await tokens.remove('http://a.example'), await tokens.remove('http://a.example')]).toEqual([
    true,
    false,
  ]);
});

test('an access token is used instead of a session', async () => {
  const tokens = createTokenFile({ XDG_CONFIG_HOME: home });
  await tokens.save('http://c.example', { accessToken: 'session', expiresAt: Date.now() + 3_600_000 });
  expect(await createSite('http://c.example', tokens).token()).toBe('session');
  expect(await createSite('http://c.example', tokens, 'wildlife_pat_mine').token()).toBe('wildlife_pat_mine');
});
