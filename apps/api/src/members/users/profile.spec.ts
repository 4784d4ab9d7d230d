import { apiContract } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { blocks, likes, posts, users } from '../../platform/db/schema';
import { colourPng, publish } from '../../posts/posts.testing';
import { type CastName, emptyBeforeEach, seedBlock, seedFollow, seedPost, useTestApp } from '../../testing';

const profileSchema = apiContract.users.getProfile.responses[200].strict();
const likesSchema = apiContract.users.getLikes.responses[200].strict();
const PROFILE = '/api/user/profiles';
const LIKES = '/api/user/likes';

const api = useTestApp();
emptyBeforeEach(api, posts, blocks);

async function profile(who: CastName, body: object) {
  const answer = await api.call(who, 'POST', PROFILE, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return profileSchema.parse(answer.json());
}
async function liked(who: CastName, body: object) {
  const answer = await api.call(who, 'POST', LIKES, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return likesSchema.parse(answer.json());
}
const contents = (list: { content: string }[]) => list.map(({ content }) => content);
const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 9, n));

describe('usernames', () => {
  const namedSchema = apiContract.users.named.responses[200].strict();
  const named = async (who: CastName, usernames: unknown) =>
    api.call(who, 'POST', '/api/user/named', { usernames });
  const known = async (who: CastName, usernames: string[]) =>
    namedSchema.parse((await named(who, usernames)).json()).usernames.sort();

  test('are those that lead to a profile which the reader may see', async () => {
    expect(await known('asha', ['bikram', 'Dawa', 'nobody_at_all'])).toEqual(['bikram', 'dawa']);
    await api.db.write.update(users).set({ username: 'ज\u093cोया' }).where(eq(users.id, api.ids.dawa));
    expect(await known('asha', ['जोया', 'जाया'])).toEqual(['जोया']);
    await api.db.write.update(users).set({ username: 'dawa' }).where(eq(users.id, api.ids.dawa));
    expect(await known('asha', [])).toEqual([]);
    await seedBlock(api.db.write, api.ids.bikram, api.ids.asha);
    expect(await known('asha', ['bikram', 'dawa'])).toEqual(['dawa']);
    expect(await known('chitra', ['bikram'])).toEqual(['bikram']);
  });

  test.each([
    ['bikram', 'Usernames must be a list.'],
    [['no name!'], 'A username has 3 to 30 characters of a-z, 0-9 and _.'],
    [Array.from({ length: 101 }, (_, n) => `name_${n}`), 'A call can name at most 100 usernames.'],
  ])('%j is refused in words', async (usernames, message) => {
    const answer = await named('asha', usernames);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(message);
  });
});

describe('a profile', () => {
  test('has the user, the counts and the posts, newest first', async () => {
    await seedPost(api.db.write, api.ids.asha, 'old', minute(1));
    await seedPost(api.db.write, api.ids.asha, 'new', minute(2));
    await seedPost(api.db.write, api.ids.bikram, 'by another user', minute(3));
    await seedFollow(api.db.write, api.ids.bikram, api.ids.asha);
    const answer = await profile('bikram', { profileId: api.ids.asha });
    expect(answer.profile).toMatchObject({
      _id: api.ids.asha,
      full_name: 'Asha Rao',
      createdAt: expect.stringMatching(/Z$/),
      followers_count: 1,
      following_count: 0,
      posts_count: 2,
      relation: { is_self: false, follows: true },
    });
    expect(contents(answer.posts)).toEqual(['new', 'old']);
    expect(answer.posts.every(({ suggested }) => !suggested)).toBe(true);
    expect(answer.next_cursor).toBeNull();
    expect((await profile('asha', { profileId: api.ids.asha })).profile.relation.is_self).toBe(true);
  });

  test('lists each post once on several pages, even with equal times', async () => {
    const made: string[] = [];
    for (let n = 0; n < 23; n += 1) {
      made.push(await seedPost(api.db.write, api.ids.asha, `${n}`, minute(Math.floor(n / 4))));
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await profile('bikram', {
        profileId: api.ids.asha,
        limit: 5,
        ...(cursor === null ? {} : { cursor }),
      });
      seen.push(...page.posts.map(({ _id }) => _id));
      cursor = page.next_cursor;
      // New posts do not shift the pages.
      await seedPost(api.db.write, api.ids.asha, 'later', minute(100));
    } while (cursor !== null);
    expect([...seen].sort()).toEqual([...made].sort());
    expect(seen).toHaveLength(23);
  });

  test('can be limited to posts with pictures', async () => {
    const asha = await api.member('asha');
    const shown = await publish(api.app, asha, { content: 'With a picture' }, [{ bytes: await colourPng() }]);
    await seedPost(api.db.write, api.ids.asha, 'text');
    const answer = await profile('bikram', { profileId: api.ids.asha, only: 'media' });
    expect(answer.posts.map(({ _id }) => _id)).toEqual([shown._id]);
    expect(
      (await api.call('bikram', 'POST', PROFILE, { profileId: api.ids.asha, only: 'x' })).statusCode,
    ).toBe(400);
  });
});

describe('liked posts', () => {
  test('are sorted by the latest like, on several pages', async () => {
    for (let n = 0; n < 5; n += 1) {
      const postId = await seedPost(api.db.write, api.ids.chitra, `frog ${n}`, minute(50 - n));
      await api.db.write.insert(likes).values({ postId, userId: api.ids.asha, createdAt: minute(n) });
      await api.db.write.insert(likes).values({ postId, userId: api.ids.dawa, createdAt: minute(60 - n) });
    }
    const first = await liked('bikram', { profileId: api.ids.asha, limit: 3 });
    expect(contents(first.posts)).toEqual(['frog 4', 'frog 3', 'frog 2']);
    expect(first.posts[0]).toMatchObject({ liked: false, likes_total: 2 });
    const rest = await liked('bikram', { profileId: api.ids.asha, limit: 3, cursor: first.next_cursor });
    expect([contents(rest.posts), rest.next_cursor]).toEqual([['frog 1', 'frog 0'], null]);
    expect((await liked('asha', { profileId: api.ids.asha })).posts[0]?.liked).toBe(true);
    expect((await liked('asha', { profileId: api.ids.bikram })).posts).toEqual([]);
  });

  test('leave out posts across a block and still fill the page', async () => {
    for (const [n, author] of (['chitra', 'dawa', 'chitra', 'dawa'] as const).entries()) {
      const postId = await seedPost(api.db.write, api.ids[author], `${author} ${n}`);
      await api.db.write.insert(likes).values({ postId, userId: api.ids.asha, createdAt: minute(n) });
    }
    await seedBlock(api.db.write, api.ids.dawa, api.ids.bikram);
    const answer = await liked('bikram', { profileId: api.ids.asha, limit: 2 });
    expect([contents(answer.posts), answer.next_cursor]).toEqual([['chitra 2', 'chitra 0'], null]);
  });
});

describe.each([PROFILE, LIKES])('%s rejects', (url) => {
  test('nobody, and those whom one has blocked', async () => {
    const unknown = await api.call('bikram', 'POST', url, { profileId: newId() });
    expect(unknown.json().message).toBe('This person cannot be found.');
    await seedBlock(api.db.write, api.ids.asha, api.ids.bikram);
    const blocked = await api.call('asha', 'POST', url, { profileId: api.ids.bikram });
    expect([blocked.statusCode, blocked.json()]).toEqual([
      403,
      expect.objectContaining({
        code: 'blocked',
        message: expect.stringMatching(
          /^You have blocked .*\. You see each other again once you unblock them\.$/,
        ),
      }),
    ]);
    expect((await api.call('asha', 'POST', url, { profileId: api.ids.asha })).statusCode).toBe(200);
  });

  test.each([
    ['a missing id', {}],
    ['another type', { profileId: { $ne: null } }],
    ['a malformed id', { profileId: "' or true --" }],
    ['a limit out of range', { profileId: newId(), limit: 51 }],
    ['a cursor of another list', { profileId: '@asha', cursor: 'W3RydWVd' }],
    ['a cursor of another type', { profileId: newId(), cursor: 7 }],
  ])('%s', async (_what, body) => {
    const answer = await api.call('asha', 'POST', url, body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  });
});
