import { eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { posts, suspensions, taxa, users } from '../../platform/db/schema';
import { createTestApp, seedPost, type TestApp } from '../../testing';
import { openMembers, openSite } from '../guests/guests.testing';
import { waitUntil } from '../news/testing';
import { writeTestSite } from './site.testing';

let api: TestApp;
let site: Awaited<ReturnType<typeof writeTestSite>>;
beforeAll(async () => {
  site = await writeTestSite();
  api = await createTestApp({
    env: { SERVE_SITE: 'yes', WEB_DIST: site.root, SITE_URL: 'https://wild.example' },
  });
});
afterAll(async () => {
  await api.close();
  await site.remove();
});

const open = (id: string) => api.app.inject({ url: `/community/post/${id}` });

test('a post has its author, the beginning of its text and the card of the site in its head', async () => {
  const text = `A heron "at" <b>dawn</b>\n${'x'.repeat(200)}`;
  const id = await seedPost(api.db.write, api.ids.asha, text);
  const answer = await open(id);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<title>Asha Rao on Aranya</title>');
  expect(answer.body).toContain(
    `name="description" content="A heron &quot;at&quot; &lt;b&gt;dawn&lt;/b&gt; ${'x'.repeat(134)}…"`,
  );
  expect(answer.body).toMatch(/og:image" content="https:\/\/[^"]+\/artwork\/cards\/pages\/home\.jpg"/);
  expect(answer.body).toContain('<p>fallback</p>');
  expect(answer.headers['cache-control']).toBe('no-cache');
  const { etag } = answer.headers;
  const url = `/community/post/${id}`;
  const again = await api.app.inject({ url, headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
});

test('an open post names its card and the feed of its author; one for members alone does not', async () => {
  const id = await seedPost(api.db.write, api.ids.asha, 'A heron');
  expect((await open(id)).body).not.toContain('rel="alternate"');
  await openSite(api);
  await openMembers(api, api.ids.asha);
  const address = encodeURIComponent(`https://wild.example/community/post/${id}`);
  const { body } = await open(id);
  for (const [type, path] of [
    ['application/json+oembed', `/api/oembed?url=${address}`],
    ['application/atom+xml', `/api/feeds/member/${api.ids.asha}.atom`],
  ])
    expect(body).toContain(`<link rel="alternate" type="${type}" href="https://wild.example${path}"/>`);
  const area = async () => (await api.app.inject({ url: '/areas/chilika-lake' })).body;
  // Pages get the settings a moment later.
  await waitUntil(async () => (await area()).includes('/api/feeds/park/area-chilika-lake.atom'));
  const closed = await seedPost(api.db.write, api.ids.bikram, 'A frog');
  expect((await open(closed)).body).not.toContain('rel="alternate"');
});

test('the profile of an open member says who it is, and names the feeds; others have the page alone', async () => {
  await api.db.write.update(users).set({ bio: 'I look up.\nAt trees.' }).where(eq(users.id, api.ids.asha));
  const profile = async (id: string) => (await api.app.inject({ url: `/community/profile/${id}` })).body;
  for (const id of [api.ids.asha, '@asha']) {
    const body = await profile(id);
    expect(body).toContain('<title>Asha Rao on Aranya</title>');
    expect(body).toContain('name="description" content="I look up. At trees."');
    expect(body).toContain(`href="https://wild.example/api/feeds/member/${api.ids.asha}.json"`);
  }
  for (const id of [api.ids.bikram, newId(), '@nobody', 'x']) {
    const { statusCode, body } = await api.app.inject({ url: `/community/profile/${id}` });
    expect([statusCode, body.includes('<title>Aranya</title>')]).toEqual([200, true]);
  }
});

test.each([
  ['species/bengal-tiger', 'Sightings of Bengal Tiger on Aranya', 'animals/bengal-tiger'],
  ['park/kanha-national-park', 'Sightings in Kanha National Park on Aranya', 'parks/kanha-national-park'],
  ['park/area-chilika-lake', 'Sightings in Chilika Lake on Aranya', 'pages/parks'],
])('the sightings of %s have a preview and feeds', async (subject, title, card) => {
  const { body } = await api.app.inject({ url: `/community/sightings/${subject}` });
  expect(body).toContain(`<title>${title}</title>`);
  expect(body).toContain(`og:image" content="https://wild.example/artwork/cards/${card}.jpg"`);
  expect(body).toContain(`href="https://wild.example/api/feeds/${subject}.atom"`);
});

test('sightings of nothing have the page alone', async () => {
  const { statusCode, body } = await api.app.inject({ url: '/community/sightings/species/unicorn' });
  expect([statusCode, body.includes('<title>Aranya</title>')]).toEqual([200, true]);
});

test('a protected area has its name, what it is, its own address and the card of the parks in its head', async () => {
  const { body, statusCode } = await api.app.inject({ url: '/areas/Chilika-Lake' });
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Chilika Lake on Aranya</title>');
  expect(body).toMatch(
    /name="description" content="[^"]+ in Odisha: what members of Aranya saw there, by month."/,
  );
  expect(body).toContain('og:url" content="https://wild.example/areas/chilika-lake"');
  expect(body).toMatch(/og:image" content="https:\/\/[^"]+\/artwork\/cards\/pages\/parks\.jpg"/);
});

test('an animal beyond the catalogue has its names and its own address in its head; one that is not there is 404', async () => {
  const [sparrow] = await api.db.read.select().from(taxa).where(eq(taxa.scientificName, 'Passer domesticus'));
  const id = String(sparrow?.id);
  const { body, statusCode } = await api.app.inject({ url: `/taxa/${id}-any` });
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>House Sparrow on Aranya</title>');
  expect(body).toContain('content="Passer domesticus, species of birds: its names, and what members');
  expect(body).toContain(`og:url" content="https://wild.example/taxa/${id}-house-sparrow"`);
  for (const none of ['999999999', '0', 'sparrow', `${id}x`, '99999999999'])
    expect((await api.app.inject({ url: `/taxa/${none}` })).statusCode).toBe(404);
});

test.each([
  ['/areas/ranthambore-national-park', 'रणथंभौर राष्ट्रीय उद्यान · Aranya', 'Aranya के सदस्यों ने वहाँ'],
  ['/community/sightings/species/bengal-tiger', 'बाघ: इसे कहाँ और कब देखा गया · Aranya', 'Aranya के सदस्यों ने इसे'],
])('under /hi%s the head is in Hindi', async (address, title, description) => {
  const { body } = await api.app.inject({ url: `/hi${address}` });
  expect(body).toContain(`<title>${title}</title>`);
  expect(body).toContain(`og:description" content="${description}`);
  expect(body).toContain(`og:url" content="https://wild.example/hi${address}"`);
  expect(body).toMatch(/og:image" content="https:\/\/wild\.example\/artwork\/cards\/hi\//);
});

test('search engines list pages beyond the guide where the operator says so, and only those', async () => {
  const open = async ({ app }: TestApp, url: string) => (await app.inject({ url })).body;
  const withGuide = await createTestApp({
    env: { SERVE_SITE: 'yes', WEB_DIST: site.root, SITE_URL: 'https://wild.example', SEARCH_ENGINES: 'all' },
  });
  const [sparrow, peafowl] = await Promise.all(
    ['Passer domesticus', 'Pavo cristatus'].map(async (name) => {
      const [taxon] = await api.db.read.select().from(taxa).where(eq(taxa.scientificName, name));
      return `/taxa/${taxon?.id}`;
    }),
  );
  const notListed = 'name="robots" content="noindex"';
  const canonical = (path: string) => `rel="canonical" href="https://wild.example${path}"`;
  const pages = [`${sparrow}-any`, '/areas/chilika-lake'];
  for (const page of pages) expect(await open(api, page)).toContain(notListed);
  const listed = await Promise.all(pages.map((page) => open(withGuide, page)));
  for (const body of listed) expect(body).not.toContain(notListed);
  expect(listed[0]).toContain(canonical(`${sparrow}-house-sparrow`));
  expect(listed[1]).toContain(canonical('/areas/chilika-lake'));
  const post = await seedPost(withGuide.db.write, withGuide.ids.asha, 'A heron');
  for (const other of [`${peafowl}-peafowl`, '/areas/ranthambore-national-park', `/community/post/${post}`])
    expect(await open(withGuide, other)).toContain(notListed);
  await withGuide.close();
});

test.each([
  'A tiger drinks at 20.1234, 79.5678 now',
  'Bengal Tiger cubs: https://maps.google.com/?q=20.1234,79.5678',
])('%j gives no place away', async (text) => {
  const { body, statusCode } = await open(await seedPost(api.db.write, api.ids.asha, text));
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/description|20\.1234/);
});

test('what asks for a name gives no place away, whatever it may be', async () => {
  const id = newId();
  const content = 'What is this, at 20.1234, 79.5678?';
  await api.db.write
    .insert(posts)
    .values({ id, authorId: api.ids.asha, content, postType: 'text', asks: true });
  expect((await open(id)).body).not.toMatch(/description|20\.1234/);
});

test('hidden posts, those of suspended people and unknown ones are the plain page with 404', async () => {
  const hidden = await seedPost(api.db.write, api.ids.asha, 'A den of foxes');
  await api.db.write.update(posts).set({ hiddenAt: new Date(), hiddenReason: 'A den' });
  const suspended = await seedPost(api.db.write, api.ids.dawa, 'Foxes for sale');
  const since = new Date(Date.now() - 60_000);
  await api.db.write.insert(suspensions).values({ userId: api.ids.dawa, reason: 'Trade', since });
  for (const id of [hidden, suspended, newId(), 'none']) {
    const { statusCode, body } = await open(id);
    expect([id, statusCode, body.includes('oxes'), body.includes('og:')]).toEqual([id, 404, false, false]);
  }
});
