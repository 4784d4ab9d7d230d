import { type Author, limits, userSchema } from '@aranya/contracts';
import { eq, sql } from 'drizzle-orm';
import { newId } from '../platform/common/ids';
import type { Database } from '../platform/db/database';
import { userRow } from '../platform/db/rows';
import { connections, follows, media, users } from '../platform/db/schema';
import { queryRows } from '../platform/db/types';
import {
  type Ids,
  openTestDatabase,
  seedBlock,
  seedCast,
  seedConnection,
  seedFollow,
  seedPost,
} from '../testing';
import { authorJson } from './author-json';
import { createUsersRepository, type UsersRepository } from './users.repository';

const ISSUER = 'https://issuer.example/';

let db: Database;
let ids: Ids;
let repository: UsersRepository;
beforeAll(async () => {
  db = await openTestDatabase();
  ids = await seedCast(db.write, ISSUER);
  repository = createUsersRepository(db);
  await seedFollow(db.write, ids.asha, ids.bikram);
  await seedFollow(db.write, ids.chitra, ids.asha);
  await seedConnection(db.write, ids.asha, ids.dawa);
  await seedConnection(db.write, ids.asha, ids.chitra, 'pending');
  await seedBlock(db.write, ids.asha, ids.esha);
  await seedPost(db.write, ids.asha, 'First tiger of the season');
});
afterAll(() => db.close());

it('returns a user as in the contract', async () => {
  const asha = await repository.userById(ids.asha, ids.asha);
  expect(userSchema.strict().parse(asha)).toMatchObject({
    _id: ids.asha,
    id: ids.asha,
    full_name: 'Asha Rao',
    username: 'asha',
    profile_picture: '',
    cover_photo: '',
    followers: [ids.chitra],
    following: [ids.bikram],
    connections: [ids.dawa],
    followers_count: 1,
    following_count: 1,
    connections_count: 1,
    posts_count: 1,
    relation: { is_self: true, follows: false, followed_by: false, connection: 'none', blocked: false },
  });
});

it.each([
  ['asha', 'bikram', { follows: true, followed_by: false, connection: 'none', blocked: false }],
  ['bikram', 'asha', { follows: false, followed_by: true, connection: 'none', blocked: false }],
  ['asha', 'chitra', { follows: false, followed_by: true, connection: 'outgoing', blocked: false }],
  ['chitra', 'asha', { follows: true, followed_by: false, connection: 'incoming', blocked: false }],
  ['asha', 'dawa', { follows: false, followed_by: false, connection: 'connected', blocked: false }],
  ['asha', 'esha', { follows: false, followed_by: false, connection: 'none', blocked: true }],
  ['esha', 'asha', { follows: false, followed_by: false, connection: 'none', blocked: false }],
] as const)('%s sees their relationship to %s', async (currentUser, other, relation) => {
  const user = await repository.userById(ids[currentUser], ids[other]);
  expect(user?.relation).toEqual({ is_self: false, ...relation });
});

it('keeps the order of the ids and leaves out deleted users', async () => {
  const found = await repository.usersByIds(ids.asha, [ids.dawa, newId(), ids.bikram, ids.asha]);
  expect(found.map(({ _id }) => _id)).toEqual([ids.dawa, ids.bikram, ids.asha]);
  expect(await repository.userById(ids.asha, newId())).toBeNull();
  expect(await repository.usersByIds(ids.asha, [])).toEqual([]);
});

it('returns the 100 newest ids, including the current user, and exact counts', async () => {
  const fans = Array.from({ length: 130 }, (_, at) => ({
    id: newId(),
    issuer: ISSUER,
    subject: `fan${at}`,
    fullName: 'Fan',
  }));
  await db.write.insert(users).values(fans);
  const later = (at: number) => new Date(Date.now() + (at + 1) * 1000);
  await db.write
    .insert(follows)
    .values(fans.map(({ id }, at) => ({ followerId: id, followeeId: ids.asha, createdAt: later(at) })));
  await db.write.insert(connections).values(
    fans.map(({ id }, at) => {
      const [lowId = '', highId = ''] = [id, ids.asha].sort();
      return { lowId, highId, requestedBy: id, status: 'accepted' as const, since: later(at) };
    }),
  );
  const newest = fans.map(({ id }) => id).reverse();

  const forChitra = await repository.userById(ids.chitra, ids.asha);
  expect(forChitra?.followers_count).toBe(131);
  expect(forChitra?.followers).toEqual([ids.chitra, ...newest.slice(0, limits.idList - 1)]);
  const forDawa = await repository.userById(ids.dawa, ids.asha);
  expect(forDawa?.followers).toEqual(newest.slice(0, limits.idList));
  expect(forDawa?.connections).toEqual([ids.dawa, ...newest.slice(0, limits.idList - 1)]);
  expect(forDawa?.connections_count).toBe(131);
});

it("returns pictures with their sizes, and our address of the issuer's as long as there is none", async () => {
  await db.write
    .update(users)
    .set({ issuerPicture: 'https://pictures.example/b.png' })
    .where(eq(users.id, ids.bikram));
  const authorOf = async () => {
    const query = sql`select ${authorJson(userRow('u'))} as author from users u where id = ${ids.bikram}`;
    return (await queryRows<{ author: Author }>(db.write, query))[0]?.author;
  };
  expect((await authorOf())?.profile_picture).toMatch(
    new RegExp(`^/media/sign-in/${ids.bikram}\\?v=[\\w-]{12}$`),
  );

  const hash = 'ab'.repeat(32);
  await db.write
    .insert(media)
    .values({ hash, type: 'image/webp', kind: 'profile', bytes: 10, width: 40, height: 30 });
  await db.write.update(users).set({ profileMediaHash: hash }).where(eq(users.id, ids.bikram));
  const bikram = await repository.userById(ids.asha, ids.bikram);
  expect(bikram?.profile_image).toEqual({
    url: expect.stringContaining(hash),
    width: 40,
    height: 30,
    alt: '',
  });
  expect(bikram?.profile_picture).toBe(bikram?.profile_image?.url);
  expect(await authorOf()).toEqual({
    _id: ids.bikram,
    full_name: 'Bikram Sen',
    username: 'bikram',
    profile_picture: bikram?.profile_picture,
  });
});
