import { limits, type FollowedTopic, type Post, taxonKey } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { blocks, followedTopics, follows, mutes, posts, postTags, taxa } from '../../platform/db/schema';
import { hidePost, readZip, useMembers } from '../../testing';
import { call, type Caller, readFeed, usePostsApi, writePost } from '../posts.testing';
import { publishSighting, readAll, type SightingFields } from '../sightings/sightings.testing';

const KANHA = { kind: 'park', park: 'kanha-national-park' } as const;
const KUMARAKOM = { kind: 'park', park: 'area-kumarakom-bird-sanctuary' } as const;

const api = usePostsApi();
const [asha, bikram, chitra] = useMembers(api, 'asha', 'bikram', 'chitra');
beforeEach(async () => {
  await api.db.write.delete(followedTopics);
  await api.db.write.delete(mutes);
});

const follow = (who: Caller, kind: string, key: unknown) =>
  call(api.app, who, '/api/topics/follow', { kind, key });
const unfollow = (who: Caller, kind: string, key: string) =>
  call(api.app, who, '/api/topics/unfollow', { kind, key });
async function topicsOf(who: Caller) {
  const answer = await api.call(who, 'GET', '/api/topics');
  return answer.json<{ topics: FollowedTopic[] }>().topics.map(({ kind, key }) => `${kind} ${key}`);
}
const postsFor = (who: Caller) => readAll(api.app, who, '/api/topics/posts', { limit: 2 });
const shownTo = async (who: Caller) => (await postsFor(who)).map(({ content }) => content);
const see = (who: Caller, content: string, sighting: SightingFields) =>
  publishSighting(api.app, who, sighting, { content });

/** The key of the chital's genus, family or other group above it. */
async function keyAboveChital(): Promise<{ above: string; own: string }> {
  const [chital] = await api.db.write.select().from(taxa).where(eq(taxa.species, 'chital'));
  return { above: taxonKey(chital?.parentId ?? 0), own: taxonKey(chital?.id ?? 0) };
}

test('lists what somebody follows, latest first, for them alone', async () => {
  await follow(asha, 'tag', '#Owls');
  await follow(asha, 'place', KANHA.park);
  expect(await follow(asha, 'animal', 'chital')).toMatchObject({ status: 200 });
  await follow(asha, 'tag', 'owls');
  expect((await topicsOf(asha)).sort()).toEqual(['animal chital', `place ${KANHA.park}`, 'tag owls']);
  expect(await topicsOf(bikram)).toEqual([]);
  await unfollow(asha, 'place', KANHA.park);
  await unfollow(asha, 'place', KANHA.park);
  await unfollow(bikram, 'tag', 'owls');
  expect((await topicsOf(asha)).sort()).toEqual(['animal chital', 'tag owls']);
});

test('a hashtag in Devanagari is one, however a keyboard writes it', async () => {
  await follow(asha, 'tag', '#क्\u200dषेत्र_ज\u093cमीन');
  await writePost(api, bikram, 'शाम को #क्षे\u200cत्र_ज\u093cमीन');
  expect([await topicsOf(asha), await shownTo(asha)]).toEqual([
    ['tag क्षेत्र_ज\u093cमीन'],
    ['शाम को #क्षे\u200cत्र_ज\u093cमीन'],
  ]);
});

test('each animal and place has one key, and a taxon beyond the catalogue its names', async () => {
  const { above, own } = await keyAboveChital();
  await follow(asha, 'animal', own);
  await follow(asha, 'place', 'area-keoladeo-national-park');
  await follow(asha, 'animal', above);
  expect((await topicsOf(asha)).sort()).toEqual(
    ['animal chital', `animal ${above}`, 'place keoladeo-national-park'].sort(),
  );
  const answer = await api.call(asha, 'GET', '/api/topics');
  const topics = answer.json<{ topics: FollowedTopic[] }>().topics;
  expect(topics.find(({ key }) => key === above)?.taxon?.scientific_name).toBe('Axis');
  await unfollow(asha, 'animal', own);
  expect(await topicsOf(asha)).not.toContain('animal chital');
});

test('shows posts with the animal or any below it, in the place and with the tag, each once', async () => {
  const { above } = await keyAboveChital();
  await see(bikram, 'A deer', { species: ['chital'] });
  await see(bikram, 'All at once #owls', { species: ['chital'], place: KANHA });
  await see(bikram, 'In the park', { species: ['gaur'], place: KANHA });
  await writePost(api, bikram, 'Only words #owls');
  await see(bikram, 'Elsewhere #deer', { species: ['gaur'] });
  expect(await shownTo(asha)).toEqual([]);
  await follow(asha, 'animal', above);
  expect((await shownTo(asha)).sort()).toEqual(['A deer', 'All at once #owls']);
  await follow(asha, 'place', KANHA.park);
  await follow(asha, 'tag', 'owls');
  expect((await shownTo(asha)).sort()).toEqual([
    'A deer',
    'All at once #owls',
    'In the park',
    'Only words #owls',
  ]);
  expect(await shownTo(bikram)).toEqual([]);
});

describe('in the feed', () => {
  const feedOf = async (who: Caller) =>
    (await readFeed(api.app, who)).posts.map(({ content, suggested, followed }) =>
      [content, followed && `for ${followed.key}`, suggested && 'suggested'].filter(Boolean).join(', '),
    );
  const choose = (who: Caller, kind: string, key: string, choices: object) =>
    call(api.app, who, '/api/topics/follow', { kind, key, ...choices });

  beforeEach(async () => {
    await api.db.write.delete(follows);
  });

  test('are posts about what somebody follows, each once and with the reason, until they choose otherwise', async () => {
    const { above } = await keyAboveChital();
    await api.db.write.insert(follows).values({ followerId: asha.id, followeeId: bikram.id });
    await writePost(api, bikram, 'Of the circle #owls');
    await see(chitra, 'A deer #owls', { species: ['chital'] });
    await writePost(api, chitra, 'Only words #owls');
    await writePost(api, chitra, 'Of no matter');
    await writePost(api, asha, 'Own #owls');
    expect(await feedOf(asha)).toEqual(['Own #owls', 'Of the circle #owls']);
    await follow(asha, 'animal', above);
    await follow(asha, 'tag', 'owls');
    expect(await feedOf(asha)).toEqual([
      'Own #owls',
      'Only words #owls, for owls',
      `A deer #owls, for ${above}`,
      'Of the circle #owls',
    ]);
    expect(await choose(asha, 'tag', 'owls', { in_feed: false })).toMatchObject({ status: 200 });
    expect(await feedOf(asha)).toEqual(['Own #owls', `A deer #owls, for ${above}`, 'Of the circle #owls']);
    expect((await shownTo(asha)).sort()).toContain('Only words #owls');
    await choose(asha, 'animal', above, { in_feed: false });
    expect(await feedOf(asha)).toEqual(['Own #owls', 'Of the circle #owls']);
  });

  test('they come page by page, none twice, beside the circle', async () => {
    await api.db.write.insert(follows).values({ followerId: asha.id, followeeId: bikram.id });
    await follow(asha, 'tag', 'owls');
    await follow(asha, 'tag', 'night');
    for (let number = 1; number <= 9; number += 1)
      await writePost(api, number % 2 ? chitra : bikram, `p${number} #owls #night`);
    const contents: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await readFeed(api.app, asha, { limit: '4', ...(cursor && { cursor }) });
      contents.push(...page.posts.map(({ content }) => content.split(' ')[0] ?? ''));
      cursor = page.next_cursor;
    }
    expect(contents).toEqual(['p9', 'p8', 'p7', 'p6', 'p5', 'p4', 'p3', 'p2', 'p1']);
  });

  test('somebody without a circle reads about what they follow, and of everybody only while there is nothing', async () => {
    await writePost(api, chitra, 'Of no matter');
    await follow(asha, 'tag', 'owls');
    expect(await feedOf(asha)).toEqual(['Of no matter, suggested']);
    await writePost(api, chitra, 'An owl #owls');
    expect(await feedOf(asha)).toEqual(['An owl #owls, for owls']);
  });

  test('leaves out blocked and muted people and hidden posts, and tells no more of a protected place', async () => {
    await follow(asha, 'tag', 'owls');
    await follow(asha, 'animal', 'bengal-tiger');
    await writePost(api, bikram, 'Bikram #owls');
    await hidePost(api.db.write, await writePost(api, chitra, 'Hidden #owls'));
    await see(chitra, 'A tiger', { species: ['bengal-tiger'], place: KUMARAKOM });
    const [tiger] = (await readFeed(api.app, asha)).posts;
    expect(tiger).toMatchObject({ followed: { kind: 'animal', key: 'bengal-tiger' } });
    expect(tiger?.sighting).toMatchObject({ protected: true, place: { kind: 'cell' } });
    expect(await feedOf(asha)).toEqual(['A tiger, for bengal-tiger', 'Bikram #owls, for owls']);
    await api.db.write.insert(mutes).values({ userId: asha.id, mutedId: bikram.id });
    await api.db.write.insert(blocks).values({ blockerId: chitra.id, blockedId: asha.id });
    expect(await feedOf(asha)).toEqual([]);
  });

  test('a quiet notification counts what others wrote since somebody looked, where they chose it', async () => {
    const news = async () => {
      const answer = await api.call(asha, 'GET', '/api/topics');
      return answer
        .json<{ topics: FollowedTopic[] }>()
        .topics.map(({ key, notify, new_posts }) => [key, notify, new_posts]);
    };
    const seen = (key: string) => call(api.app, asha, '/api/topics/seen', { kind: 'tag', key });
    const later = () => new Date(Date.now() + 60_000);
    await follow(asha, 'tag', 'owls');
    await writePost(api, chitra, 'Before #owls', later());
    expect(await news()).toEqual([['owls', false, 0]]);
    await api.db.write.delete(posts);
    await choose(asha, 'tag', 'owls', { notify: true });
    await writePost(api, chitra, 'One #owls', later());
    await writePost(api, bikram, 'Two #owls', later());
    await writePost(api, asha, 'Own #owls', later());
    expect(await news()).toEqual([['owls', true, 2]]);
    await api.db.write.insert(mutes).values({ userId: asha.id, mutedId: bikram.id });
    expect(await news()).toEqual([['owls', true, 1]]);
    await api.db.write.update(followedTopics).set({ seenAt: new Date(0) });
    expect(await seen('owls')).toMatchObject({ status: 200 });
    await api.db.write.update(posts).set({ createdAt: new Date(Date.now() - 60_000) });
    await api.db.write.update(postTags).set({ createdAt: new Date(Date.now() - 60_000) });
    expect(await news()).toEqual([['owls', true, 0]]);
    expect(await call(api.app, asha, '/api/topics/seen', { kind: 'person', key: 'x' })).toMatchObject({
      status: 400,
    });
    expect(await choose(asha, 'tag', 'owls', { notify: 'yes' })).toMatchObject({ status: 400 });
  });
});

test('a protected sighting is in a park only where others may see the park', async () => {
  await see(bikram, 'A tiger', { species: ['bengal-tiger'], place: KUMARAKOM });
  // Another's: what one person sees there within a day is kept as strictly.
  await see(chitra, 'A deer', { species: ['chital'], place: KUMARAKOM });
  await follow(asha, 'place', KUMARAKOM.park);
  await follow(bikram, 'place', KUMARAKOM.park);
  expect(await shownTo(asha)).toEqual(['A deer']);
  expect(await shownTo(bikram)).toEqual(['A deer']);
  await follow(asha, 'animal', 'bengal-tiger');
  const tiger = (await postsFor(asha)).find(({ content }) => content === 'A tiger') as Post;
  expect(tiger.sighting).toMatchObject({ protected: true, seen_on: '2026-05', place: { kind: 'cell' } });
});

test('leaves out what the feed leaves out: blocks either way, muted people, hidden posts', async () => {
  await follow(asha, 'tag', 'owls');
  await writePost(api, bikram, 'Bikram #owls');
  await writePost(api, chitra, 'Chitra #owls');
  await hidePost(api.db.write, await writePost(api, chitra, 'Hidden #owls'));
  expect(await shownTo(asha)).toEqual(['Chitra #owls', 'Bikram #owls']);
  await api.db.write.insert(mutes).values({ userId: asha.id, mutedId: bikram.id });
  expect(await shownTo(asha)).toEqual(['Chitra #owls']);
  await api.db.write.insert(blocks).values({ blockerId: chitra.id, blockedId: asha.id });
  expect(await shownTo(asha)).toEqual([]);
  await api.db.write.delete(blocks);
  await api.db.write.insert(blocks).values({ blockerId: asha.id, blockedId: chitra.id });
  expect(await shownTo(asha)).toEqual([]);
});

test.each([
  ['animal', 'unicorn', 'There is no species “unicorn” in the catalogue.'],
  ['animal', 'taxon-999999999', 'There is no such animal. Choose one that the search finds.'],
  ['animal', 'free:birds:Hill bird', 'A species is named by its slug, such as bengal-tiger.'],
  ['place', 'atlantis', 'There is no such park or protected area. Choose one that the search finds.'],
  ['place', '../etc', 'A park is named by its slug, such as kanha-national-park.'],
  ['tag', 'two words', 'This is not a hashtag.'],
  ['tag', 'x'.repeat(5000), 'This is not a hashtag.'],
  ['tag', 7, undefined],
  ['person', 'asha', undefined],
])('refuses to follow %s %j', async (kind, key, message) => {
  const { status, body } = await follow(asha, kind, key);
  expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'invalid_input' });
  expect(body['fields']).toEqual({ [kind === 'person' ? 'kind' : 'key']: message ?? expect.any(String) });
  expect(await topicsOf(asha)).toEqual([]);
});

test('an animal that left the list of taxa can still be unfollowed', async () => {
  await api.db.write
    .insert(followedTopics)
    .values({ userId: asha.id, kind: 'animal', key: 'taxon-999999999' });
  await unfollow(asha, 'animal', 'taxon-999999999');
  expect(await topicsOf(asha)).toEqual([]);
});

test('refuses one more than the limit, but none that is followed already', async () => {
  const key = (n: number) => `owls_${n}`;
  await api.db.write.insert(followedTopics).values(
    Array.from({ length: limits.followedTopics - 1 }, (_none, n) => ({
      userId: asha.id,
      kind: 'tag' as const,
      key: key(n),
    })),
  );
  const answers = await Promise.all([follow(asha, 'tag', 'first'), follow(asha, 'tag', 'second')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await follow(asha, 'tag', key(1))).toMatchObject({ status: 200 });
});

test('goes into the data export, and with the account', async () => {
  const leaver = await api.member('Leaving');
  await follow(leaver, 'tag', 'owls');
  const zip = await api.call(leaver, 'GET', '/api/user/export');
  const exported = (await readZip(zip.rawPayload)).get('topics.json')?.toString() ?? '';
  expect(JSON.parse(exported)).toMatchObject([{ kind: 'tag', key: 'owls' }]);
  await api.call(leaver, 'POST', '/api/user/delete', { confirm: 'DELETE' });
  expect(await api.db.write.$count(followedTopics, eq(followedTopics.userId, leaver.id))).toBe(0);
});
