import { limits, type PhotoCandidate } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cursorId, decodeCursor, encodeCursor } from '../common/cursor';
import { isoTime } from '../common/iso-time';
import { defineStatement, literal } from '../db/statement';
import type { Db } from '../db/types';
import { pictureJson } from '../media/picture-json';
import { type Json, jsonArray } from '../plugins/json-answer';
import { isOpen } from '../species-photos/species-photos';
import { authorJson } from '../users/author-json';

const COUNT = literal(limits.pageMax + 1);
const LAST: [string, number, string] = ['ffffffff-ffff-ffff-ffff-ffffffffffff', 0, ''];

interface Row extends Record<string, unknown> {
  post_id: string;
  position: number;
  species: string;
  json: string;
}

type Values = [species: string | null, postId: string, position: number, after: string];

/** Newest posts first, then by position and species. */
const isAfter = (row: SQL, [postId, position, species]: readonly [SQL, SQL, SQL]): SQL => sql`
  ${row}.post_id <= ${postId}::uuid and (${row}.post_id < ${postId}::uuid
    or (${row}.position, ${row}.species) > (${position}::int, ${species}::text))`;

const select = (page: SQL): SQL => sql`
  with page as materialized (${page})
  select page.post_id, page.position, page.species, json_build_object('species', page.species, 'post_id', page.post_id,
    'position', page.position, 'picture', ${pictureJson(sql`m`, sql`i.alt`)}, 'licence', i.licence,
    'author', ${authorJson(sql`u`)}, 'createdAt', ${isoTime(sql`p.created_at`)},
    'featured', exists (select from species_photos chosen
      where (chosen.species, chosen.post_id, chosen.position) = (page.species, page.post_id, page.position)))::text as json
  from page
  join posts p on p.id = page.post_id
  join post_images i on i.post_id = page.post_id and i.position = page.position
  join media m on m.hash = i.media_hash
  join users u on u.id = p.author_id
  order by page.post_id desc, page.position, page.species`;

/** Of the sighting, and what the community agreed on. */
const namedIn = (post: SQL): SQL => sql`(
  select s.species from sighting_species s where s.post_id = ${post}.id
  union select ${post}.agreed_species where ${post}.agreed_species is not null)`;

const order = sql`order by named.post_id desc, named.position, named.species limit ${COUNT}`;

const candidates = defineStatement<Row, Values>('photo_candidates', (species, postId, position, name) =>
  select(sql`
    select named.* from (
      select i.post_id, i.position, shown.species from post_images i join posts p on p.id = i.post_id
      cross join lateral ${namedIn(sql`p`)} shown
      where ${isOpen} and i.post_id <= ${postId}::uuid and ${species}::text is null
    ) named
    where ${isAfter(sql`named`, [postId, position, name])} ${order}`),
);

const candidatesOfSpecies = defineStatement<Row, Values>(
  'photo_candidates_of_species',
  (species, postId, position, name) =>
    select(sql`
    select named.* from (
      select i.post_id, i.position, ${species}::text as species from (
        select s.post_id from sighting_species s where s.species = ${species}::text
        union select p.id from posts p where p.agreed_species = ${species}::text
      ) of_species
      join posts p on p.id = of_species.post_id join post_images i on i.post_id = p.id
      where ${isOpen}
    ) named
    where ${isAfter(sql`named`, [postId, position, name])} ${order}`),
);

const featured = defineStatement<Row, Values>('featured_photos', (species, postId, position, name) =>
  select(sql`
    select named.post_id, named.position, named.species from species_photos named
    join posts p on p.id = named.post_id
    join post_images i on i.post_id = named.post_id and i.position = named.position
    where ${isOpen} and (${species}::text is null or named.species = ${species}::text)
      and ${isAfter(sql`named`, [postId, position, name])} ${order}`),
);

const cursorSchema = z.tuple([cursorId, z.int().min(0).max(limits.imagesPerPost), z.string().max(100)]);

interface PhotosQuery {
  species?: string | undefined;
  only?: 'featured' | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * Latest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function listPhotos(
  db: Db,
  { species, only, limit, cursor }: PhotosQuery,
): Promise<{ photos: Json<PhotoCandidate[]>; next: string | null }> {
  const from = cursor === undefined ? LAST : decodeCursor(cursor, cursorSchema);
  const all = species === undefined ? candidates : candidatesOfSpecies;
  const rows = await (only === 'featured' ? featured : all).run(db, species ?? null, ...from);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    photos: jsonArray(shown.map(({ json }) => json)),
    next: rows.length > limit && last ? encodeCursor([last.post_id, last.position, last.species]) : null,
  };
}
