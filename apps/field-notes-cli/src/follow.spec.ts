import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { follow } from './follow';
import { exits } from './problem';
import type { Site } from './site';

const ME = '0190a000-0000-7000-8000-000000000001';
const post = (id: number) =>
  `id: 7-${id}\ndata: {"type":"post","post_id":"0190a000-0000-7000-8000-00000000001${id}"}\n\n`;

let server: Server;
let onStream: (request: IncomingMessage, response: ServerResponse) => void;
const out = new PassThrough();
const err = new PassThrough();
/** With the site's own addresses, but the streams that a test wants. */
beforeEach(async () => {
  server = createServer((request, response) => onStream(request, response));
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** Signed in, with a session that never has to be renewed unless `token` says otherwise. */
function run(count: number, token = () => Promise.resolve('token')): Promise<void> {
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const getData = () => Promise.resolve({ status: 200, body: { user: { _id: ME } } });
  const site = { address, token, client: () => Promise.resolve({ users: { getData } }) } as unknown as Site;
  return follow(site, { out, err, env: {} }, count);
}

const printed = (stream: PassThrough) =>
  String(stream.read() ?? '')
    .trimEnd()
    .split('\n');

test('a stream that ends quietly is opened again after the last event', async () => {
  const asked: (string | undefined)[] = [];
  onStream = ({ headers }, response) => {
    asked.push(headers['last-event-id'] as string | undefined);
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(post(asked.length));
  };
  await run(2);
  expect(asked).toEqual([undefined, '7-1']);
  expect(printed(out).map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'news under the post 0190a000-0000-7000-8000-000000000011',
    'news under the post 0190a000-0000-7000-8000-000000000012',
  ]);
  expect(printed(err)).toEqual(['Connection lost. Reconnecting in 0.5 s.']);
});

test.each([
  [
    'breaks in the middle of an event',
    (response: ServerResponse) => response.write('data: {"ty', () => response.destroy()),
  ],
  ['is refused for a while', (response: ServerResponse) => response.writeHead(503).end()],
])('nothing is lost where the stream %s', async (_what, fail) => {
  let tries = 0;
  onStream = (_request, response) => {
    tries += 1;
    if (tries === 1) fail(response);
    else response.writeHead(200, { 'content-type': 'text/event-stream' }).write(post(1));
  };
  await run(1);
  expect([tries, printed(out).length, printed(err)]).toEqual([
    2,
    1,
    ['Connection lost. Reconnecting in 0.5 s.'],
  ]);
});

test('being connected is no event that counts', async () => {
  onStream = (_request, response) =>
    void response.writeHead(200).write(`data: {"type":"ready"}\n\n${post(1)}`);
  await run(1);
  expect(printed(out).map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'ready',
    'news under the post 0190a000-0000-7000-8000-000000000011',
  ]);
});

test('a session that cannot be renewed for a moment is tried again', async () => {
  onStream = (_request, response) => void response.writeHead(200).write(post(1));
  const token = jest.fn(() => Promise.resolve('token'));
  token.mockRejectedValueOnce(new TypeError('fetch failed'));
  await run(1, token);
  expect([token.mock.calls.length, printed(out).length, printed(err).length]).toEqual([2, 1, 1]);
});

test('a session that has ended is told at once', async () => {
  onStream = (_request, response) => response.writeHead(401).end();
  await expect(run(1)).rejects.toMatchObject({ exit: exits.signIn });
});
