import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { errorBodySchema } from '@aranya/contracts';
import { users } from '../../src/platform/db/schema';
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

/** Beside what the authorisation matrix tries: other people named than the caller may, and fields that are none. */
const attempts: Attempt[] = [
  // Messages
  [
    'read a chat of two others by naming one',
    'connection',
    post('/api/messages/get', () => ({ to_user_id: world.ids.suspended })),
    '403 not_connected',
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
    'report a message between two others',
    'stranger',
    post('/api/report', () => ({ subject: 'message', id: ofOwner.message(), reason: 'spam' })),
    '404 not_found',
  ],
  // Media
  [
    'open the picture of a message with a made-up signature',
    'stranger',
    get(() => `/api/messages/${ofOwner.message()}/picture?until=9999999999999&signature=${'A'.repeat(43)}`),
    '403 forbidden',
  ],
  [
    'open the picture of a message with the signature twice',
    'stranger',
    get(() => `/api/messages/${ofOwner.message()}/picture?until=1&until=2&signature=a&signature=b`),
    '403 forbidden',
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
  // Stream
  ['listen to the stream of nobody', 'blocked', get(() => `/api/messages/${randomUUID()}`), '403 forbidden'],
];

test.each(attempts)('%s, as %s', async (_what, as, sent, got) => {
  const { write } = world.api.db;
  await write.update(users).set({ username: 'the_owner' }).where(eq(users.id, ofOwner.id()));
  expect(await outcome(as, sent())).toBe(got);
  const { text } = await send(world, 'owner', { path: '/api/user/data' });
  expect(JSON.parse(text)).toMatchObject({ user: { bio: '', username: 'the_owner', posts_count: 2 } });
});
