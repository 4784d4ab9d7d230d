import { newId } from '../../platform/common/ids';
import { colourPng, publish, usePostsApi, writePost } from '../../posts/posts.testing';
import { publishSighting, type SightingFields } from '../../posts/sightings/sightings.testing';
import type { Member } from '../../testing';
import { openMembers, openSite } from '../guests/guests.testing';

const SITE = 'https://wild.example';

const api = usePostsApi({ env: { SITE_URL: SITE } });
let asha: Member;
let bikram: Member;
beforeAll(async () => {
  [asha, bikram] = [await api.member('asha'), await api.member('bikram')];
  await openSite(api);
  await openMembers(api, asha.id);
});

const card = (id: string) => api.app.inject({ url: `/api/embed/posts/${id}` });
const oembed = (query: Record<string, string>) => api.app.inject({ url: '/api/oembed', query });
const address = (id: string) => `${SITE}/community/post/${id}`;

test('the card of an open post has its words, its first picture and a link, and runs nothing', async () => {
  const images = [{ bytes: await colourPng() }];
  const { _id: id } = await publish(api.app, asha, { content: 'A <script>heron</script> & "more"' }, images);
  const { statusCode, headers, body } = await card(id);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('A &lt;script&gt;heron&lt;/script&gt; &amp; &quot;more&quot;');
  expect(body).toMatch(/<img src="\/media\/[0-9a-f]{64}\.webp" width="60" height="40" alt="">/);
  expect(body).toContain(`href="${address(id)}"`);
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; .*frame-ancestors \*$/,
  );
  expect(headers['x-frame-options']).toBeUndefined();
});

test('only the card may be framed', async () => {
  const id = await writePost(api, asha, 'A heron');
  for (const url of ['/api/site', `/api/guests/posts/${id}`, '/api/feeds/club.atom', '/api/oembed']) {
    const { headers } = await api.app.inject({ url });
    expect([url, headers['x-frame-options']]).toEqual([url, 'DENY']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

test('oEmbed describes the card within the size that is asked for', async () => {
  const id = await writePost(api, asha, 'A heron');
  const answer = await oembed({ url: `${address(id)}?comment=1`, format: 'json', maxwidth: '300' });
  expect(answer.json()).toEqual({
    type: 'rich',
    version: '1.0',
    title: 'Asha Rao on Aranya',
    author_name: 'Asha Rao',
    provider_name: 'Aranya',
    provider_url: SITE,
    cache_age: 60,
    width: 300,
    height: 420,
    html: `<iframe src="${SITE}/api/embed/posts/${id}" title="Asha Rao on Aranya" width="300" height="420" loading="lazy" frameborder="0"></iframe>`,
  });
});

test('a post that guests may not read has neither', async () => {
  const closed = await writePost(api, bikram, 'Only for members');
  for (const id of [closed, newId(), 'none']) {
    const { statusCode, body } = await card(id);
    expect([statusCode, body.includes('not open to guests')]).toEqual([404, true]);
    expect(body).not.toContain('Only for members');
    expect((await oembed({ url: address(id) })).statusCode).toBe(404);
  }
  const open = await writePost(api, asha, 'A heron');
  await openSite(api, false);
  expect([(await card(open)).statusCode, (await oembed({ url: address(open) })).statusCode]).toEqual([
    404, 404,
  ]);
  await openSite(api);
});

test('the card of a tiger has neither the place in its text nor the day', async () => {
  const sighting: SightingFields = {
    species: ['bengal-tiger'],
    place: { kind: 'point', lat: 22.3312, lng: 80.6145 },
  };
  const { _id: id } = await publishSighting(api.app, asha, sighting, {
    content: 'Tiger at 22.3312, 80.6145',
  });
  const { body } = await card(id);
  expect(body).toContain('Bengal Tiger. Seen in May 2026.');
  expect(body).not.toMatch(/22\.33|80\.61|14 May/);
});

test.each<[query: Record<string, string>, status: number]>([
  [{}, 400],
  [{ url: address(newId()), format: 'xml' }, 400],
  [{ url: address(newId()), maxwidth: 'wide' }, 400],
  [{ url: 'https://elsewhere.example/community/post/1' }, 404],
  [{ url: `${SITE}/species` }, 404],
])('oEmbed answers %j with %d', async (query, status) => {
  const { statusCode, json } = await oembed(query);
  expect([statusCode, json<{ success: boolean }>().success]).toEqual([status, false]);
});
