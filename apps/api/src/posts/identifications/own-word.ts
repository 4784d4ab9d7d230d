import { eq } from 'drizzle-orm';
import { posts, sightings, sightingSpecies } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { exactPlace, writeSighting } from '../sightings/write-sighting';

async function readCount(tx: Db, postId: string): Promise<number | null> {
  const named = await tx
    .select({ count: sightingSpecies.count })
    .from(sightingSpecies)
    .where(eq(sightingSpecies.postId, postId));
  return named.length === 1 ? (named[0]?.count ?? null) : null;
}

/** Keeps place and day; a post without a sighting gets one of its own day. The caller has locked the post. */
export async function writeOwnWord(tx: Db, postId: string, species: string | null): Promise<void> {
  const { authorId, createdAt, asks } = posts;
  const [post] = await tx.select({ authorId, createdAt, asks }).from(posts).where(eq(posts.id, postId));
  const [earlier] = await tx.select().from(sightings).where(eq(sightings.postId, postId));
  if (post === undefined || (earlier === undefined && species === null)) return;
  const count = await readCount(tx, postId);
  await writeSighting(
    tx,
    { postId, ...post },
    {
      species: species === null ? [] : [{ species, count }],
      place: earlier === undefined ? null : exactPlace(earlier),
      seen_on: earlier?.seenOn ?? post.createdAt.toISOString().slice(0, 10),
      hide_place: earlier?.hidePlace ?? false,
      at_site: earlier?.atSite ?? false,
    },
  );
}
