import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { events, likes, users } from '../../src/platform/db/schema';
import { publishEvents, relationshipChangesFor } from '../../src/platform/live/events.repository';
import { openStream } from '../../src/platform/live/live.testing';
import { readZip, seedFollow, seedPost } from '../../src/testing';
import { createWorld, type World } from './matrix-world';
import { send, type Sent } from './send';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

/** Calls that name somebody, and must answer the blocked as if the owner did not exist. */
const aboutSomebody: [string, (id: string) => Sent][] = [
  ['profile', (profileId) => ({ path: '/api/user/profiles', json: { profileId } })],
  [
    'media of the profile',
    (profileId) => ({ path: '/api/user/profiles', json: { profileId, only: 'media' } }),
  ],
  ['likes', (profileId) => ({ path: '/api/user/likes', json: { profileId } })],
  ...[
    'follow',
    'unfollow',
    'connect',
    'accept',
    'decline',
    'cancel',
    'disconnect',
    'remove-follower',
    'unblock',
  ].map((name): [string, (id: string) => Sent] => [
    name,
    (id) => ({ path: `/api/user/${name}`, json: { id } }),
  ]),
  ['read messages', (id) => ({ path: '/api/messages/get', json: { to_user_id: id } })],
  ['send a message', (id) => ({ path: '/api/messages/send', form: { to_user_id: id, text: 'x' } })],
  ['mark messages seen', (id) => ({ path: '/api/messages/seen', json: { from_user_id: id } })],
  ['stream', (id) => ({ path: `/api/messages/${id}` })],
];

test.each(aboutSomebody)('%s: the blocked get what nobody would get', async (_name, make) => {
  expect(await send(world, 'blocked', make(world.ids.owner))).toEqual(
    await send(world, 'blocked', make(randomUUID())),
  );
});

const aboutPost: [string, (id: string) => Sent][] = [
  ['like', (postId) => ({ path: '/api/post/like', json: { postId } })],
  ['delete', (postId) => ({ path: '/api/post/delete', json: { postId } })],
  ['get', (postId) => ({ path: '/api/post/get', json: { postId } })],
  ['watch', (postId) => ({ path: '/api/post/watch', json: { postId, open: true } })],
  ['list the comments of', (postId) => ({ path: '/api/comments/list', json: { postId } })],
  [
    'comment on',
    (postId) => ({ path: '/api/comments/add', json: { postId, content: 'x', client_id: randomUUID() } }),
  ],
];

test.each(aboutPost)('%s a post: the blocked get what no post would get', async (_name, make) => {
  expect(await send(world, 'blocked', make(world.postId))).toEqual(
    await send(world, 'blocked', make(randomUUID())),
  );
});

test.each(['get', 'answers', 'like', 'delete'])(
  '%s a comment: the blocked get what no comment would get',
  async (name) => {
    const path = `/api/comments/${name}`;
    expect(await send(world, 'blocked', { path, json: { commentId: world.commentId } })).toEqual(
      await send(world, 'blocked', { path, json: { commentId: randomUUID() } }),
    );
  },
);

/** The owner has left traces with others, whom the blocked can see. */
async function leaveTraces(): Promise<void> {
  const { ids, api } = world;
  const { write } = api.db;
  await seedFollow(write, ids.owner, ids.connection);
  await seedFollow(write, ids.connection, ids.owner);
  await seedFollow(write, ids.stranger, ids.connection);
  const postId = await seedPost(write, ids.connection, 'A lake as well');
  await write.insert(likes).values([ids.owner, ids.stranger].map((userId) => ({ postId, userId })));
}

/** All lists in which the owner could stand. Former chats differ by design: see docs/security.md. */
async function readLists() {
  const profileId = world.ids.connection;
  const sent: Record<string, Sent> = {
    'profile of a third': { path: '/api/user/profiles', json: { profileId } },
    'likes of a third': { path: '/api/user/likes', json: { profileId } },
    suggestions: { path: '/api/user/discover', json: {} },
    search: { path: '/api/user/discover', json: { input: 'owner' } },
    'search for posts': { path: '/api/post/search', json: { input: 'lake' } },
    'search for hashtags': { path: '/api/post/tags', json: { input: 'owner' } },
    'names in texts': { path: '/api/user/named', json: { usernames: ['owner'] } },
    feed: { path: '/api/post/feed' },
    connections: { path: '/api/user/connections' },
    'blocked people': { path: '/api/user/blocked' },
    'recent messages': { path: '/api/user/recent-messages' },
  };
  const read: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(sent)) {
    const { status, text } = await send(world, 'blocked', one);
    read[name] = { status, body: JSON.parse(text) as unknown };
  }
  return read;
}

test('lists and counts tell the blocked what they would if the owner had left', async () => {
  await leaveTraces();
  const withBlock = await readLists();
  await world.api.db.write.delete(users).where(eq(users.id, world.ids.owner));
  expect(withBlock).toEqual(await readLists());
  expect(JSON.stringify(withBlock)).toContain('A lake as well');
});

test('the export of the blocked neither names the owner nor holds what they wrote', async () => {
  const { write } = world.api.db;
  await write.insert(likes).values({ postId: world.postId, userId: world.ids.blocked });
  const { bytes } = await send(world, 'blocked', { path: '/api/user/export' });
  const files = await readZip(bytes);
  const texts = [...files].filter(([name]) => name.endsWith('.json')).map(([, bytes]) => bytes.toString());
  expect(texts.filter((text) => /owner|lake/i.test(text))).toEqual([]);
  expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toEqual([]);
});

test('a like tells the blocked the number without those who blocked them', async () => {
  await leaveTraces();
  const [post] = await world.api.db.write.select({ id: likes.postId }).from(likes);
  const { text } = await send(world, 'blocked', { path: '/api/post/like', json: { postId: post?.id } });
  expect(JSON.parse(text)).toMatchObject({ liked: true, likes_total: 2 });
});

test('blocking somebody without any tie sends them no event', async () => {
  await send(world, 'owner', { path: '/api/user/block', json: { id: world.ids.stranger } });
  const told = await world.api.db.write.select({ id: events.recipientId }).from(events);
  expect(told.map(({ id }) => id)).toEqual([world.ids.owner]);
});

test('the stream tells the blocked nothing that the owner does afterwards', async () => {
  const token = world.callerHeaders('blocked')['authorization']?.replace('Bearer ', '') ?? '';
  const stream = await openStream(`${world.url}/api/messages/${world.ids.blocked}`, token);
  await stream.until(1);
  const messageId = world.messageTo.blocked;
  expect(await send(world, 'owner', { path: '/api/messages/delete', json: { messageId } })).toMatchObject({
    status: 200,
  });
  await world.api.db.write.transaction((tx) =>
    publishEvents(tx, relationshipChangesFor([world.ids.blocked])),
  );
  const received = await stream.until(2);
  stream.close();
  expect(received.map(({ event }) => event.type)).toEqual(['ready', 'connections']);
});
