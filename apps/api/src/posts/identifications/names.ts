import { communityName, NAME_QUORUM, type NamedTaxon, taxonIdOf } from '@aranya/contracts';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { notSuspended } from '../../people/suspensions';
import { identifications, posts } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import { readLineages } from '../../taxa/taxon-lineages';
import { notBlocked } from '../view/visibility';

export interface NameChange {
  postId: string;
  authorId: string;
  before: string | null;
  after: string | null;
}

const BATCH_SIZE = 500;

/** Suggestions of suspended people and across a block with the author do not count. */
const counts = (now: Date): SQL => sql`
  ${notSuspended(sql`i.user_id`, now)} and ${notBlocked(sql`p.author_id`, sql`i.user_id`)}`;

/** Locks posts in the order of their ids. */
const lockPosts = (tx: Db, postIds: readonly string[]) =>
  tx
    .select({ postId: posts.id, authorId: posts.authorId, before: posts.agreedSpecies })
    .from(posts)
    .where(inArray(posts.id, [...postIds]))
    .orderBy(asc(posts.id))
    .for('no key update');

type Votes = readonly { species: string; total: number }[];

/** The suggestions that count, by post. */
export async function readVotes(tx: Db, postIds: readonly string[], now: Date) {
  const rows = await queryRows<{ post_id: string; species: string; total: number }>(
    tx,
    sql`
      select i.post_id, i.species, count(*)::int as total
      from identifications i join posts p on p.id = i.post_id
      where i.post_id in ${postIds} and ${counts(now)}
      group by i.post_id, i.species order by i.species`,
  );
  const votes = new Map<string, typeof rows>();
  for (const row of rows) votes.set(row.post_id, [...(votes.get(row.post_id) ?? []), row]);
  return votes;
}

export const countVotes = (votes: Votes): number => votes.reduce((sum, { total }) => sum + total, 0);

export interface AgreedName {
  key: string;
  /** Null for a species of the catalogue. */
  taxon: NamedTaxon | null;
  /** The votes for it or a taxon below it. */
  within: string[];
}

/** @returns a name for each group of votes; null where too few agree */
export async function findAgreedNames(db: Db, all: readonly Votes[]): Promise<(AgreedName | null)[]> {
  const enough = all.filter((votes) => countVotes(votes) >= NAME_QUORUM);
  const keys = new Set(enough.flatMap((votes) => votes.map(({ species }) => species)));
  const { above, taxa } = await readLineages(db, [...keys]);
  return all.map((votes) => {
    const key = communityName(votes, above);
    if (key === null) return null;
    const isWithin = (name: string) => name === key || above.get(name)?.includes(key);
    const within = votes.map(({ species }) => species).filter(isWithin);
    return { key, taxon: taxa.get(key) ?? null, within };
  });
}

/** Only such a name ends the question. */
const isSpecies = ({ key, taxon }: AgreedName): boolean =>
  taxonIdOf(key) === null || taxon?.rank === 'species' || taxon?.rank === 'subspecies';

/**
 * Call it after locking people. A post that agrees on a higher rank alone goes on asking.
 * @returns the posts whose name changed
 */
export async function recountNames(tx: Db, postIds: readonly string[], now: Date): Promise<NameChange[]> {
  if (postIds.length === 0) return [];
  const locked = await lockPosts(tx, postIds);
  // A new statement sees what was committed while this waited for the locks.
  const votes = await readVotes(tx, postIds, now);
  const names = await findAgreedNames(
    tx,
    locked.map(({ postId }) => votes.get(postId) ?? []),
  );
  const changes = locked
    .map((post, at) => {
      const name = names[at];
      const { key = null, taxon = null } = name && isSpecies(name) ? name : {};
      return { ...post, after: key, taxon };
    })
    .filter(({ before, after }) => before !== after);
  for (const { postId, after, taxon } of changes)
    await tx.update(posts).set({ agreedSpecies: after, agreedTaxon: taxon }).where(eq(posts.id, postId));
  const ended = changes.filter(({ before }) => before !== null).map(({ postId }) => postId);
  await removeAgreed(tx, ended);
  return changes;
}

/** Locks in the order in which reading marks rows. */
async function removeAgreed(tx: Db, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return;
  await tx.execute(sql`
    with removed as materialized (
      select recipient_id, id from notifications where post_id in ${postIds} and kind = 'agreed'
      order by recipient_id, id for update
    )
    delete from notifications n using removed r where n.recipient_id = r.recipient_id and n.id = r.id`);
}

/** Call it after a suspension of the person began or ended. */
export async function recountSuggestedNames(tx: Db, userId: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ postId: identifications.postId })
    .from(identifications)
    .where(eq(identifications.userId, userId))
    .orderBy(asc(identifications.postId));
  await recountInBatches(tx, rows, now);
}

export async function removeOwnSuggestions(tx: Db, userId: string, now: Date): Promise<void> {
  const removed = await tx
    .delete(identifications)
    .where(eq(identifications.userId, userId))
    .returning({ postId: identifications.postId });
  await recountInBatches(tx, removed, now);
}

/** After a block: those of one of two people on the other's posts. */
export async function removeSuggestionsBetween(tx: Db, a: string, b: string, now: Date): Promise<void> {
  const removed = await queryRows<{ postId: string }>(
    tx,
    sql`
      delete from identifications i using posts p
      where p.id = i.post_id
        and (p.author_id, i.user_id) in ((${a}::uuid, ${b}::uuid), (${b}::uuid, ${a}::uuid))
      returning i.post_id as "postId"`,
  );
  await recountInBatches(tx, removed, now);
}

async function recountInBatches(tx: Db, rows: readonly { postId: string }[], now: Date): Promise<void> {
  const ids = [...new Set(rows.map(({ postId }) => postId))].sort();
  for (let start = 0; start < ids.length; start += BATCH_SIZE)
    await recountNames(tx, ids.slice(start, start + BATCH_SIZE), now);
}
