import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { PublicSettings } from '@aranya/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy';
import { fillPlaceholders, scriptHashes } from './filled-files';
import { cacheControlFor, sitePlugin } from './site.plugin';
import { testSiteOptions, testPage as page, siteSettings as settings, writeTestSite } from './site.testing';

describe('filling in the settings', () => {
  test('writes them as JSON that cannot end its element, and the site address without its slash', () => {
    const filled = fillPlaceholders(page('hello'), settings);
    expect(filled).toContain('href="https://wild.example/x"');
    expect(filled.match(/<\/script>/g)).toHaveLength(2);
    const json = /id="aranya-settings">(.*?)<\/script>/.exec(filled)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(settings);
  });

  test('escapes what stands in the HTML itself', () => {
    const placeholders =
      '<a href="tel:__SETTING_contact.dialable__">__SETTING_contact.phone__</a>__SETTING_contact.address__';
    const contact = { email: 'a@b.example', phone: '+91 (20) 1', address: '<b>Pune</b> & "round"' };
    const social = [{ name: 'One', url: 'https://one.example/?a=1&b=2' }];
    const filled = fillPlaceholders(page(`${placeholders}__SETTING_social.0.url__`), {
      ...settings,
      contact,
      social,
    });
    expect(filled).toContain(
      '<a href="tel:+91201">+91 (20) 1</a>&lt;b&gt;Pune&lt;/b&gt; &amp; &quot;round&quot;https://one.example/?a=1&amp;b=2</p>',
    );
  });
});

test('leaves empty what an installation does not name, which style sheets hide', () => {
  const placeholders =
    '<a href="tel:__SETTING_contact.dialable__">__SETTING_contact.phone__</a><a href="__SETTING_social.0.url__">One</a>';
  const filled = fillPlaceholders(page(placeholders), {
    ...settings,
    contact: { ...settings.contact, phone: '' },
    social: [{ name: 'One', url: '' }],
  });
  expect(filled).toContain('<a href="tel:"></a><a href="">One</a>');
});

test('links to the feeds of posts go from a site that is closed to guests, the news stay', () => {
  const link = (feed: string) =>
    `<link rel="alternate" type="application/atom+xml" href="/api/feeds/${feed}.atom"/>`;
  const [news, posts] = [link('news'), `${link('club')}${link('species/dhole')}${link('park/gir')}`];
  const open = { ...settings, site: { ...settings.site, open_to_guests: true } };
  expect(fillPlaceholders(news + posts, settings)).toBe(news);
  expect(fillPlaceholders(news + posts, open)).toBe(news + posts);
});

test('hashes each inline script once, and no JSON or linked script', () => {
  const hash = `sha256-${createHash('sha256').update('a("<b>&amp;")').digest('base64')}`;
  const html =
    '<script>a("<b>&amp;")</script><script type="module" async="">a("<b>&amp;")</script>' +
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="application/json">1</script>';
  expect(scriptHashes(html)).toEqual([hash]);
});

test('the policy names hashes, provider and tiles, and never unsafe scripts', () => {
  const policy = contentSecurityPolicy(settings, ['sha256-abc=']);
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain('frame-src https://id.example;');
  expect(policy).toContain('https://*.tiles.example');
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy).not.toContain('unsafe');
  expect(contentSecurityPolicy({ ...settings, siteUrl: 'http://localhost:4200' }, [])).not.toContain(
    'upgrade',
  );
  expect(contentSecurityPolicy({ ...settings, tiles: null }, [])).toContain("img-src 'self' data: blob:;");
});

test('the policy follows the tiles that an admin chooses', () => {
  const tiles = { url: 'https://maps.example:8443/{z}/{x}/{y}{r}.png', attribution: '', max_zoom: 9 };
  expect(contentSecurityPolicy({ ...settings, tiles }, [])).toContain(
    "img-src 'self' data: blob: https://maps.example:8443;",
  );
});

test('the policy allows what the site uses, and nothing else', () => {
  const policy = contentSecurityPolicy({ ...settings, siteUrl: 'http://localhost:4200' }, ['sha256-abc=']);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc='",
    "style-src 'self'",
    "img-src 'self' data: blob: https://*.tiles.example",
    "font-src 'self'",
    "connect-src 'self' https://id.example",
    'frame-src https://id.example',
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

test.each([
  ['assets/x-12ab.js', 'immutable'],
  ['app.webmanifest', 'no-cache'],
  ['take-along.json', 'no-cache'],
  ['live-tracking/measured/walrus-357.data', 'no-cache'],
  ['artwork/animals/tiger.svg', 'stale-while-revalidate'],
])('%s is kept as %s', (file, expected) => {
  expect(cacheControlFor(file)).toContain(expected);
});

describe('serving the site', () => {
  let site: Awaited<ReturnType<typeof writeTestSite>>;
  let app: FastifyInstance;

  beforeAll(async () => {
    site = await writeTestSite();
    app = Fastify();
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not_found' }));
    await app.register(sitePlugin, { ...testSiteOptions(site.root), offline: true });
  });

  afterAll(async () => {
    await app.close();
    await site.remove();
  });

  test.each([
    ['/', 200, 'landing'],
    ['/parks&sancturies', 200, 'parks'],
    ['/parks%26sancturies', 200, 'parks'],
    ['/?q=1', 200, 'landing'],
    ['/community', 200, 'sign-in'],
    ['/community?code=a&state=b', 200, 'sign-in'],
    ['/app-shell', 200, 'fallback'],
    ['/parks&sancturies/gir', 200, 'gir'],
    ['/parks&sancturies/none', 404, 'fallback'],
    ['/parks&sancturies?park=none', 200, 'parks'],
    ['/community/messages/abc', 200, 'fallback'],
    ['/community/profile/abc', 200, 'fallback'],
    ['/community/life-list/abc', 200, 'fallback'],
    ['/community/admin/reports/abc', 200, 'fallback'],
    ['/community/admin/members/abc', 200, 'fallback'],
    ['/community/tag/tadoba', 200, 'fallback'],
    [`/community/tag/${encodeURIComponent('बाघ')}`, 200, 'fallback'],
    [`/community/tag/${'x'.repeat(200)}`, 200, 'fallback'],
    ['/community/tag/a%2Fb', 200, 'fallback'],
    ['/community/tag/%E2%80%AEabc', 200, 'fallback'],
    ['/community/sightings/species/bengal-tiger?park=kanha-national-park', 200, 'fallback'],
    ['/community/sightings/park/kanha-national-park', 200, 'fallback'],
    ['/community/sightings/cell/26.5,93.1', 200, 'fallback'],
    ['/community/sightings/tiger', 404, 'fallback'],
    ['/live-tracking/recent/2911040-0123456789ab', 200, 'fallback'],
    ['/taxa/4213-house-sparrow', 404, 'fallback'],
    ['/areas/chilika-lake', 200, 'fallback'],
    ['/areas/atlantis', 404, 'fallback'],
    ['/community/profile/abc/def', 404, 'fallback'],
    ['/nothing', 404, 'fallback'],
    ['/hi', 404, 'in Hindi'],
    ['/hi/nothing?q=1', 404, 'in Hindi'],
    ['/hi/app-shell', 200, 'in Hindi'],
    ['/hi/areas/chilika-lake', 200, 'in Hindi'],
    ['/hi/community/messages/abc', 200, 'in Hindi'],
    ['/hi/__spa-fallback.html', 404, 'in Hindi'],
    ['/xx/community/messages/abc', 404, 'fallback'],
    ['/index.html', 404, 'fallback'],
    ['/__spa-fallback.html', 404, 'fallback'],
    ['/../package.json', 404, 'fallback'],
    ['/assets/none.js', 404, 'fallback'],
  ])('%s answers %i with the %s page', async (url, status, text) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(`<p>${text}</p>`);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  });

  test('compresses, and answers 304 for a known ETag', async () => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('landing');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test.each([
    ['/parks&sancturies?park=gir', '/parks&sancturies/gir'],
    ['/parks&sancturies?q=a&park=gir&page=2', '/parks&sancturies/gir?q=a&page=2'],
  ])('%s, an address of earlier versions, moves to %s', async (url, target) => {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([301, target]);
  });

  test('says how to build a site that is not there', async () => {
    const other = Fastify();
    const options = { ...testSiteOptions(`${site.root}/none`), offline: true };
    await expect(other.register(sitePlugin, options)).rejects.toThrow('npm run build');
  });

  test('robots.txt names the sitemap of this installation', async () => {
    const answer = await app.inject({ url: '/robots.txt' });
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toBe('Sitemap: https://wild.example/sitemap.xml');
  });

  test('a page that was opened before an upgrade finds its code, compressed and to be kept', async () => {
    const kept = `${site.root}/../kept`;
    await mkdir(`${kept}/assets`, { recursive: true });
    await writeFile(`${kept}/assets/a-0.js`, 'export const earlier = 1;');
    await writeFile(`${kept}/assets/a-0.js.br`, brotliCompressSync('export const earlier = 1;'));
    const upgraded = Fastify();
    await upgraded.register(sitePlugin, { ...testSiteOptions(site.root), kept, offline: true });
    const get = (url: string) => upgraded.inject({ url, headers: { 'accept-encoding': 'br' } });
    const earlier = await get('/assets/a-0.js');
    expect(earlier.statusCode).toBe(200);
    expect(brotliDecompressSync(earlier.rawPayload).toString()).toBe('export const earlier = 1;');
    expect(earlier.headers['cache-control']).toContain('immutable');
    expect(earlier.headers['content-security-policy']).toContain('sandbox');
    expect((await get('/assets/a-1.js')).body).toBe('export {};');
    expect((await get('/assets/none.js')).statusCode).toBe(404);
    await upgraded.close();
  });

  test('where no code can be kept, the site is served without', async () => {
    const other = Fastify();
    await other.register(sitePlugin, {
      ...testSiteOptions(site.root),
      kept: `${site.root}/index.html`,
      offline: true,
    });
    expect((await other.inject({ url: '/assets/a-1.js' })).statusCode).toBe(200);
    await other.close();
  });

  describe('the service worker', () => {
    const withSettings = async (changed: Partial<PublicSettings>, offline = true) => {
      const other = Fastify();
      await other.register(sitePlugin, {
        ...testSiteOptions(site.root, { ...settings, ...changed }),
        offline,
      });
      const answer = await other.inject({ url: '/sw.js' });
      await other.close();
      return answer.body;
    };

    test('is revalidated each time, and may reach this site alone', async () => {
      const answer = await app.inject({ url: '/sw.js' });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-type']).toContain('text/javascript');
      expect(answer.headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; connect-src 'self'",
      );
    });

    test('changes with the settings that are in its pages', async () => {
      const usual = await withSettings({});
      expect(usual).toMatch(/^const revision = "1-[0-9a-f]{8}";$/);
      expect(await withSettings({})).toBe(usual);
      expect(await withSettings({ siteUrl: 'https://moved.example' })).not.toBe(usual);
    });

    test('is replaced by a script that removes it where it is not wanted', async () => {
      expect(await withSettings({}, false)).toBe('self.registration.unregister();');
    });
  });

  test('leaves unknown calls to the API', async () => {
    for (const url of ['/api/none', '/media/none']) {
      expect((await app.inject({ url })).json()).toEqual({ code: 'not_found' });
    }
  });

  test('hashed files are immutable', async () => {
    const answer = await app.inject({ url: '/assets/a-1.js' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    );
  });
});
