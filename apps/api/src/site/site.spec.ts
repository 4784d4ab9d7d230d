import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { PublicSettings } from '@aranya/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy';
import { fillPage, inlineStyles, readyText } from './page-cache';
import { fillServiceWorker } from './service-worker';
import { cacheControlOf, sitePlugin } from './site.plugin';

const settings: PublicSettings = {
  siteUrl: 'https://wild.example/',
  auth: { issuer: 'https://id.example/', clientId: 'web', audience: 'https://api.example' },
  tiles: { url: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '© </script><b>them</b>' },
  contact: { email: 'a@b.example', phone: '', address: '' },
  social: [],
};

const page = (text: string) =>
  `<!doctype html><link rel="canonical" href="__SITE_URL__/x"><script type="application/json" id="aranya-settings">{}</script><p>${text}</p>`;

describe('filling a page', () => {
  test('puts in the settings, harmless as HTML, and the address without its slash', () => {
    const filled = fillPage(page('hello'), settings);
    expect(filled).toContain('href="https://wild.example/x"');
    expect(filled.match(/<\/script>/g)).toHaveLength(1);
    const json = /id="aranya-settings">(.*?)<\/script>/.exec(filled)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(settings);
  });

  test('writes what is shown of the settings into the HTML itself', () => {
    const marks =
      '<a href="tel:__SETTING_contact.dialled__">__SETTING_contact.phone__</a>__SETTING_contact.address__';
    const contact = { email: 'a@b.example', phone: '+91 (20) 1', address: '<b>Pune</b> & "round"' };
    const social = [{ name: 'One', url: 'https://one.example/?a=1&b=2' }];
    const filled = fillPage(page(`${marks}__SETTING_social.0.url__`), { ...settings, contact, social });
    expect(filled).toContain(
      '<a href="tel:+91201">+91 (20) 1</a>&lt;b&gt;Pune&lt;/b&gt; &amp; &quot;round&quot;https://one.example/?a=1&amp;b=2</p>',
    );
  });

  test('refuses a page that has no place for them', () => {
    expect(() => fillPage('<p>old</p>', settings)).toThrow('Build the site again');
  });
});

test('styles stand in the page in their order, and their links stay without loading', async () => {
  const html =
    '<link rel="icon" href="/i.png"/><link rel="stylesheet" href="/a.css"/><p></p><link rel="stylesheet" href="/b.css#"/>';
  expect(await inlineStyles(html, async (href) => `${href}{$&}`)).toBe(
    '<link rel="icon" href="/i.png"/><style>/a.css{$&}/b.css{$&}</style><link rel="stylesheet" disabled="" data-href="/a.css"/><p></p><link rel="stylesheet" disabled="" data-href="/b.css#"/>',
  );
  expect(await inlineStyles('<p>plain</p>', async () => '')).toBe('<p>plain</p>');
});

test('a page has another ETag when its policy alone changes', async () => {
  const [one, same, other] = ['a', 'a', 'b'].map((policy) => readyText('<p>hello</p>', policy));
  expect(one?.etag).toBe(same?.etag);
  expect(one?.etag).not.toBe(other?.etag);
});

test('a worker without a place for the pages is refused', async () => {
  const text = readyText('', '');
  const fallback = { document: text, linked: text };
  expect(() => fillServiceWorker('const pages = {};', { pages: new Map(), fallback })).toThrow('again');
});

test('the policy names hashes, provider and tiles, and never unsafe scripts', () => {
  const policy = contentSecurityPolicy(settings, ['sha256-abc=']);
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain('frame-src https://id.example;');
  expect(policy).toContain('https://*.tiles.example');
  expect(policy).toContain('upgrade-insecure-requests');
  expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
  expect(contentSecurityPolicy({ ...settings, siteUrl: 'http://localhost:4200' }, [])).not.toContain(
    'upgrade',
  );
});

test('pictures of news come from any host, by https only', () => {
  const [, pictures] = /img-src ([^;]*)/.exec(contentSecurityPolicy(settings, [])) ?? [];
  const sources = pictures?.split(' ') ?? [];
  expect(sources).toContain('https:');
  expect(sources.filter((source) => source.startsWith('http:') || source === '*')).toEqual([]);
});

test.each([
  ['assets/x-12ab.js', 'immutable'],
  ['app.webmanifest', 'no-cache'],
  ['artwork/animals/tiger.svg', 'stale-while-revalidate'],
])('%s is kept as %s', (file, expected) => {
  expect(cacheControlOf(file)).toContain(expected);
});

describe('serving the site', () => {
  let folder: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aranya-site-'));
    const root = path.join(folder, 'client');
    await mkdir(path.join(root, 'assets'), { recursive: true });
    await mkdir(path.join(root, 'parks&sancturies'));
    await writeFile(
      path.join(root, 'index.html'),
      page('landing').replace('<p>', '<link rel="stylesheet" href="/assets/a-1.css"/><p>'),
    );
    await writeFile(path.join(root, 'assets/a-1.css'), 'p{color:red}');
    await writeFile(path.join(root, 'parks&sancturies/index.html'), page('parks'));
    await mkdir(path.join(root, 'community'));
    await writeFile(path.join(root, 'community/index.html'), page('sign-in'));
    await writeFile(path.join(root, '__spa-fallback.html'), page('fallback'));
    await writeFile(path.join(root, 'assets/a-1.js'), 'export {};');
    const manifest = {
      pages: {
        '/': { file: 'index.html', scriptHashes: ['sha256-one='] },
        '/community': { file: 'community/index.html', scriptHashes: ['sha256-three='] },
        '/parks&sancturies': {
          file: 'parks&sancturies/index.html',
          scriptHashes: ['sha256-two='],
          variants: {
            query: 'park',
            plain: ['__SITE_URL__/x'],
            heads: { gir: ['__SITE_URL__/parks&amp;sancturies?park=gir&$&'] },
          },
        },
      },
      fallback: { file: '__spa-fallback.html', scriptHashes: [] },
      texts: {
        '/robots.txt': { type: 'text/plain; charset=utf-8', text: 'Sitemap: __SITE_URL__/sitemap.xml' },
      },
      appRoutes: ['/community/profile/:profileId'],
    };
    await writeFile(path.join(folder, 'site-manifest.json'), JSON.stringify(manifest));
    app = Fastify();
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not_found' }));
    await writeFile(path.join(folder, 'service-worker.js'), 'const pages = self.__PAGES;');
    await writeFile(path.join(folder, 'service-worker-off.js'), 'self.registration.unregister();');
    await app.register(sitePlugin, { folder: root, settings, offline: true });
  });

  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each([
    ['/', 200, 'landing'],
    ['/parks&sancturies', 200, 'parks'],
    ['/parks%26sancturies', 200, 'parks'],
    ['/?q=1', 200, 'landing'],
    ['/community', 200, 'sign-in'],
    ['/community?code=a&state=b', 200, 'sign-in'],
    ['/app-shell', 200, 'fallback'],
    ['/community/profile/abc', 200, 'fallback'],
    ['/community/profile/abc/def', 404, 'fallback'],
    ['/nothing', 404, 'fallback'],
    ['/index.html', 404, 'fallback'],
    ['/../package.json', 404, 'fallback'],
    ['/assets/none.js', 404, 'fallback'],
  ])('%s answers %i with the %s page', async (url, status, text) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(`<p>${text}</p>`);
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('compresses, and answers 304 to who has the page', async () => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('landing');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('a window gets the styles in the page, a script that keeps pages gets the links', async () => {
    const [window, kept] = await Promise.all(
      ['document', 'empty'].map((dest) => app.inject({ url: '/', headers: { 'sec-fetch-dest': dest } })),
    );
    expect(window?.body).toContain('<style>p{color:red}</style>');
    expect(kept?.body).not.toContain('<style>');
    expect(kept?.body).not.toContain('data-href');
    expect(kept?.headers.etag).not.toBe(window?.headers.etag);
    expect(kept?.headers.vary).toContain('sec-fetch-dest');
  });

  test('an address whose query names a known thing is sent with the head of that thing', async () => {
    const head = async (url: string) => {
      const { body, headers } = await app.inject({ url });
      expect(headers['content-security-policy']).toContain("'sha256-two='");
      expect(body).toContain('<p>parks</p>');
      return [/canonical" href="([^"]*)"/.exec(body)?.[1], headers.etag];
    };
    const [plain, plainTag] = await head('/parks&sancturies');
    expect(plain).toBe('https://wild.example/x');
    const [own, ownTag] = await head('/parks&sancturies?q=a&park=gir');
    expect(own).toBe('https://wild.example/parks&amp;sancturies?park=gir&$&');
    expect(ownTag).not.toBe(plainTag);
    for (const query of ['?park=none', '?park=', '?park', '?park=toString', '?q=gir']) {
      expect(await head(`/parks&sancturies${query}`)).toEqual([plain, plainTag]);
    }
  });

  test('robots.txt names the sitemap of this place', async () => {
    const answer = await app.inject({ url: '/robots.txt' });
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toBe('Sitemap: https://wild.example/sitemap.xml');
  });

  test('takes a slash at the end away, and never leads off the site', async () => {
    const answer = await app.inject({ url: '/parks&sancturies/?page=2' });
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe('/parks&sancturies?page=2');
    for (const url of ['//evil.example/', '///evil.example//']) {
      const off = await app.inject({ url });
      expect(off.headers.location ?? '').not.toMatch(/^\/\//);
    }
  });

  describe('the service worker', () => {
    const revisionsOf = (script: string) =>
      JSON.parse(script.replace('const pages = ', '').replace(';', '')) as Record<string, string>;
    const withSettings = async (changed: Partial<PublicSettings>, offline = true) => {
      const other = Fastify();
      await other.register(sitePlugin, {
        folder: path.join(folder, 'client'),
        settings: { ...settings, ...changed },
        offline,
      });
      const answer = await other.inject({ url: '/sw.js' });
      await other.close();
      return answer.body;
    };

    test('is asked for anew each time, and may reach this site alone', async () => {
      const answer = await app.inject({ url: '/sw.js', headers: { 'accept-encoding': 'br' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-type']).toContain('text/javascript');
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
      expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('/parks&sancturies');
    });

    test('knows each page that it may keep by the ETag that is sent with it', async () => {
      const revisions = revisionsOf((await app.inject({ url: '/sw.js' })).body);
      expect(Object.keys(revisions)).toEqual(['/', '/parks&sancturies', '/app-shell']);
      for (const [url, revision] of Object.entries(revisions)) {
        const answer = await app.inject({ url, headers: { 'sec-fetch-dest': 'empty' } });
        expect(answer.headers.etag).toBe(`"${revision}"`);
      }
    });

    test('is another one when a setting or the policy of a page is another', async () => {
      const usual = revisionsOf(await withSettings({}));
      expect(revisionsOf(await withSettings({}))).toEqual(usual);
      const moved = revisionsOf(await withSettings({ siteUrl: 'https://moved.example' }));
      for (const route of Object.keys(usual)) expect(moved[route]).not.toBe(usual[route]);
    });

    test('makes way for its removal where it is not wanted', async () => {
      expect(await withSettings({}, false)).toBe('self.registration.unregister();');
    });
  });

  test('leaves unknown calls to the API', async () => {
    for (const url of ['/api/none', '/media/none']) {
      expect((await app.inject({ url })).json()).toEqual({ code: 'not_found' });
    }
  });

  test('keeps hashed files for ever', async () => {
    const answer = await app.inject({ url: '/assets/a-1.js' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
  });
});
