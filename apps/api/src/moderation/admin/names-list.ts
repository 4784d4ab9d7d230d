import type { NamedTaxon, NameToSettle, QueueState } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { cursorId, decodeCursor, encodeCursor, MAX_TIME_MS } from '../../platform/common/cursor';
import { settledNames } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import { readNamedTaxa } from '../../posts/sightings/sighted-taxa';
import { nameDigest, namedRows } from './free-names';

type Settled = typeof settledNames.$inferSelect;

interface NameRow {
  key: string;
  digest: string;
  /** Waiting, or left as it is. */
  as_written: boolean;
  posts: string[];
  latest: string;
}

async function readNames(db: Db): Promise<NameRow[]> {
  const rows = await queryRows<Omit<NameRow, 'digest'> & Record<string, unknown>>(
    db,
    sql`
      select n.free_name as key, n.species = n.free_name as as_written, array_agg(distinct n.post_id) as posts,
        (array_agg(n.post_id order by n.created_at desc, n.post_id desc))[1] as latest
      from (${namedRows}) n join posts p on p.id = n.post_id and p.hidden_at is null
      group by 1, 2 order by max(n.created_at) desc, 1`,
  );
  return rows.map((row) => ({ ...row, digest: nameDigest(row.key) }));
}

/** Names as written, and digests of those left as they are, for {@link countWaiting}. */
export const waitingNames = sql`json_build_object(
  'keys', (select coalesce(json_agg(distinct n.free_name), '[]')
    from (${namedRows}) n join posts p on p.id = n.post_id and p.hidden_at is null where n.species = n.free_name),
  'left', (select coalesce(json_agg(digest), '[]') from settled_names where species is null))`;

export interface WaitingNames {
  keys: string[];
  left: string[];
}

export function countWaiting({ keys, left }: WaitingNames): number {
  const digests = new Set(keys.map(nameDigest));
  for (const digest of left) digests.delete(digest);
  return digests.size;
}

interface Group {
  digest: string;
  name: string;
  latest: string;
  posts: Set<string>;
}

/** The first row of a group is its latest. */
function groupNames(rows: readonly NameRow[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { key, digest, posts: postIds, latest } of rows) {
    const group = groups.get(digest) ?? { digest, name: key, latest, posts: new Set<string>() };
    for (const id of postIds) group.posts.add(id);
    groups.set(digest, group);
  }
  return [...groups.values()];
}

/** The weight is the number of posts, or the time of settling. */
type NamePosition = [weight: number, latest: string, digest: string];

const cursorSchema = z.tuple([z.int().min(0).max(MAX_TIME_MS), cursorId, z.string().regex(/^[0-9a-f]{64}$/)]);

function isBefore(one: NamePosition, other: NamePosition): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  const [mine, theirs] = [one[at], other[at]];
  return mine !== undefined && theirs !== undefined && mine > theirs;
}

/** Leaves out names of hidden posts and of life lists, which nobody else reads. */
export async function listNames(
  db: Db,
  { state, cursor, limit }: { state: QueueState; cursor?: string | undefined; limit: number },
): Promise<{ names: NameToSettle[]; total: number; next_cursor: string | null }> {
  const after = cursor === undefined ? null : decodeCursor<NamePosition>(cursor, cursorSchema);
  const settled = new Map((await db.select().from(settledNames)).map((one) => [one.digest, one]));
  const rows = await readNames(db);
  const waits = ({ digest, as_written: asWritten }: NameRow) =>
    asWritten && settled.get(digest)?.species !== null;
  const isOpen = state === 'open';
  const groups = groupNames(
    rows.filter((row) => waits(row) === isOpen && (isOpen || settled.has(row.digest))),
  );
  const toPosition = ({ digest, latest, posts: { size } }: Group): NamePosition => [
    isOpen ? size : (settled.get(digest)?.settledAt.getTime() ?? 0),
    latest,
    digest,
  ];
  const rest = groups
    .map((group) => ({ ...group, position: toPosition(group) }))
    .filter(({ position }) => after === null || isBefore(after, position))
    .sort((one, other) => (isBefore(one.position, other.position) ? -1 : 1));
  const listed = rest.slice(0, limit);
  const last = rest.length > listed.length ? listed.at(-1) : undefined;
  const named = await readNamedTaxa(
    db,
    listed.flatMap(({ digest }) => settled.get(digest)?.species ?? []),
  );
  const names = listed.map(({ digest, name, latest, posts: { size } }) => {
    const decision = isOpen ? undefined : settled.get(digest);
    return {
      name,
      posts: size,
      latest_post: latest,
      settled: decision ? settledJson(decision, named.get(decision.species ?? '')?.taxon) : null,
    };
  });
  return { names, total: groups.length, next_cursor: last ? encodeCursor(last.position) : null };
}

const settledJson = ({ species, settledAt }: Settled, taxon: NamedTaxon | undefined) => ({
  species,
  taxon: taxon ?? null,
  settledAt: settledAt.toISOString(),
});
