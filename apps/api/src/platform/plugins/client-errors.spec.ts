import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { errorBodySchema } from '@aranya/contracts';
import { signals } from '../observe/signals';
import { answerClientErrors } from './client-errors';

let server: Server;
const app: RequestListener = (request, response) => {
  if (request.url === '/streaming') response.write('begun');
  else request.resume().once('end', () => response.end('answered'));
};

beforeAll(async () => {
  server = createServer(
    { headersTimeout: 100, connectionsCheckingInterval: 20, maxHeaderSize: 1024, requireHostHeader: false },
    app,
  );
  answerClientErrors(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** Sends and reads until the server closes the connection. */
function exchange(...parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
      const next = parts.shift();
      if (next !== undefined) socket.write(next);
    });
    socket.on('error', () => undefined).once('close', () => resolve(text));
    socket.write(parts.shift() ?? '');
  });
}

it.each([
  ['is not HTTP', 'hello\r\n\r\n', 400, 'invalid_input'],
  ['is an unfinished header', 'GET / HTTP/1.1\r\nHost: ', 408, 'timeout'],
  ['is an endless header', `GET / HTTP/1.1\r\nHost: ${'x'.repeat(2000)}\r\n\r\n`, 431, 'too_large'],
  [
    'has endless chunk extensions',
    `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}`,
    413,
    'too_large',
  ],
  ['asks for a tunnel', 'CONNECT example.org:25 HTTP/1.1\r\nHost: example.org\r\n\r\n', 400, 'invalid_input'],
])('answers what %s in the envelope and closes', async (_name, request, status, code) => {
  const counted: number[] = [];
  const stop = signals.serverRefused.subscribe((refused) => counted.push(refused.status));
  const answer = await exchange(request);
  stop();
  expect(counted).toEqual([status]);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head.toLowerCase()).toContain('\r\nconnection: close');
  expect(head).toContain(`\r\nContent-Length: ${body.length}\r\n`);
  expect(errorBodySchema.strict().parse(JSON.parse(body)).code).toBe(code);
});

it('ignores expectations that it does not know', async () => {
  const answer = await exchange('GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*answered/);
});

it('writes no second answer into a begun one', async () => {
  const answer = await exchange('GET /streaming HTTP/1.1\r\nHost: a\r\n\r\n', 'hello\r\n\r\n');
  expect(answer).toContain('begun');
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
