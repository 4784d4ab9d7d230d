import type { SightingInput } from '@aranya/contracts';
import {
  areNear,
  findSpecies,
  levelAtRank,
  levelRank,
  listedPlace,
  protectionOf,
  type ProtectionReasons,
  publicView,
  type SensitivityLevel,
  strictest,
} from '@aranya/wildlife-data';
import { and, between, eq, ne, sql } from 'drizzle-orm';
import { levelForChildren, isChild } from '../../people/ages/child';
import { identifications, postImages, posts, sightings, sightingSpecies } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { freeNameIn, withParkSlug } from './catalogue';
import { nameAnimals, type NamedSighting, readProtectedTaxa } from './sighted-taxa';

export interface SightingPost {
  postId: string;
  authorId: string;
  createdAt: Date;
  asks: boolean;
}

type Row = typeof sightings.$inferSelect;

export const today = () => new Date().toISOString().slice(0, 10);

/**
 * In the transaction of the post, whose text and pictures are written. Replaces an earlier sighting; null
 * removes it.
 * @throws AppError `invalid_input` for an unknown animal
 */
export async function writeSighting(tx: Db, post: SightingPost, given: SightingInput | null): Promise<void> {
  const { postId, authorId, createdAt, asks } = post;
  const input = given && {
    ...given,
    species: await nameAnimals(tx, given.species, 'sighting'),
    place: withParkSlug(given.place),
  };
  await tx.delete(sightingSpecies).where(eq(sightingSpecies.postId, postId));
  if (input === null) {
    await tx.delete(sightings).where(eq(sightings.postId, postId));
    await tx.update(posts).set({ sighting: null }).where(eq(posts.id, postId));
    return;
  }
  const reasons = await readReasons(tx, postId, asks, input);
  const { named, suggested, own, level: alone } = protectionOf(input, reasons);
  const beside = await readBeside(tx, post, input);
  const level = strictest(
    alone,
    ...beside.map((row) => levelAtRank(row.ownLevel)),
    input.show_place ? 'open' : await levelBefore(tx, postId, input),
  );
  const row = {
    park: input.place?.kind === 'park' ? input.place.park : null,
    lat: input.place?.kind === 'point' ? input.place.lat : null,
    lng: input.place?.kind === 'point' ? input.place.lng : null,
    placeName: input.place?.kind === 'point' ? (input.place.name ?? null) : null,
    seenOn: input.seen_on,
    hidePlace: input.hide_place,
    atSite: input.at_site ?? false,
    ownLevel: levelRank(own),
    ...levelColumns(input, level),
  };
  await tx
    .insert(sightings)
    .values({ postId, authorId, createdAt, ...row })
    .onConflictDoUpdate({ target: sightings.postId, set: row });
  if (input.species.length > 0) {
    const toRow = ({ species, count }: NamedSighting['species'][number], position: number) => {
      const about = { postId, authorId, createdAt, seenOn: input.seen_on, publicPark: row.publicPark };
      return { ...about, species, count, position, freeName: freeNameIn(species) };
    };
    await tx.insert(sightingSpecies).values(input.species.map(toRow));
  }
  await tx
    .update(posts)
    .set({
      sighting: publicView(input, level, today()),
      namedLevel: levelRank(named),
      suggestedLevel: levelRank(suggested),
      strictestLevel: atLeast(posts.strictestLevel, level),
    })
    .where(eq(posts.id, postId));
  for (const each of beside) if (each.level < levelRank(own)) await tighten(tx, each, own);
}

/**
 * Runs in the transaction that changes words, identifications or agreed species. It can protect a sighting,
 * never open one.
 */
export async function refreshProtection(tx: Db, postId: string): Promise<void> {
  const [post] = await tx
    .select({ asks: posts.asks, authorId: posts.authorId, createdAt: posts.createdAt })
    .from(posts)
    .where(eq(posts.id, postId));
  if (post === undefined) throw new Error('There is no such post.');
  const [row] = await tx.select().from(sightings).where(eq(sightings.postId, postId));
  const input = row === undefined ? unseen(post.createdAt) : await readInput(tx, row);
  const { named, suggested, own } = protectionOf(input, await readReasons(tx, postId, post.asks, input));
  await tx
    .update(posts)
    .set({
      namedLevel: levelRank(named),
      suggestedLevel: levelRank(suggested),
      strictestLevel: atLeast(posts.strictestLevel, own),
    })
    .where(eq(posts.id, postId));
  if (row === undefined || row.ownLevel >= levelRank(own)) return;
  await tx
    .update(sightings)
    .set({ ownLevel: levelRank(own), level: atLeast(sightings.level, own) })
    .where(eq(sightings.postId, postId));
  if (row.level < levelRank(own)) await tighten(tx, row, own);
  for (const each of await readBeside(tx, { postId, authorId: post.authorId }, input))
    if (each.level < levelRank(own)) await tighten(tx, each, own);
}

/** For a new post without a sighting. */
export function levelsOfWords(texts: readonly string[], asks: boolean, createdAt: Date) {
  const { named, suggested, own } = protectionOf(unseen(createdAt), {
    asks,
    inWords: speciesInWords(texts),
  });
  return {
    namedLevel: levelRank(named),
    suggestedLevel: levelRank(suggested),
    strictestLevel: levelRank(own),
  };
}

/** Without a sighting, words and suggestions count alone. */
const unseen = (createdAt: Date): SightingInput => ({
  species: [],
  place: null,
  seen_on: createdAt.toISOString().slice(0, 10),
  hide_place: false,
});

const atLeast = (column: typeof posts.strictestLevel | typeof sightings.level, level: SensitivityLevel) =>
  sql`greatest(${column}, ${levelRank(level)}::smallint)`;

function levelColumns(input: SightingInput, level: SensitivityLevel) {
  const { publicPark, parkFrom, cell } = listedPlace(input, level, today());
  return {
    level: levelRank(level),
    publicPark,
    parkFrom,
    cellLat: cell?.lat ?? null,
    cellLng: cell?.lng ?? null,
  };
}

export interface Tightened {
  postId: string;
  input: NamedSighting;
  level: SensitivityLevel;
}

export async function tightenAll(tx: Db, all: readonly Tightened[]): Promise<void> {
  if (all.length === 0) return;
  const given = all.map(({ postId, input, level }) => {
    const sighting = JSON.stringify(publicView(input, level, today()));
    return { postId, sighting, ...levelColumns(input, level) };
  });
  const g = sql`jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb) as g (
    "postId" uuid, sighting text, level smallint, "publicPark" text, "parkFrom" date, "cellLat" float8, "cellLng" float8)`;
  await tx.execute(sql`
    update sightings s set level = g.level, public_park = g."publicPark", park_from = g."parkFrom",
      cell_lat = g."cellLat", cell_lng = g."cellLng"
    from ${g} where s.post_id = g."postId"`);
  await tx.execute(
    sql`update sighting_species n set public_park = g."publicPark" from ${g} where n.post_id = g."postId"`,
  );
  await tx.execute(sql`
    update posts p set sighting = g.sighting::json, strictest_level = greatest(p.strictest_level, g.level)
    from ${g} where p.id = g."postId"`);
}

async function tighten(tx: Db, row: Row, level: SensitivityLevel): Promise<void> {
  await tightenAll(tx, [{ postId: row.postId, input: await readInput(tx, row), level }]);
}

async function readBeside(
  tx: Db,
  { postId, authorId }: Pick<SightingPost, 'postId' | 'authorId'>,
  { place, seen_on }: SightingInput,
): Promise<Row[]> {
  if (place === null) return [];
  const dayAfter = (days: number) => sql`${seen_on}::date + ${days}::integer`;
  const rows = await tx
    .select()
    .from(sightings)
    .where(
      and(
        eq(sightings.authorId, authorId),
        between(sightings.seenOn, dayAfter(-1), dayAfter(1)),
        ne(sightings.postId, postId),
      ),
    );
  return rows.filter((row) => areNear(place, exactPlace(row)));
}

/**
 * Keeps the level of an unmoved place, unless its author hid it: the protected neighbour may be gone, but was
 * read.
 */
async function levelBefore(tx: Db, postId: string, { place }: SightingInput): Promise<SensitivityLevel> {
  const [row] = await tx.select().from(sightings).where(eq(sightings.postId, postId));
  const isKept = row !== undefined && !row.hidePlace && areNear(place, exactPlace(row));
  return isKept ? levelAtRank(row.level) : 'open';
}

async function readInput(tx: Db, row: Row): Promise<NamedSighting> {
  const [post] = await tx.select({ sighting: posts.sighting }).from(posts).where(eq(posts.id, row.postId));
  return {
    species: post?.sighting?.species ?? [],
    place: exactPlace(row),
    seen_on: row.seenOn,
    hide_place: row.hidePlace,
    at_site: row.atSite,
  };
}

export function exactPlace({
  park,
  lat,
  lng,
  placeName,
}: Pick<Row, 'park' | 'lat' | 'lng' | 'placeName'>): SightingInput['place'] {
  if (park !== null) return { kind: 'park', park };
  if (lat === null || lng === null) return null;
  return { kind: 'point', lat, lng, ...(placeName !== null && { name: placeName }) };
}

async function readReasons(
  tx: Db,
  postId: string,
  asks: boolean,
  { species, place }: Pick<SightingInput, 'species' | 'place'>,
): Promise<ProtectionReasons> {
  const suggestions = sql<string[]>`array(
    select ${identifications.species} from ${identifications} where ${identifications.postId} = ${postId})`;
  const alts = sql<
    string[]
  >`array(select ${postImages.alt} from ${postImages} where ${postImages.postId} = ${postId})`;
  const [post] = await tx
    .select({
      namedLevel: posts.namedLevel,
      suggestedLevel: posts.suggestedLevel,
      agreed: posts.agreedSpecies,
      content: posts.content,
      suggestions,
      alts,
      byChild: isChild(posts.authorId),
    })
    .from(posts)
    .where(eq(posts.id, postId));
  if (post === undefined) throw new Error('There is no such post.');
  const suggested = [...post.suggestions, ...(post.agreed === null ? [] : [post.agreed])];
  return {
    asks,
    suggested,
    taxa: await readProtectedTaxa(tx, [...suggested, ...species.map((one) => one.species)]),
    inWords: speciesInWords([
      post.content,
      ...post.alts,
      ...(place?.kind === 'point' && place.name ? [place.name] : []),
    ]),
    named: levelAtRank(post.namedLevel),
    suggestedBefore: levelAtRank(post.suggestedLevel),
    ...(post.byChild && { atLeast: levelForChildren }),
  };
}

export const speciesInWords = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(findSpecies).flatMap(({ species }) => species.map(({ slug }) => slug))),
];
