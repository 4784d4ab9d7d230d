import { eq, inArray, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { createRandom } from '@aranya/artwork';
import { recordLicences } from '@aranya/contracts';
import { newId } from '../../platform/common/ids';
import {
  connections,
  eventCounters,
  follows,
  messages,
  postImages,
  posts,
  settledNames,
  users,
} from '../../platform/db/schema';
import { nameDigest } from '../../moderation/admin/free-names';
import type { Db } from '../../platform/db/types';
import {
  claimPictures,
  type MediaDependencies,
  purgeUnused,
  writeFiles,
} from '../../platform/media/media.repository';
import type { CleanPicture } from '../../platform/media/pictures';
import { readAnimalKeys } from './animal-keys';
import { type DemoConversation, conversations } from './conversations';
import { DEMO_ISSUER, demoPeople, findPersonId } from './demo-people';
import { createDemoPictures } from './demo-pictures';
import { everydayPosts } from './everyday-posts';
import { insertLifeLists } from './insert-life-lists';
import { insertPosts } from './insert-posts';
import { lifeLists } from './life-lists';

const DAY = 86_400_000;
const LINE_GAP = 7 * 60_000;

const avatarName = (avatar: string) => `avatars/${avatar}`;
const coverName = (cover: string) => `scenes/${cover}`;

/**
 * All or nothing.
 * @param artFolder the built artwork
 * @param now the time from which the posts' ages count
 * @returns false if it existed or the signal aborted
 */
export async function seedDemo(
  dependencies: MediaDependencies,
  artFolder: string,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<boolean> {
  if (await hasDemo(dependencies.db.write)) return false;
  const art = createDemoPictures(artFolder);
  const pictures = {
    profile: new Map<string, CleanPicture>(),
    cover: new Map<string, CleanPicture>(),
    post: new Map<string, CleanPicture>(),
  };
  const wanted = demoPeople.flatMap((person) => [
    { kind: 'profile' as const, name: avatarName(person.avatar), width: 512 },
    { kind: 'cover' as const, name: coverName(person.cover), width: 1600 },
    ...person.posts.flatMap(([, , ...names]) =>
      names.map((name) => ({ kind: 'post' as const, name, width: 1200 })),
    ),
  ]);
  const unique = [...new Map(wanted.map((entry) => [entry.name, entry])).values()];
  const limit = pLimit({ concurrency: 2, rejectOnClear: true });
  const drawn = unique.map(({ name, width, kind }) =>
    limit(async () => {
      if (signal?.aborted) return;
      const picture = await art.picture(name, width);
      await writeFiles(dependencies.media, [picture]);
      pictures[kind].set(name, picture);
    }),
  );
  await Promise.all(drawn).catch(async (error: unknown) => {
    limit.clearQueue();
    await Promise.allSettled(drawn);
    throw error;
  });
  if (signal?.aborted) return false;

  return dependencies.db.write.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('aranya demo community'))`);
    if (await hasDemo(tx)) return false;
    for (const kind of ['profile', 'cover', 'post'] as const) {
      await claimPictures(tx, dependencies.media, [...pictures[kind].values()], kind);
    }
    const ids = await insertPeople(tx, pictures, now);
    const findKey = await readAnimalKeys(tx);
    await insertPosts(tx, ids, pictures.post, findKey, now);
    await insertLifeLists(tx, ids, findKey, now);
    await insertRelationships(tx, ids, now);
    for (const conversation of [...conversations].sort((a, b) => b.daysAgo - a.daysAgo)) {
      await insertConversation(tx, ids, conversation, now);
    }
    return true;
  });
}

export async function removeDemo(dependencies: MediaDependencies): Promise<number> {
  const hashes = await dependencies.db.write.transaction(async (tx) => {
    const people = tx.select({ id: users.id }).from(users).where(eq(users.issuer, DEMO_ISSUER));
    const shown = await tx
      .select({ hash: postImages.mediaHash })
      .from(postImages)
      .innerJoin(posts, eq(posts.id, postImages.postId))
      .where(inArray(posts.authorId, people));
    const portraits = await tx
      .select({ profile: users.profileMediaHash, cover: users.coverMediaHash })
      .from(users)
      .where(eq(users.issuer, DEMO_ISSUER));
    await tx.delete(messages).where(inArray(messages.lowId, people));
    await tx.delete(messages).where(inArray(messages.highId, people));
    await tx.delete(users).where(eq(users.issuer, DEMO_ISSUER));
    const settled = everydayPosts.flatMap(({ settled: name }) =>
      name === undefined ? [] : nameDigest(name),
    );
    await tx.delete(settledNames).where(inArray(settledNames.digest, settled));
    return [...shown.map(({ hash }) => hash), ...portraits.flatMap(({ profile, cover }) => [profile, cover])];
  });
  return purgeUnused(
    dependencies,
    hashes.filter((hash): hash is string => hash !== null),
  );
}

export async function hasDemo(db: Db): Promise<boolean> {
  return (
    (await db.select({ id: users.id }).from(users).where(eq(users.issuer, DEMO_ISSUER)).limit(1)).length > 0
  );
}

async function insertPeople(
  tx: Db,
  pictures: Record<'profile' | 'cover', Map<string, CleanPicture>>,
  now: Date,
): Promise<Map<string, string>> {
  const random = createRandom('people');
  // One in four keeps their records here.
  const licences = [...recordLicences, null];
  const rows = demoPeople.map((person, index) => ({
    id: newId(),
    issuer: DEMO_ISSUER,
    subject: person.username,
    fullName: person.name,
    username: person.username,
    bio: person.bio,
    location: person.location,
    recordLicence: licences[index % licences.length] ?? null,
    ...(person.username in lifeLists && { lifeList: 'public' as const }),
    profileMediaHash: pictures.profile.get(avatarName(person.avatar))?.hash ?? null,
    coverMediaHash: pictures.cover.get(coverName(person.cover))?.hash ?? null,
    createdAt: new Date(now.getTime() - (130 + random() * 200) * DAY),
  }));
  await tx.insert(users).values(rows);
  return new Map(rows.map((row) => [row.username, row.id]));
}

async function insertRelationships(tx: Db, ids: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const random = createRandom('ties');
  const ago = () => new Date(now.getTime() - (5 + random() * 110) * DAY);
  const names = demoPeople.map(({ username }) => username);
  const following = names.flatMap((follower) =>
    names
      .filter((followee) => followee !== follower && random() < 0.3)
      .map((followee) => [follower, followee] as const),
  );
  await tx
    .insert(follows)
    .values(
      following.map(([a, b]) => ({
        followerId: findPersonId(ids, a),
        followeeId: findPersonId(ids, b),
        createdAt: ago(),
      })),
    );

  const writing = new Set(conversations.map(({ between }) => [...between].sort().join(' ')));
  const pairs = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));
  const rows = pairs
    .filter(([a, b]) => writing.has([a, b].sort().join(' ')) || random() < 0.12)
    .map(([a, b]) => {
      const [lowId, highId] = inOrder(findPersonId(ids, a), findPersonId(ids, b));
      const since = ago();
      const accepted = writing.has([a, b].sort().join(' ')) || random() < 0.8;
      return {
        lowId,
        highId,
        requestedBy: lowId,
        status: accepted ? ('accepted' as const) : ('pending' as const),
        createdAt: since,
        since,
      };
    });
  await tx.insert(connections).values(rows);
}

async function insertConversation(
  tx: Db,
  ids: ReadonlyMap<string, string>,
  { between, daysAgo, lines }: DemoConversation,
  now: Date,
): Promise<void> {
  const pair = [findPersonId(ids, between[0]), findPersonId(ids, between[1])] as const;
  const [lowId, highId] = inOrder(...pair);
  for (const [index, [who, text]] of lines.entries()) {
    const seqs: number[] = [];
    for (const userId of [lowId, highId]) {
      const [counter] = await tx
        .insert(eventCounters)
        .values({ userId, seq: 1 })
        .onConflictDoUpdate({ target: eventCounters.userId, set: { seq: sql`${eventCounters.seq} + 1` } })
        .returning({ seq: eventCounters.seq });
      seqs.push(counter?.seq ?? 1);
    }
    const at = new Date(now.getTime() - daysAgo * DAY + index * LINE_GAP);
    await tx.insert(messages).values({
      id: newId(),
      fromId: pair[who],
      toId: pair[who === 0 ? 1 : 0],
      lowId,
      highId,
      text,
      messageType: 'text',
      lowSeq: seqs[0] ?? 1,
      highSeq: seqs[1] ?? 1,
      seenAt: index < lines.length - 1 ? at : null,
      createdAt: at,
    });
  }
}

const inOrder = (a: string, b: string): [string, string] => (a < b ? [a, b] : [b, a]);
