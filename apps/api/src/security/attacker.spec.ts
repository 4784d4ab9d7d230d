import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema';
import { errorBodySchema } from '@aranya/contracts';
import { createWorld, type World } from './matrix-world';
import { send, type Sent } from './send';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

type Attacker = 'stranger' | 'blocked' | 'connection';

async function outcome(as: Attacker, sent: Sent): Promise<string> {
  const { status, text } = await send(world, as, sent);
  if (status < 400) return String(status);
  return `${status} ${errorBodySchema.strict().parse(JSON.parse(text)).code}`;
}

const ofOwner = {
  id: () => world.ids.owner,
  post: () => world.postId,
  message: () => world.messageTo.connection,
};

const post = (path: string, json: () => object) => (): Sent => ({ path, json: json() });
const form = (path: string, fields: () => Record<string, string>) => (): Sent => ({ path, form: fields() });
const get = (path: () => string) => (): Sent => ({ path: path() });

type Attempt = [what: string, as: Attacker, sent: () => Sent, got: string];

const attempts: Attempt[] = [
  // Messages
  [
    'read the chat with the owner without a connection',
    'stranger',
    post('/api/messages/get', () => ({ to_user_id: ofOwner.id() })),
    '403 not_connected',
  ],
  [
    'read it as somebody blocked',
    'blocked',
    post('/api/messages/get', () => ({ to_user_id: ofOwner.id() })),
    '404 not_found',
  ],
  [
    'read a chat of two others by naming one',
    'connection',
    post('/api/messages/get', () => ({ to_user_id: world.ids.suspended })),
    '403 not_connected',
  ],
  [
    'write to the owner without a connection',
    'stranger',
    form('/api/messages/send', () => ({ to_user_id: ofOwner.id(), text: 'x' })),
    '403 not_connected',
  ],
  [
    'write to the owner after a block',
    'blocked',
    form('/api/messages/send', () => ({ to_user_id: ofOwner.id(), text: 'x' })),
    '404 not_found',
  ],
  [
    'write in the name of the owner (from_user_id is no field)',
    'stranger',
    form('/api/messages/send', () => ({
      to_user_id: world.ids.connection,
      from_user_id: ofOwner.id(),
      text: 'x',
    })),
    '403 not_connected',
  ],
  [
    'mark the messages of the owner seen',
    'stranger',
    post('/api/messages/seen', () => ({ from_user_id: ofOwner.id() })),
    '403 not_connected',
  ],
  [
    'delete a message between two others',
    'stranger',
    post('/api/messages/delete', () => ({ messageId: ofOwner.message() })),
    '404 not_found',
  ],
  [
    'delete a received message',
    'connection',
    post('/api/messages/delete', () => ({ messageId: ofOwner.message() })),
    '403 forbidden',
  ],
  [
    'delete a message received before a block',
    'blocked',
    post('/api/messages/delete', () => ({ messageId: world.messageTo.blocked })),
    '404 not_found',
  ],
  [
    'report a message between two others',
    'stranger',
    post('/api/report', () => ({ subject: 'message', id: ofOwner.message(), reason: 'spam' })),
    '404 not_found',
  ],
  // Media
  [
    'open the picture of a message without its signature',
    'stranger',
    get(() => `/api/messages/${ofOwner.message()}/picture`),
    '403 forbidden',
  ],
  [
    'open it with a made-up signature',
    'stranger',
    get(() => `/api/messages/${ofOwner.message()}/picture?until=9999999999999&signature=${'A'.repeat(43)}`),
    '403 forbidden',
  ],
  [
    'open it with the signature twice',
    'stranger',
    get(() => `/api/messages/${ofOwner.message()}/picture?until=1&until=2&signature=a&signature=b`),
    '403 forbidden',
  ],
  [
    'guess the address of a public picture',
    'stranger',
    get(() => `/media/${'b'.repeat(64)}.webp`),
    '404 not_found',
  ],
  [
    'read a private file by a public address',
    'stranger',
    get(() => `/media/${encodeURIComponent('../private/x.webp')}`),
    '404 not_found',
  ],
  [
    'read any file by a public address',
    'stranger',
    get(() => '/media/..%2f..%2f..%2fetc%2fpasswd'),
    '404 not_found',
  ],
  [
    'make the server fetch an address of the inner network',
    'stranger',
    get(() => '/media/news?address=http%3A%2F%2F127.0.0.1%2F&signature=x'),
    '403 forbidden',
  ],
  // Profile
  [
    'read the profile of who has blocked them',
    'blocked',
    post('/api/user/profiles', () => ({ profileId: ofOwner.id() })),
    '404 not_found',
  ],
  [
    'read what they like',
    'blocked',
    post('/api/user/likes', () => ({ profileId: ofOwner.id() })),
    '404 not_found',
  ],
  ['follow them', 'blocked', post('/api/user/follow', () => ({ id: ofOwner.id() })), '404 not_found'],
  [
    'ask them for a connection',
    'blocked',
    post('/api/user/connect', () => ({ id: ofOwner.id() })),
    '404 not_found',
  ],
  [
    'lift the block from the other side',
    'blocked',
    post('/api/user/unblock', () => ({ id: ofOwner.id() })),
    '404 not_found',
  ],
  [
    'accept a request that was never sent',
    'stranger',
    post('/api/user/accept', () => ({ id: ofOwner.id() })),
    '404 not_found',
  ],
  [
    'like a post of who has blocked them',
    'blocked',
    post('/api/post/like', () => ({ postId: ofOwner.post() })),
    '404 not_found',
  ],
  [
    'delete a post of another',
    'stranger',
    post('/api/post/delete', () => ({ postId: ofOwner.post() })),
    '403 forbidden',
  ],
  [
    'delete a post of who has blocked them',
    'blocked',
    post('/api/post/delete', () => ({ postId: ofOwner.post() })),
    '404 not_found',
  ],
  [
    'change another profile (id is no field)',
    'stranger',
    form('/api/user/update', () => ({ id: ofOwner.id(), _id: ofOwner.id(), bio: 'Taken over' })),
    '200',
  ],
  [
    'delete another account (id is no field)',
    'stranger',
    post('/api/user/delete', () => ({ id: ofOwner.id() })),
    '400 invalid_input',
  ],
  [
    'take another username',
    'stranger',
    form('/api/user/update', () => ({ username: 'the_owner' })),
    '409 username_taken',
  ],
  // Stream
  [
    'listen to the stream of another',
    'connection',
    get(() => `/api/messages/${ofOwner.id()}`),
    '403 forbidden',
  ],
  [
    'listen to it as somebody blocked',
    'blocked',
    get(() => `/api/messages/${ofOwner.id()}`),
    '403 forbidden',
  ],
  ['listen to the stream of nobody', 'blocked', get(() => `/api/messages/${randomUUID()}`), '403 forbidden'],
];

test.each(attempts)('%s, as %s', async (_what, as, sent, got) => {
  const { write } = world.api.db;
  await write.update(users).set({ username: 'the_owner' }).where(eq(users.id, ofOwner.id()));
  expect(await outcome(as, sent())).toBe(got);
  const { text } = await send(world, 'owner', { path: '/api/user/data' });
  expect(JSON.parse(text)).toMatchObject({ user: { bio: '', username: 'the_owner', posts_count: 2 } });
});
