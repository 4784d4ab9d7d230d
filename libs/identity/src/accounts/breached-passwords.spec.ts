import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBreachedPasswords } from './breached-passwords';

const BREACHED = 'four words that leaked';
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

let server: Server;
let paths: string[];
let padding: unknown;
let answer: { status: number; body: string; headers?: Record<string, string> };
const errors: unknown[] = [];

beforeEach(async () => {
  paths = [];
  errors.length = 0;
  answer = { status: 200, body: `${'0'.repeat(35)}:0\r\n${sha1(BREACHED).slice(5)}:1234\r\n` };
  server = createServer((request, response) => {
    paths.push(request.url ?? '');
    padding = request.headers['add-padding'];
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const passwords = () =>
  createBreachedPasswords({
    rangeUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`,
    onError: (error) => errors.push(error),
  });

test('a breached password is counted, and the service learns five characters of its hash', async () => {
  expect(await passwords().countBreaches(BREACHED)).toBe(1234);
  expect(paths).toEqual([`/range/${sha1(BREACHED).slice(0, 5)}`]);
});

test('the service is asked for an answer of the usual length, whatever its case', async () => {
  answer.body = answer.body.toLowerCase();
  expect(await passwords().countBreaches(BREACHED)).toBe(1234);
  expect(padding).toBe('true');
});

test('a password that is not in the range, or stands there as padding, is not breached', async () => {
  expect(await passwords().countBreaches('another one')).toBe(0);
  answer.body = `${sha1(BREACHED).slice(5)}:0\r\n`;
  expect(await passwords().countBreaches(BREACHED)).toBe(0);
  expect(errors).toEqual([]);
});

test('characters that look the same count as the same', async () => {
  answer.body = `${sha1('café').slice(5)}:7`;
  expect(await passwords().countBreaches('cafe\u0301')).toBe(7);
});

test.each([
  ['fails', { status: 503, body: '' }, 'Pwned Passwords answered 503'],
  ['sends too much', { status: 200, body: 'x'.repeat(300_000) }, /more than 262144 bytes/],
  ['sends elsewhere', { status: 302, body: '', headers: { location: '/' } }, 'fetch failed'],
])('a service that %s refuses nobody', async (_what, given, error) => {
  answer = given;
  expect(await passwords().countBreaches(BREACHED)).toBe(0);
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(error) as string })]);
});
