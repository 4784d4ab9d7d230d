import { eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { posts, suspensions, users } from '../../platform/db/schema';
import { call, colourPng, publish, usePostsApi, writePost } from '../../posts/posts.testing';
import { publishSighting } from '../../posts/sightings/sightings.testing';
import type { Member } from '../../testing';
import { openMembers, openSite } from '../guests/guests.testing';
import { readFeed } from '../news/feed';

const PARK = 'kanha-national-park';
const SECRET = 'Only for members';

interface JsonFeed {
  title: string;
  feed_url: string;
  items: { id: string; url: string; title: string; content_html: string; date_published: string }[];
}

const api = usePostsApi({ env: { SITE_URL: 'https://wild.example' } });
let asha: Member;
let bikram: Member;
beforeAll(async () => {
  [asha, bikram] = [await api.member('asha'), await api.member('bikram')];
  await openSite(api);
});
beforeEach(async () => {
  await api.db.write.delete(suspensions);
  await api.db.write.update(users).set({ openToGuests: false, profileVisibility: 'public' });
  await openMembers(api, asha.id);
});

const get = (path: string, headers = {}) => api.app.inject({ url: `/api/feeds/${path}`, headers });
const read = async (path: string) => (await get(path)).json<JsonFeed>();
const titles = async (path: string) => (await read(path)).items.map(({ title }) => title);

/** Every feed in which a post of this member about a chital in Kanha can be. */
const feedsWith = (id: string) =>
  ['club', `member/${id}`, 'species/chital', `park/${PARK}`].flatMap((feed) => [
    `${feed}.atom`,
    `${feed}.json`,
  ]);
const bytesFor = async (id: string) =>
  (await Promise.all(feedsWith(id).map(async (feed) => (await get(feed)).body))).join('\n');
const sighting = { place: { kind: 'park', park: PARK } } as const;
const publishSecret = (who: Member) => publishSighting(api.app, who, sighting, { content: SECRET });

test('the feeds of club, member, species and park have what members opened, newest first', async () => {
  await writePost(api, asha, 'A heron');
  const seen = await publishSighting(api.app, asha, sighting, { content: 'Deer <b>& dew</b>\nat dawn' });
  expect(await titles('club.json')).toEqual(['Deer <b>& dew</b>', 'A heron']);
  expect(await titles(`member/${asha.id}.json`)).toEqual(['Deer <b>& dew</b>', 'A heron']);
  for (const feed of ['species/chital.json', `park/${PARK}.json`])
    expect((await read(feed)).items).toEqual([
      expect.objectContaining({
        id: `urn:uuid:${seen._id}`,
        url: `https://wild.example/community/post/${seen._id}`,
        content_html:
          '<p>Deer &lt;b&gt;&amp; dew&lt;/b&gt;<br/>at dawn</p>' +
          '<p>Chital. Seen in Kanha National Park on 14 May 2026.</p>',
        date_published: seen.createdAt,
        author: { name: 'Asha Rao' },
        tags: ['Chital'],
      }),
    ]);
});

test('Atom says the same, and a reader of feeds reads it', async () => {
  const png = await colourPng();
  const { _id: id } = await publish(api.app, asha, { content: 'A & B ]]> <i>C</i>' }, [{ bytes: png }]);
  const { body, headers, statusCode } = await get('club.atom');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(body).toContain(`<id>urn:uuid:${id}</id>`);
  expect(body).toContain('<link rel="self" href="https://wild.example/api/feeds/club.atom"/>');
  expect(body).toMatch(/<img src="https:\/\/wild\.example\/media\/[0-9a-f]{64}\.webp" alt=""\/>/);
  const [item] = readFeed(body, 'https://wild.example/');
  expect(item).toMatchObject({ link: `https://wild.example/community/post/${id}` });
});

test('an answer is kept for a minute, and caches ask again by its tag; an empty feed is the same each time', async () => {
  const [first, second] = [await get('club.atom'), await get('club.atom')];
  expect(first.body).toBe(second.body);
  expect(first.headers['cache-control']).toBe('public, max-age=60');
  const known = { 'if-none-match': String(first.headers['etag']) };
  expect((await get('club.atom', known)).statusCode).toBe(304);
  await writePost(api, asha, 'A heron');
  expect((await get('club.atom', known)).statusCode).toBe(200);
});

test.each<[what: string, make: () => Promise<unknown>]>([
  ['by a member who has not opened theirs', () => publishSecret(bikram)],
  [
    'by a member whose profile is for connections',
    async () => {
      await publishSecret(asha);
      await api.db.write.update(users).set({ profileVisibility: 'connections' });
    },
  ],
  [
    'by a member who has closed it again',
    async () => {
      await publishSecret(asha);
      const closed = { profile: 'public', likes: 'public', open_to_guests: false };
      await call(api.app, asha, '/api/user/privacy', closed);
    },
  ],
  [
    'hidden by moderators',
    async () => {
      const { _id: id } = await publishSecret(asha);
      await api.db.write
        .update(posts)
        .set({ hiddenAt: new Date(), hiddenReason: 'A den' })
        .where(eq(posts.id, id));
    },
  ],
  [
    'by a suspended member',
    async () => {
      await publishSecret(asha);
      const since = new Date(Date.now() - 60_000);
      await api.db.write.insert(suspensions).values({ userId: asha.id, reason: 'Trade', since });
    },
  ],
  [
    'deleted by their author',
    async () => {
      const { _id: postId } = await publishSecret(asha);
      await call(api.app, asha, '/api/post/delete', { postId });
    },
  ],
  [
    'of a deleted account',
    async () => {
      const gone = await api.member('Gauri');
      await openMembers(api, gone.id);
      await publishSecret(gone);
      await call(api.app, gone, '/api/user/delete', { confirm: 'DELETE' });
    },
  ],
])('a post %s is in no feed', async (_what, make) => {
  await make();
  for (const { id } of [asha, bikram]) {
    const bytes = await bytesFor(id);
    expect(bytes).not.toContain(SECRET);
    expect(bytes).not.toContain('urn:uuid');
  }
});

test('a suspension that is over hides nothing', async () => {
  await publishSecret(asha);
  const [since, until] = [new Date(Date.now() - 120_000), new Date(Date.now() - 60_000)];
  await api.db.write.insert(suspensions).values({ userId: asha.id, reason: 'Trade', since, until });
  for (const feed of feedsWith(asha.id)) expect((await get(feed)).body).toContain(SECRET);
});

test.each(['A tiger drinks at 20.1234, 79.5678 now', 'Bengal Tiger cubs: 20.1234,\n79.5678'])(
  '%j gives no place away, nor the moment',
  async (content) => {
    const post = await publishSighting(
      api.app,
      asha,
      { species: ['bengal-tiger'], ...sighting },
      { content },
    );
    const { items } = await read('club.json');
    expect(items).toMatchObject([
      { title: 'A post by Asha Rao', date_published: expect.stringMatching(/-01T00:00/) },
    ]);
    for (const feed of ['club.atom', 'species/bengal-tiger.json'])
      expect((await get(feed)).body).not.toMatch(/20\.1234|79\.5678/);
    expect(JSON.stringify(items)).not.toContain(post.createdAt);
  },
);

test.each([
  'member/none.atom',
  `member/${newId()}.json`,
  'species/unicorn.atom',
  'park/nowhere.json',
  'club',
  'club.rss',
  'species/chital',
  'species/chital.html',
])('there is no %s', async (feed) => {
  const { statusCode, json } = await get(feed);
  expect([statusCode, json<{ code: string }>().code]).toEqual([404, 'not_found']);
});

test('nobody learns whether a member who has not opened their posts is there', async () => {
  const [closed, missing] = await Promise.all([
    get(`member/${bikram.id}.json`),
    get(`member/${newId()}.json`),
  ]);
  expect([closed.statusCode, closed.body]).toEqual([404, missing.body]);
});

test('a site that is not open to guests has no feeds of its members', async () => {
  await publishSecret(asha);
  await openSite(api, false);
  for (const feed of feedsWith(asha.id)) expect((await get(feed)).statusCode).toBe(404);
  await openSite(api);
  for (const feed of feedsWith(asha.id)) expect((await get(feed)).statusCode).toBe(200);
});
