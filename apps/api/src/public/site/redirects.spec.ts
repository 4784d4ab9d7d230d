import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { sitePlugin } from './site.plugin';
import { testSiteOptions, writeTestSite } from './site.testing';

let site: Awaited<ReturnType<typeof writeTestSite>>;
let app: FastifyInstance;
beforeAll(async () => {
  site = await writeTestSite();
  app = Fastify();
  await app.register(sitePlugin, { ...testSiteOptions(site.root), offline: true });
});
afterAll(async () => {
  await app.close();
  await site.remove();
});

test.each([
  ['/parks&sancturies/?page=2', '/parks&sancturies?page=2'],
  ['/parks%26sancturies/gir///', '/parks&sancturies/gir'],
  ['/community/profile/abc/', '/community/profile/abc'],
  ['/community/?next=//evil.example', '/community?next=//evil.example'],
  ['//', '/'],
])('%s loses its trailing slash: %s', async (url, target) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([308, target]);
});

describe('asked over HTTP, which keeps the path as it is', () => {
  let port: number;
  beforeAll(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.server.address() as AddressInfo);
  });
  const locationOf = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      request({ port, path }, (answer) => resolve(answer.resume().headers.location))
        .on('error', reject)
        .end();
    });

  const slashes = ['/', '\\', '%2F', '%2f', '%5C', '%5c', '%252F', '%09/', '%0A/', '%0D%0A/', './/', '..//'];
  test.each(slashes)('/%sevil.example leads to no other site', async (slash) => {
    for (const start of [`/${slash}`, `/${slash}${slash}`, `${slash}/`, `//${slash}`]) {
      if (!start.startsWith('/')) continue;
      for (const end of [
        '',
        '/',
        '//',
        '/..',
        '/../',
        '/%2e%2e/',
        '\\',
        '/?park=gir',
        '/?%0D%0ALocation:x',
      ]) {
        const location = await locationOf(`${start}evil.example${end}`);
        // As browsers read it: with backslashes as slashes, and without tabs and line ends.
        if (location !== undefined)
          expect(new URL(location, 'https://wild.example').origin).toBe('https://wild.example');
      }
    }
  });

  test('an address with a host of its own leads nowhere else', async () => {
    for (const path of [
      'http://evil.example/',
      'https://evil.example/about-us/',
      '//evil.example/parks&sancturies/',
    ])
      expect(await locationOf(path)).toBeUndefined();
  });
});

test('a path of slashes is read in no time', async () => {
  const began = Date.now();
  await app.inject({ url: `/${'/'.repeat(15_000)}x` });
  expect(Date.now() - began).toBeLessThan(1_000);
});
