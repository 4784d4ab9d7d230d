import type { SightingInput } from '@aranya/contracts';
import { eq, sql } from 'drizzle-orm';
import { identifications, posts, sightings, sightingSpecies } from '../db/schema';
import type { Db } from '../db/types';
import { listedPlaceOf, namesSensitive, needsProtection, publicView } from './protection';

export interface SightingPost {
  postId: string;
  authorId: string;
  createdAt: Date;
  asks: boolean;
}

/** In the transaction of the post. Replaces an earlier sighting; null removes it. */
export async function writeSighting(tx: Db, post: SightingPost, input: SightingInput | null): Promise<void> {
  const { postId, authorId, createdAt, asks } = post;
  const isPost = eq(posts.id, postId);
  await tx.delete(sightingSpecies).where(eq(sightingSpecies.postId, postId));
  if (input === null) {
    await tx.delete(sightings).where(eq(sightings.postId, postId));
    await tx.update(posts).set({ sighting: null }).where(isPost);
    return;
  }
  const { wasSensitive: earlier, suggested } = await readReasons(tx, postId);
  const wasSensitive = earlier || namesSensitive(input);
  const isProtected = needsProtection(input, { asks, suggested, wasSensitive });
  const { publicPark, cell } = listedPlaceOf(input);
  const row = {
    park: input.place?.kind === 'park' ? input.place.park : null,
    lat: input.place?.kind === 'point' ? input.place.lat : null,
    lng: input.place?.kind === 'point' ? input.place.lng : null,
    seenOn: input.seen_on,
    hidePlace: input.hide_place,
    isProtected,
    publicPark,
    cellLat: cell?.lat ?? null,
    cellLng: cell?.lng ?? null,
  };
  await tx
    .insert(sightings)
    .values({ postId, authorId, createdAt, ...row })
    .onConflictDoUpdate({ target: sightings.postId, set: row });
  if (input.species.length > 0) {
    const rowOf = ({ species, count }: SightingInput['species'][number], position: number) => {
      const about = { postId, authorId, createdAt, seenOn: input.seen_on, publicPark };
      return { ...about, species, count, position };
    };
    await tx.insert(sightingSpecies).values(input.species.map(rowOf));
  }
  await tx
    .update(posts)
    .set({ sighting: publicView(input, isProtected), wasSensitive })
    .where(isPost);
}

/**
 * In the transaction of a change of the post's identifications or agreed species. What others do makes a sighting
 * protected, and never shows its place.
 */
export async function refreshProtection(tx: Db, postId: string): Promise<void> {
  const [row] = await tx.select().from(sightings).where(eq(sightings.postId, postId));
  if (row === undefined || row.isProtected) return;
  const named = await tx
    .select({ species: sightingSpecies.species, count: sightingSpecies.count })
    .from(sightingSpecies)
    .where(eq(sightingSpecies.postId, postId))
    .orderBy(sightingSpecies.position);
  const input: SightingInput = {
    species: named,
    place: exactPlace(row),
    seen_on: row.seenOn,
    hide_place: row.hidePlace,
  };
  const { asks, ...reasons } = await readReasons(tx, postId);
  if (!needsProtection(input, { asks, ...reasons })) return;
  await tx.update(sightings).set({ isProtected: true }).where(eq(sightings.postId, postId));
  await tx
    .update(posts)
    .set({ sighting: publicView(input, true) })
    .where(eq(posts.id, postId));
}

function exactPlace({ park, lat, lng }: typeof sightings.$inferSelect): SightingInput['place'] {
  if (park !== null) return { kind: 'park', park };
  return lat === null || lng === null ? null : { kind: 'point', lat, lng };
}

async function readReasons(tx: Db, postId: string) {
  const suggestions = sql<string[]>`array(
    select ${identifications.species} from ${identifications} where ${identifications.postId} = ${postId})`;
  const [post] = await tx
    .select({
      asks: posts.asks,
      wasSensitive: posts.wasSensitive,
      agreed: posts.agreedSpecies,
      suggestions,
    })
    .from(posts)
    .where(eq(posts.id, postId));
  if (post === undefined) throw new Error('There is no such post.');
  const { asks, wasSensitive, agreed } = post;
  return { asks, wasSensitive, suggested: [...post.suggestions, ...(agreed === null ? [] : [agreed])] };
}
