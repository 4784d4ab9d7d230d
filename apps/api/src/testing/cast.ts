import { eq } from 'drizzle-orm';
import { newId } from '../platform/common/ids';
import { blocks, connections, follows, posts, users } from '../platform/db/schema';
import type { Db } from '../platform/db/types';

export const cast = {
  asha: { fullName: 'Asha Rao', username: 'asha', bio: 'Counts tigers in Tadoba', location: 'Nagpur' },
  bikram: { fullName: 'Bikram Sen', username: 'bikram', bio: 'Birds of the Sundarbans', location: 'Kolkata' },
  chitra: { fullName: 'Chitra Menon', username: 'chitra', bio: 'Frogs, mostly', location: 'Kochi' },
  dawa: {
    fullName: 'Dawa Lepcha',
    username: 'dawa',
    bio: 'Red pandas and cloud forest',
    location: 'Gangtok',
  },
  esha: { fullName: 'Esha Deshmukh', username: null, bio: '', location: '' },
} as const;

export type CastName = keyof typeof cast;

export type Ids = Record<CastName, string>;

export async function seedCast(db: Db, issuer: string): Promise<Ids> {
  const rows = Object.entries(cast).map(([subject, person]) => ({ id: newId(), issuer, subject, ...person }));
  await db.insert(users).values(rows);
  return Object.fromEntries(rows.map(({ subject, id }) => [subject, id])) as Ids;
}

export async function seedMember(db: Db, issuer: string, subject: string, fullName: string): Promise<string> {
  const id = newId();
  await db.insert(users).values({ id, issuer, subject, fullName });
  return id;
}

export async function seedFollow(
  db: Db,
  followerId: string,
  followeeId: string,
  createdAt = new Date(),
): Promise<void> {
  await db.insert(follows).values({ followerId, followeeId, createdAt });
}

/** `first` requests it. */
export async function seedConnection(
  db: Db,
  first: string,
  second: string,
  status: 'pending' | 'accepted' = 'accepted',
): Promise<void> {
  const [lowId = first, highId = second] = [first, second].sort();
  await db.insert(connections).values({ lowId, highId, requestedBy: first, status });
}

export async function seedBlock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await db.insert(blocks).values({ blockerId, blockedId });
}

export async function seedPost(
  db: Db,
  authorId: string,
  content: string,
  createdAt = new Date(),
): Promise<string> {
  const id = newId();
  await db.insert(posts).values({ id, authorId, content, postType: 'text', createdAt });
  return id;
}

export async function hidePost(db: Db, id: string): Promise<void> {
  await db.update(posts).set({ hiddenAt: new Date(), hiddenReason: 'A den' }).where(eq(posts.id, id));
}
