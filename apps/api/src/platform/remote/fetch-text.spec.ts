import type { LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type FakeNewsServer, startFakeNewsServer } from '../../public/news/testing';
import { type FetchOptions, fetchText, publicLookup } from './fetch-text';

let server: FakeNewsServer;
let other: FakeNewsServer;
beforeAll(async () => {
  [server, other] = await Promise.all([startFakeNewsServer(), startFakeNewsServer()]);
  other.serve('/secret', 'inner secret');
});
afterAll(() => Promise.all([server.close(), other.close()]));
beforeEach(() => {
  server.trouble = null;
  other.calls.length = 0;
  server.calls.length = 0;
});

const options: FetchOptions = {
  timeoutMs: 30_000,
  maxBytes: 100_000,
  allowPrivate: true,
  accept: 'text/xml',
  userAgent: 'test',
};
const get = (path: string, change: Partial<FetchOptions> = {}) =>
  fetchText(new URL(path, server.url), { ...options, ...change });
const redirect = (path: string, location: string, status = 302) =>
  server.answer(path, (_request, response) => void response.writeHead(status, { location }).end());
const resolvesTo =
  (...addresses: string[]): LookupFunction =>
  (_hostname, { all }, answer) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (all) answer(null, found);
    else answer(null, found[0]?.address ?? '', found[0]?.family);
  };
const portOf = ({ url }: FakeNewsServer) => new URL(url).port;

test('returns status and text of a configured URL', async () => {
  server.answer('/missing', (_request, response) => void response.writeHead(404).end('not here'));
  expect(await get('/missing?a=b')).toMatchObject({ status: 404, text: 'not here' });
  expect(server.calls).toEqual(['/missing?a=b']);
});

test('sends the user agent', async () => {
  let headers: object = {};
  server.answer('/who', (request, response) => {
    headers = request.headers;
    response.end('x');
  });
  await get('/who');
  expect(headers).toMatchObject({ accept: 'text/xml', 'user-agent': 'test', 'accept-encoding': 'gzip' });
});

test.each([
  ['its header', 'text/xml; charset=ISO-8859-1', Buffer.from('caf\u00e9', 'latin1'), 'caf\u00e9'],
  [
    'its declaration',
    'text/xml',
    Buffer.from('<?xml version="1.0" encoding="windows-1252"?>\u0080', 'latin1'),
    '<?xml version="1.0" encoding="windows-1252"?>€',
  ],
  ['nothing', 'text/xml', Buffer.from('\ufeffcaf\u00e9'), 'caf\u00e9'],
  ['an unknown name', 'text/xml; charset=klingon', Buffer.from('caf\u00e9'), 'caf\u00e9'],
])('decodes by %s', async (_by, type, body, text) => {
  server.serve('/set', body, { 'content-type': type });
  expect((await get('/set')).text).toBe(text);
});

test('decompresses gzip, and bounds the decompressed size', async () => {
  const gzip = { 'content-encoding': 'gzip' };
  server.serve('/packed', gzipSync('owl'), gzip);
  expect((await get('/packed')).text).toBe('owl');
  server.serve('/bomb', gzipSync(Buffer.alloc(50_000_000)), gzip);
  await expect(get('/bomb')).rejects.toThrow('answered more than 100000 bytes');
  server.serve('/broken', 'no gzip', gzip);
  await expect(get('/broken')).rejects.toThrow('Z_DATA_ERROR');
  server.serve('/odd', 'x', { 'content-encoding': 'br' });
  await expect(get('/odd')).rejects.toThrow('unknown encoding br');
});

test('stops reading ten megabytes early', async () => {
  server.trouble = 'huge';
  const before = process.memoryUsage().arrayBuffers;
  await expect(get('/any')).rejects.toThrow('answered more than 100000 bytes');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
});

test('times out when a server falls silent, and when it drips', async () => {
  server.trouble = 'hanging';
  const began = Date.now();
  await expect(get('/any', { timeoutMs: 150 })).rejects.toThrow(`${server.url}/any: no answer in time`);
  expect(Date.now() - began).toBeLessThan(1_500);
  server.answer('/drip', (_request, response) => {
    const timer = setInterval(() => response.write('x'), 20);
    response.once('close', () => clearInterval(timer));
  });
  await expect(get('/drip', { timeoutMs: 150 })).rejects.toThrow('no answer in time');
});

test('stops when aborted', async () => {
  server.trouble = 'hanging';
  const closing = new AbortController();
  const reading = get('/any', { signal: closing.signal });
  setTimeout(() => closing.abort(), 50);
  await expect(reading).rejects.toThrow('no answer in time');
});

test('failures do not contain the query', async () => {
  server.serve('/big', 'x'.repeat(200_000));
  const failure = await get('/big?apiKey=secret').catch((error: Error) => error);
  expect(String(failure)).toContain(`${server.url}/big: `);
  expect(String((failure as Error).stack)).not.toContain('secret');
});

describe('redirects', () => {
  test('are followed on the operator’s own host, up to three', async () => {
    redirect('/1', '/2', 301);
    redirect('/2', `${server.url}/3`, 307);
    redirect('/3', '4', 308);
    server.serve('/4', 'arrived');
    const { text, url } = await get('/1');
    expect([text, url.pathname]).toEqual(['arrived', '/4']);
    redirect('/0', '/1');
    await expect(get('/0')).rejects.toThrow('redirects more than 3 times');
  });

  test('in a loop end', async () => {
    server.trouble = 'loop';
    await expect(get('/any')).rejects.toThrow('redirects more than 3 times');
    expect(server.calls).toHaveLength(4);
  });

  test.each([
    ['another port of this machine', () => `${other.url}/secret`],
    ['its name', () => `http://localhost:${portOf(other)}/secret`],
    ['IPv6', () => `http://[::1]:${portOf(other)}/secret`],
    ['IPv4 within IPv6', () => `http://[::ffff:127.0.0.1]:${portOf(other)}/secret`],
    ['a number', () => `http://2130706433:${portOf(other)}/secret`],
    ['a private network', () => 'http://192.168.1.1/secret'],
    ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
  ])('to %s are refused', async (_where, location) => {
    redirect('/lead', location());
    await expect(get('/lead')).rejects.toThrow('is not a public host');
    expect(other.calls).toEqual([]);
  });

  test.each(['file:///etc/passwd', 'ftp://a.example/', 'javascript:1', 'http://'])(
    'to %s are refused',
    async (location) => {
      redirect('/lead', location);
      await expect(get('/lead')).rejects.toThrow(/redirects to (the scheme|an invalid URL)/);
    },
  );

  test('to a name that resolves to a private address are refused', async () => {
    redirect('/lead', `http://inner.example:${portOf(other)}/secret`);
    for (const lookup of [
      resolvesTo('127.0.0.1'),
      resolvesTo('93.184.215.14', '127.0.0.1'),
      resolvesTo('::ffff:10.0.0.1'),
      resolvesTo(),
    ]) {
      await expect(get('/lead', { lookup })).rejects.toThrow('inner.example is not a public host');
    }
    expect(other.calls).toEqual([]);
  });

  test('do not return to the operator’s host under another name', async () => {
    redirect('/lead', `http://back.example:${portOf(server)}/secret`);
    await expect(get('/lead', { lookup: resolvesTo('127.0.0.1') })).rejects.toThrow('is not a public host');
    expect(server.calls).toEqual(['/lead']);
  });
});

describe('URLs that the operator did not configure', () => {
  test('may not be private, by address or by name', async () => {
    await expect(get('/any', { allowPrivate: false })).rejects.toThrow('127.0.0.1 is not a public host');
    const named = new URL(`http://newsroom.example:${portOf(server)}/any`);
    const strict = { ...options, allowPrivate: false, lookup: resolvesTo('127.0.0.1') };
    await expect(fetchText(named, strict)).rejects.toThrow('newsroom.example is not a public host');
    expect(server.calls).toEqual([]);
  });

  test('connect to the addresses that were checked, even if the name changes its meaning (DNS rebinding)', () => {
    const answers = [['93.184.215.14', '2606:2800::1'], ['127.0.0.1']];
    const rebinding: LookupFunction = (hostname, given, answer) =>
      resolvesTo(...(answers.shift() ?? []))(hostname, given, answer);
    const given = jest.fn();
    publicLookup(rebinding)('a.example', { all: true }, given);
    expect(given.mock.calls).toEqual([
      [
        null,
        [
          { address: '93.184.215.14', family: 4 },
          { address: '2606:2800::1', family: 6 },
        ],
      ],
    ]);
    publicLookup(rebinding)('a.example', {}, given);
    expect(given.mock.calls[1]?.[0]).toMatchObject({ message: 'a.example is not a public host' });
    answers.push(['93.184.215.14', '2606:2800::1']);
    publicLookup(rebinding)('a.example', {}, given);
    expect(given.mock.calls[2]).toEqual([null, '93.184.215.14', 4]);
  });

  test('a configured name may be private', async () => {
    server.serve('/feed', 'from within');
    const named = new URL(`http://feeds.internal:${portOf(server)}/feed`);
    const { text } = await fetchText(named, { ...options, lookup: resolvesTo('127.0.0.1') });
    expect(text).toBe('from within');
  });
});
