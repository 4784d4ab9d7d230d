import { type FollowedTopic, limits, type Topic, type TopicChoices } from '@aranya/contracts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { followedTopics } from '../../platform/db/schema';
import { lockAccount } from '../../people/lock-people';
import type { Db } from '../../platform/db/types';
import { errors } from '../../platform/plugins/errors';
import type { TakeQuota } from '../../platform/quotas/quotas';
import { assertKnownArea, assertMayBeAnimals } from '../sightings/assert-known';
import { parkKey } from '../sightings/catalogue';
import { nameAnimals, readNamedTaxa } from '../sightings/sighted-taxa';
import { countNewPosts } from './topic-posts';

/** With the key that sightings have, so that each animal and place has one. */
async function toStored(db: Db, { kind, key }: Topic): Promise<Topic> {
  if (kind === 'place') return { kind, key: parkKey(key) };
  if (kind === 'tag') return { kind, key };
  return { kind, key: (await readNamedTaxa(db, [key])).get(key)?.slug ?? key };
}

/**
 * As {@link toStored}.
 * @throws AppError `invalid_input` for an animal or place that is not there
 */
async function findTopic(db: Db, topic: Topic): Promise<Topic> {
  const { kind, key } = topic;
  if (kind === 'place') assertKnownArea(key, 'key');
  if (kind !== 'animal') return toStored(db, topic);
  assertMayBeAnimals([key], 'key');
  const [animal] = await nameAnimals(db, [{ species: key }], 'key');
  return { kind, key: animal?.species ?? key };
}

const isOf = (userId: string, { kind, key }: Topic) =>
  and(eq(followedTopics.userId, userId), eq(followedTopics.kind, kind), eq(followedTopics.key, key));

interface FollowOptions {
  now: Date;
  take: TakeQuota;
  choices: TopicChoices;
}

export async function followTopic(
  db: Db,
  userId: string,
  given: Topic,
  { now, take, choices }: FollowOptions,
): Promise<void> {
  const topic = await findTopic(db, given);
  const { in_feed: inFeed, notify } = choices;
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if ((await tx.$count(followedTopics, isOf(userId, topic))) > 0) {
      // A choice that is not given stays. Counting starts when the news are switched on, so that old posts are not new.
      const changed = { inFeed, notify, ...(notify !== undefined && { seenAt: now }) };
      if (inFeed !== undefined || notify !== undefined)
        await tx.update(followedTopics).set(changed).where(isOf(userId, topic));
      return;
    }
    if ((await tx.$count(followedTopics, eq(followedTopics.userId, userId))) >= limits.followedTopics)
      throw errors.conflict(
        `You can follow at most ${limits.followedTopics} animals, places and hashtags. Please unfollow one first.`,
      );
    await take(tx, userId, 'topic');
    await tx.insert(followedTopics).values({ userId, ...topic, inFeed, notify, seenAt: now, createdAt: now });
  });
}

/** Also takes an animal or place that is no longer there. */
export async function unfollowTopic(db: Db, userId: string, topic: Topic): Promise<void> {
  await db.delete(followedTopics).where(isOf(userId, await toStored(db, topic)));
}

export async function markTopicSeen(db: Db, userId: string, topic: Topic, now: Date): Promise<void> {
  await db
    .update(followedTopics)
    .set({ seenAt: now })
    .where(isOf(userId, await toStored(db, topic)));
}

export async function readTopics(db: Db, userId: string): Promise<FollowedTopic[]> {
  const { kind, key, inFeed, notify, createdAt } = followedTopics;
  const rows = await db
    .select({ kind, key, in_feed: inFeed, notify })
    .from(followedTopics)
    .where(eq(followedTopics.userId, userId))
    .orderBy(desc(createdAt), asc(kind), asc(key));
  const animals = rows.filter((row) => row.kind === 'animal').map((row) => row.key);
  const named = await readNamedTaxa(db, animals);
  const counts = rows.some((row) => row.notify) ? await countNewPosts(db, userId) : new Map<string, number>();
  return rows.map((row) => ({
    ...row,
    new_posts: counts.get(`${row.kind} ${row.key}`) ?? 0,
    taxon: row.kind === 'animal' ? named.get(row.key)?.taxon : undefined,
  }));
}
