import { errorBodySchema } from '@aranya/contracts';
import { install, type Installation } from '../../support/installation';
import { openSocket, parseAnswers, type RawAnswer } from '../../support/sockets';

let installation: Installation;
beforeAll(async () => {
  installation = await install();
});
afterAll(() => installation.remove());

const HEALTH = '/api/health';
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;

/** Sends the bytes and reads until the server closes the connection. */
async function exchange(url: string, bytes: string): Promise<RawAnswer[]> {
  const connection = await openSocket(url);
  connection.socket.write(bytes, 'latin1');
  await connection.closed;
  return parseAnswers(connection.received());
}

const bothPorts = () => [installation.api.url, installation.api.siteUrl];

const post = (...headers: string[]) => lines('POST /api/contact HTTP/1.1', 'Host: a', ...headers);
const smuggled = `GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n`;

it.each<[name: string, bytes: string, status: number]>([
  ['is not HTTP', 'hello there\r\n\r\n', 400],
  ['is TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['has an unknown method', lines(`HUNT ${HEALTH} HTTP/1.1`, 'Host: a'), 400],
  ['has an unknown version', lines(`GET ${HEALTH} HTTP/4.2`, 'Host: a'), 400],
  ['has spaces in its URL', lines('GET /api/he alth HTTP/1.1', 'Host: a'), 400],
  ['has no Host header', lines(`GET ${HEALTH} HTTP/1.1`), 400],
  ['asks for a tunnel', lines('CONNECT example.org:25 HTTP/1.1', 'Host: a'), 400],
  ['has 20 kB of headers', lines(`GET ${HEALTH} HTTP/1.1`, 'Host: a', `X-A: ${'x'.repeat(20_000)}`), 431],
  ['has a 20 kB URL', lines(`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: a'), 431],
  ['has NUL in a header', lines(`GET ${HEALTH} HTTP/1.1`, 'Host: a', 'X-A: a\0b'), 400],
  ['has a header without a name', lines(`GET ${HEALTH} HTTP/1.1`, 'Host: a', ': b'), 400],
  ['has a space before a colon', post('Content-Length : 5') + smuggled, 400],
  ['folds a header', lines(`GET ${HEALTH} HTTP/1.1`, 'Host: a', 'X-A: a', ' b'), 400],
  ['ends lines by LF', `GET ${HEALTH} HTTP/1.1\nHost: a\n\n`, 400],
  ['has a negative length', post('Content-Length: -1'), 400],
  ['has a length in words', post('Content-Length: five'), 400],
  ['has two lengths', post('Content-Length: 0', 'Content-Length: 4') + smuggled, 400],
  ['has a list of lengths', post('Content-Length: 0, 4') + smuggled, 400],
  [
    'has a length and chunks',
    `${post('Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${smuggled}`,
    400,
  ],
  [
    'has chunks and a length',
    `${post('Transfer-Encoding: chunked', 'Content-Length: 4')}0\r\n\r\n${smuggled}`,
    400,
  ],
  ['has an unknown transfer coding', `${post('Transfer-Encoding: xchunked')}0\r\n\r\n${smuggled}`, 400],
  ['codes chunks not last', `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n${smuggled}`, 400],
  ['hides a transfer coding', `${post('Transfer-Encoding:\x0bchunked')}0\r\n\r\n${smuggled}`, 400],
  ['has a bad chunk', `${post('Content-Type: application/json', 'Transfer-Encoding: chunked')}zz\r\n`, 400],
])('answers what %s once, in the envelope, and closes', async (_name, bytes, status) => {
  for (const url of bothPorts()) {
    const answers = await exchange(url, bytes);
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    const [{ headers, body }] = answers as [RawAnswer];
    expect(headers['connection']).toBe('close');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(errorBodySchema.strict().parse(JSON.parse(body)).success).toBe(false);
  }
});

const CLOSE = 'Connection: close';

it.each<[name: string, bytes: string, statuses: number[]]>([
  ['HTTP/1.0', lines(`GET ${HEALTH} HTTP/1.0`), [200]],
  ['a URL in absolute form', lines(`GET http://a${HEALTH} HTTP/1.1`, 'Host: a', CLOSE), [200]],
  ['an unknown expectation', lines(`GET ${HEALTH} HTTP/1.1`, 'Host: a', 'Expect: cake', CLOSE), [200]],
  [
    'an upgrade',
    lines(`GET ${HEALTH} HTTP/1.1`, 'Host: a', 'Connection: close, upgrade', 'Upgrade: h2c'),
    [200],
  ],
  ['a method that no route has', lines(`PROPFIND ${HEALTH} HTTP/1.1`, 'Host: a', CLOSE), [405]],
  ['TRACE', lines(`TRACE ${HEALTH} HTTP/1.1`, 'Host: a', CLOSE), [405]],
  ['an asterisk', lines('OPTIONS * HTTP/1.1', 'Host: a', CLOSE), [400]],
  [
    'requests in a row, in their order',
    lines(`GET ${HEALTH} HTTP/1.1`, 'Host: a') +
      lines('GET /api/nothing HTTP/1.1', 'Host: a') +
      lines(`GET ${HEALTH} HTTP/1.1`, 'Host: a', CLOSE),
    [200, 404, 200],
  ],
  [
    'a body where none belongs',
    `${lines(`GET ${HEALTH} HTTP/1.1`, 'Host: a', `Content-Length: ${smuggled.length}`, CLOSE)}${smuggled}`,
    [200],
  ],
])('answers %s', async (_name, bytes, statuses) => {
  for (const url of bothPorts()) {
    const answers = await exchange(url, bytes);
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    for (const { status, body } of answers)
      if (status >= 400) expect(errorBodySchema.strict().parse(JSON.parse(body)).success).toBe(false);
  }
});

it('keeps working and logs nothing of it', async () => {
  expect((await fetch(`${installation.api.url}${HEALTH}`)).status).toBe(200);
  expect(installation.api.output).toBe('');
});
