import {
  clubContract,
  type ErrorBody,
  type OpenCounts,
  type SiteSettings,
  type SiteVersion,
} from '@aranya/contracts';
import { siteTexts } from '@aranya/wildlife-data';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { siteLogos, siteVersions } from '../../platform/db/schema';
import { countedClaim } from '../../platform/site/site-versions';
import { type AdminApi, eventually, startAdminApi } from './admin.testing';

const NAME = 'वन मित्र मंडळ';

let api: AdminApi;
beforeAll(async () => {
  api = await startAdminApi();
});
afterAll(() => api.close());
beforeEach(() => api.db.write.delete(siteVersions));

async function read() {
  const answer = await api.call('asha', 'GET', '/api/admin/site');
  return clubContract.ownSite.versions.responses[200].parse(answer.json());
}
const installed = async () => (await read()).versions.at(-1) as SiteVersion;
const save = async (revision: number, changed: object, who: 'asha' | 'bikram' = 'asha') => {
  const { settings } = await installed();
  const body = { revision, settings: { ...settings, ...changed } };
  return api.call(who, 'POST', '/api/admin/site/save', body);
};
const publicSite = async () => (await api.call(null, 'GET', '/api/site')).json<{ site: object }>().site;

test('a site that nobody has changed has the words that come with it', async () => {
  expect(await read()).toEqual({
    success: true,
    versions: [
      {
        revision: 0,
        settings: expect.objectContaining({
          name: siteTexts.name,
          contact_email: '',
          contact_phone: '',
          contact_address: '',
          welcome: '',
          claim: { kind: 'text', text: siteTexts.claim.text },
          logo: null,
          accent: null,
        }) as object,
        savedAt: null,
        saved_by: null,
      },
    ],
    asks: false,
  });
});

test('a change is a version that names who made it, and an earlier one can be saved again', async () => {
  const words: Partial<SiteSettings> = { name: `  ${NAME} `, sponsor: null, claim: { kind: 'off' } };
  expect((await save(0, words)).json()).toMatchObject({
    message: 'The site is changed',
    version: { revision: 1, saved_by: 'Asha Rao', settings: { name: NAME, sponsor: null } },
  });
  const { settings } = await installed();
  expect((await save(1, settings)).statusCode).toBe(200);
  const { versions } = await read();
  expect(versions.map(({ revision, settings: { name } }) => [revision, name])).toEqual([
    [2, 'Aranya'],
    [1, NAME],
    [0, 'Aranya'],
  ]);
  const log = (await api.call('asha', 'GET', '/api/admin/log?action=change_site')).json<{
    entries: object[];
  }>();
  expect(log.entries.at(-1)).toMatchObject({
    operator: 'Asha Rao',
    subject: 'site',
    after: { revision: 1, changed: ['name', 'sponsor', 'claim'] },
  });
});

test('visitors, apps and the sign-in read a change soon, and caches ask again', async () => {
  const welcome = 'We meet at six.';
  await save(0, { name: NAME, contact_email: 'club@example.org', welcome, claim: { kind: 'counted' } });
  await eventually(async () =>
    expect(await publicSite()).toMatchObject({
      name: NAME,
      contact_email: 'club@example.org',
      welcome,
      claim: { text: expect.stringMatching(/^Used by \d+ members$/) as string, stars: false },
    }),
  );
  const settings = (await api.call(null, 'GET', '/api/settings')).json<object>();
  expect(settings).toMatchObject({ site: { name: NAME, contact_email: 'club@example.org' } });
  expect((await api.call(null, 'GET', '/api/docs')).body).toContain(`<title>API of ${NAME}</title>`);
  const { headers } = await api.call(null, 'GET', '/api/site');
  expect(headers['cache-control']).toBe('public, max-age=30');
  const again = await api.app.inject({
    url: '/api/site',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('links, footer and tiles reach visitors, and are in the history like the rest', async () => {
  const tiles = {
    kind: 'own',
    url: ' https://maps.example/{z}/{x}/{y}{r}.png',
    attribution: 'Maps',
    link: '',
  };
  const social = [
    { name: '', url: 'https://www.mastodon.example/@club' },
    { name: 'Our films', url: 'https://films.example/club' },
  ];
  const saved = await save(0, { footer: ' Founded  1974 ', social, tiles: { ...tiles, max_zoom: 16 } });
  expect(saved.statusCode).toBe(200);
  await eventually(async () =>
    expect(await publicSite()).toMatchObject({
      footer: 'Founded 1974',
      social: [{ name: 'mastodon.example', url: social[0]?.url }, social[1]],
      tiles: { kind: 'own', url: tiles.url.trim(), max_zoom: 16 },
    }),
  );
  await save(1, { tiles: { kind: 'terrain' } });
  await eventually(async () =>
    expect(await publicSite()).toMatchObject({ footer: '', social: [], tiles: { kind: 'terrain' } }),
  );
  expect((await read()).versions.map(({ settings }) => settings.tiles.kind)).toEqual([
    'terrain',
    'own',
    'installed',
  ]);
});

test('of two changes to one version the second is refused, and told what the first was', async () => {
  const answers = await Promise.all([save(0, { name: 'One' }), save(0, { name: 'Two' })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refusal = answers
    .find(({ statusCode }) => statusCode === 409)
    ?.json<ErrorBody & { current: SiteVersion }>();
  expect(refusal).toMatchObject({
    code: 'conflict',
    message: 'Somebody else has changed the site meanwhile.',
    current: { revision: 1, saved_by: 'Asha Rao' },
  });
  expect((await save(7, {})).statusCode).toBe(409);
});

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: '', url: `https://club.example/${index}` }));
const ownTiles = {
  kind: 'own',
  url: 'https://maps.example/{z}/{x}/{y}.png',
  attribution: 'Maps',
  link: '',
  max_zoom: 16,
};

test.each<[string, object, string]>([
  ['settings.name', { name: ' \u200b ' }, 'The name of the site cannot be empty.'],
  ['settings.name', { name: 'ग'.repeat(41) }, 'The name of the site can have at most 40 characters.'],
  ['settings.contact_email', { contact_email: 'nobody' }, 'This email address is not valid.'],
  [
    'settings.sponsor.link',
    { sponsor: { title: 'A', text: 'B', link: 'javascript:alert(1)' } },
    'A link begins with https://.',
  ],
  ['settings.footer', { footer: 'x'.repeat(161) }, 'The line in the footer can have at most 160 characters.'],
  [
    'settings.social.0.url',
    { social: [{ name: '', url: 'http://club.example' }] },
    'A link begins with https://.',
  ],
  ['settings.social', { social: links(7) }, 'The site can have at most 6 links.'],
  ['settings.social', { social: [...links(1), ...links(1)] }, 'Give each link once.'],
  ...[
    'http://maps.example/{z}/{x}/{y}.png',
    'https://maps.example/{z}/{x}.png',
    'https://{s}.maps.example/{z}/{x}/{y}.png',
    'https://maps.example/{z}/{x}/{y}.png?key={key}',
    'https://me:secret@maps.example/{z}/{x}/{y}.png',
    "https://maps.example;script-src'unsafe-inline'/{z}/{x}/{y}",
  ].map(
    (url) =>
      [
        'settings.tiles.url',
        { tiles: { ...ownTiles, url } },
        'Give an address such as https://tiles.example/{z}/{x}/{y}.png.',
      ] as [string, object, string],
  ),
  ['settings.tiles.max_zoom', { tiles: { ...ownTiles, max_zoom: 23 } }, 'The highest zoom is from 1 to 22.'],
  [
    'settings.tiles.link',
    { tiles: { ...ownTiles, link: 'javascript:alert(1)' } },
    'A link begins with https://.',
  ],
  ['settings.claim.text', { claim: { kind: 'text', text: '' } }, 'The claim cannot be empty.'],
  [
    'settings.testimonials.0.quote',
    { testimonials: [{ name: 'A', role: '', quote: '' }] },
    'The quote cannot be empty.',
  ],
])('%s is refused in %j', async (field, changed, sentence) => {
  const answer = await save(0, changed);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ErrorBody>().fields).toEqual({ [field]: sentence });
});

test('a moderator cannot speak for the site', async () => {
  const answer = await save(0, { name: NAME }, 'bikram');
  expect([answer.statusCode, answer.json<ErrorBody>().message]).toEqual([403, 'Only admins can do this.']);
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20">
  <script>alert(1)</script><image width="40" height="20" xlink:href="file://${__filename}" onload="alert(2)"/>
  <rect width="40" height="20" fill="#f00"/></svg>`;

function upload(who: 'asha' | 'bikram', ...files: (Blob | string)[]) {
  const form = new FormData();
  for (const file of files) form.append('logo', file);
  return api.call(who, 'POST', '/api/admin/site/logo', form);
}
const svg = (text = SVG) => new File([text], 'logo.svg', { type: 'image/svg+xml' });
const uploadLogo = async (file = svg()) =>
  clubContract.ownSite.uploadLogo.responses[200].parse((await upload('asha', file)).json()).logo;

test('a logo in SVG is drawn as PNGs, which everybody can see, and nothing of its code is kept', async () => {
  const logo = await uploadLogo();
  const { hash } = logo;
  expect(logo).toMatchObject({ width: 512, height: 256 });
  for (const [address, width, height, corner] of [
    [logo.image, 512, 256, [255, 0, 0, 255]],
    [logo.icon, 512, 512, [expect.anything(), expect.anything(), expect.anything(), 0]],
    [logo.maskable, 512, 512, [246, 239, 224, 255]],
  ] as const) {
    const { statusCode, headers, rawPayload } = await api.app.inject({ url: address });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cache-control']).toContain('immutable');
    const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, [...data.subarray(0, 4)]]).toEqual([width, height, corner]);
    expect(rawPayload.toString('latin1')).not.toContain('script');
  }
  await save(0, { logo: hash });
  await eventually(async () => expect(await publicSite()).toMatchObject({ logo }));
  const { settings } = await installed();
  await save(1, settings);
  await eventually(async () => expect(await publicSite()).toMatchObject({ logo: null }));
  expect((await save(2, { logo: hash })).statusCode).toBe(200);
});

test('a logo that nobody saved is forgotten after a day, and cannot be saved any more', async () => {
  const { hash } = await uploadLogo();
  await save(0, { logo: hash });
  const other = await uploadLogo(svg(SVG.replace('#f00', '#0f0')));
  const old = { createdAt: new Date('2026-01-01') };
  await api.db.write.update(siteLogos).set(old);
  await uploadLogo(svg(SVG.replace('#f00', '#00f')));
  expect((await api.call(null, 'GET', other.icon)).statusCode).toBe(404);
  expect(await api.db.write.$count(siteLogos, eq(siteLogos.hash, hash))).toBe(1);
  expect((await save(1, { logo: other.hash })).json<ErrorBody>().fields).toEqual({
    'settings.logo': 'This logo is gone. Please choose it again.',
  });
});

test.each([
  ['what is no picture', 415, [new Blob(['Tigers are striped.'])]],
  ['a broken drawing', 415, [svg('<svg xmlns="http://www.w3.org/2000/svg"><rect')]],
  [
    'a drawing of gigapixels',
    413,
    [svg('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>')],
  ],
  ['more than 1 MB', 413, [svg(`${SVG}<!--${'x'.repeat(1024 * 1024)}-->`)]],
  ['two files', 400, [svg(), svg()]],
  ['no file', 400, ['logo']],
])('%s is refused as a logo: %i', async (_what, status, files) => {
  const answer = await upload('asha', ...files);
  expect([answer.statusCode, answer.json<ErrorBody>().success]).toEqual([status, false]);
});

test('a moderator cannot give a logo, and a post takes no drawing after one', async () => {
  expect((await upload('bikram', svg())).statusCode).toBe(403);
  await uploadLogo();
  const form = new FormData();
  form.append('profile', svg());
  expect((await api.call('asha', 'POST', '/api/user/update', form)).statusCode).toBe(415);
});

test('a colour is served as a style sheet; one that cannot be read is refused with the nearest that can', async () => {
  await save(0, { accent: '#7a1f5c' });
  const colours = { accent: '#7a1f5c', sheet: '/media/colours/7a1f5c.css' };
  await eventually(async () => expect(await publicSite()).toMatchObject({ colours }));
  const { headers, body } = await api.app.inject({ url: colours.sheet });
  expect(headers['content-type']).toBe('text/css; charset=utf-8');
  expect(body).toMatch(/^:root:root,[^{]*\{--forest:#7a1f5c;/);
  expect((await save(1, { accent: '#f0a02c' })).json<ErrorBody>().fields).toEqual({
    'settings.accent':
      'This colour is too pale to be read on the pages. The nearest that can be read is #8d580a.',
  });
  for (const name of ['f0a02c.css', '7A1F5C.css', 'x;}.css'])
    expect((await api.app.inject({ url: `/media/colours/${name}` })).statusCode).toBe(404);
});

test('a site in production asks once for what is invented', async () => {
  const club = await startAdminApi({
    env: { NODE_ENV: 'production', SITE_URL: 'https://club.example' },
  });
  const overview = async () =>
    (await club.call('asha', 'GET', '/api/admin/overview')).json<{ open: OpenCounts }>().open.site;
  const asks = async () => {
    const asked = (await club.call('asha', 'GET', '/api/admin/site')).json<{ asks: boolean }>().asks;
    expect(await overview()).toBe(Number(asked));
    return asked;
  };
  expect(await asks()).toBe(true);
  const { settings } = await installed();
  await club.call('asha', 'POST', '/api/admin/site/save', { revision: 0, settings });
  expect(await asks()).toBe(false);
  await club.close();
});

test.each([
  [0, 'Used by 0 members'],
  [1, 'Used by 1 member'],
  [99, 'Used by 99 members'],
  [219, 'Used by 210+ members'],
])('%i members are told as %j', (members, claim) => {
  expect(countedClaim(members)).toBe(claim);
});
