import { apiContract, type Post, type Privacy, type User } from '@aranya/contracts';
import { follows, likes, posts } from '../../platform/db/schema';
import {
  type CastName,
  emptyBeforeEach,
  readZip,
  seedConnection,
  seedFollow,
  seedPost,
  useTestApp,
} from '../../testing';

const profileSchema = apiContract.users.getProfile.responses[200].strict();

const api = useTestApp();
emptyBeforeEach(api, posts, follows);
// Dawa is a connection of Asha, Bikram follows her.
beforeEach(() => seedFollow(api.db.write, api.ids.bikram, api.ids.asha));
beforeAll(() => seedConnection(api.db.write, api.ids.dawa, api.ids.asha));

const everybody: Privacy = { profile: 'public', likes: 'public', open_to_guests: false };
const choose = (privacy: object) => api.call('asha', 'POST', '/api/user/privacy', privacy);
afterEach(() => choose(everybody));

async function profile(who: CastName) {
  const answer = await api.call(who, 'POST', '/api/user/profiles', { profileId: api.ids.asha });
  return profileSchema.parse(answer.json());
}
const likesOf = (who: CastName) => api.call(who, 'POST', '/api/user/likes', { profileId: api.ids.asha });
const found = async (who: CastName, input: string) =>
  (await api.call(who, 'POST', '/api/user/discover', { input })).json<{ users: User[] }>().users;

async function likedPost(): Promise<string> {
  const postId = await seedPost(api.db.write, api.ids.chitra, 'A frog');
  await api.db.write.insert(likes).values({ postId, userId: api.ids.asha });
  return postId;
}
const likersOf = async (who: CastName, postId: string) =>
  (await api.call(who, 'POST', '/api/post/get', { postId })).json<{ post: Post }>().post;

test('a profile and likes are for all members until their owner says otherwise', async () => {
  const read = async () => (await api.call('asha', 'GET', '/api/user/privacy')).json();
  expect(await read()).toEqual({ success: true, privacy: everybody });
  const chosen = { profile: 'connections', likes: 'private', open_to_guests: true };
  expect((await choose(chosen)).json()).toEqual({ success: true, message: 'Saved' });
  expect(await read()).toEqual({ success: true, privacy: chosen });
  await choose({ profile: 'connections', likes: 'private' });
  expect(await read()).toEqual({ success: true, privacy: chosen });
  const { rawPayload } = await api.call('asha', 'GET', '/api/user/export');
  expect(JSON.parse((await readZip(rawPayload)).get('profile.json')?.toString() ?? '')).toMatchObject([
    {
      profile_visibility: 'connections',
      likes_visibility: 'private',
      open_to_guests: true,
      life_list: 'private',
    },
  ]);
});

test.each([
  [{ likes: 'public' }, 'Choose who may see your profile.'],
  [{ profile: 'public' }, 'Choose who may see what you like.'],
  [{ ...everybody, open_to_guests: 'yes' }, 'Say whether your profile is open to guests.'],
])('%j is refused', async (body, message) => {
  const answer = await choose(body);
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
});

test('nobody can hide their name: the profile is at least for connections', async () => {
  expect((await choose({ ...everybody, profile: 'private' })).statusCode).toBe(400);
});

describe('a profile for connections', () => {
  beforeEach(async () => {
    await seedPost(api.db.write, api.ids.asha, 'Pugmarks');
    await choose({ profile: 'connections', likes: 'public' });
  });

  test('tells others, also followers, name, picture and numbers alone', async () => {
    for (const who of ['bikram', 'chitra'] as const) {
      const { profile: user, ...rest } = await profile(who);
      expect(user).toMatchObject({
        full_name: 'Asha Rao',
        username: 'asha',
        limited: true,
        bio: '',
        location: '',
        cover_photo: '',
        cover_image: null,
        followers: who === 'bikram' ? [api.ids.bikram] : [],
        following: [],
        connections: [],
        followers_count: 1,
        connections_count: 1,
        posts_count: 1,
      });
      expect(rest).toMatchObject({ posts: [], next_cursor: null, likes_shared: false });
    }
  });

  test.each(['asha', 'dawa'] as const)('is whole for %s', async (who) => {
    const { profile: user, posts: shown, likes_shared: shared } = await profile(who);
    expect(user).toMatchObject({ limited: false, bio: 'Counts tigers in Tadoba', location: 'Nagpur' });
    expect(user.connections).toEqual([api.ids.dawa]);
    expect([shown.length, shared]).toEqual([1, true]);
  });

  test('is found by its names alone, without what it hides, and is not suggested', async () => {
    expect(await found('bikram', 'nagpur')).toEqual([]);
    expect(await found('bikram', 'asha')).toMatchObject([{ username: 'asha', bio: '', limited: true }]);
    const suggested = await found('chitra', '');
    expect(suggested.map(({ username }) => username)).not.toContain('asha');
    await choose(everybody);
    expect(await found('bikram', 'nagpur')).toMatchObject([{ username: 'asha', limited: false }]);
  });

  test('hides the likes from the same people', async () => {
    const answers = await Promise.all((['bikram', 'dawa', 'asha'] as const).map(likesOf));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200]);
    expect(answers[0]?.json().message).toBe('These likes are not shared with you.');
  });
});

test.each([
  ['connections', [404, 200, 200]],
  ['private', [404, 404, 200]],
] as const)(
  'likes for %s are refused to others, and their posts do not name the member',
  async (who, codes) => {
    const postId = await likedPost();
    expect((await likersOf('bikram', postId)).likes_count).toEqual([api.ids.asha]);
    await choose({ ...everybody, likes: who });
    const answers = await Promise.all((['bikram', 'dawa', 'asha'] as const).map(likesOf));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(codes);
    expect((await profile('bikram')).likes_shared).toBe(false);
    expect(await likersOf('bikram', postId)).toMatchObject({ likes_count: [], likes_total: 1 });
    expect(await likersOf('asha', postId)).toMatchObject({ likes_count: [api.ids.asha], liked: true });
  },
);
