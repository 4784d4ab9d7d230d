import { limits, type PhotoCandidate, speciesSlugSchema } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { authorJson } from '../../people/author-json';
import {
  decodeCursor,
  encodeCursor,
  type JsonPage,
  MAX_TIME_MS,
  type PageQuery,
  positionItems,
  selectAt,
} from '../../platform/common/cursor';
import { LAST_ID } from '../../platform/common/ids';
import { isoTime } from '../../platform/common/iso-time';
import { userRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { pictureJson } from '../../platform/media/picture-json';
import { jsonArray } from '../../platform/plugins/json-answer';
import { isCatalogued } from '../../taxa/named-taxon';
import { isOpen } from '../species-photos/species-photos';

const COUNT = literal(limits.pageMax + 1);
/** Posts in one statement: few may have a picture under an open licence. */
const WALKED = 4 * limits.pageMax;
const MAX_WALKS = 10;
const LAST: PhotoPosition = [MAX_TIME_MS, LAST_ID, 0, ''];

/** `at` is 0 in lists of featured pictures, which are ordered by id alone. */
type PhotoPosition = [at: number, postId: string, position: number, species: string];

type Row = Record<string, unknown> &
  ({ post_id: string; at: string; position: number; species: string; json: string } | { json: null }) & {
    /** The last of {@link WALKED}; null if there were fewer. */
    walked_at: string | null;
    walked_id: string | null;
    walked_position: number | null;
    walked_species: string | null;
  };

type Values = [species: string | null, at: string, postId: string, position: number, after: string];

const order = (row: SQL): SQL => sql`${row}.at desc, ${row}.post_id desc, ${row}.position, ${row}.species`;

const isAfter = (row: SQL, at: SQL, postId: SQL, position: SQL, species: SQL): SQL => sql`
  ((${row}.at, ${row}.post_id) < (${at}::timestamptz, ${postId}::uuid) or (${row}.position, ${row}.species) > (${position}::int, ${species}::text))`;

interface Page {
  walked: SQL;
  pictures: SQL;
}

const definePhotos = (name: string, selectPage: (species: SQL, at: SQL, postId: SQL) => Page) =>
  defineStatement<Row, Values>(name, (species, at, postId, position, after) => {
    const { walked, pictures } = selectPage(
      sql`${species}::text`,
      sql`${at}::timestamptz`,
      sql`${postId}::uuid`,
    );
    return sql`
    with walked as materialized (${walked}),
    page as materialized (
      select named.* from (${pictures}) named
      where ${isAfter(sql`named`, sql`${at}`, sql`${postId}`, sql`${position}`, sql`${after}`)}
      order by ${order(sql`named`)} limit ${COUNT}
    )
    select ${selectAt(sql`page.at`)}, page.post_id, page.position, page.species, shown.json,
      (extract(epoch from last.at) * 1000)::bigint::text as walked_at, last.post_id as walked_id, last.position as walked_position, last.species as walked_species
    from (select) one
    left join lateral (
      select * from walked order by ${order(sql`walked`)} offset ${literal(WALKED - 1)} limit 1
    ) last on true
    left join page on true
    left join lateral (
      select json_build_object('species', page.species, 'post_id', page.post_id,
        'position', page.position, 'picture', ${pictureJson(sql`m`, sql`i.alt`)}, 'licence', i.licence,
        'author', ${authorJson(userRow('u'))}, 'createdAt', ${isoTime(sql`case when (p.sighting->>'protected')::boolean
          then date_trunc('month', p.created_at, 'UTC') else p.created_at end`)},
        'featured', exists (select from species_photos chosen
          where (chosen.species, chosen.post_id, chosen.position) = (page.species, page.post_id, page.position)))::text as json
      from posts p
      join post_images i on i.post_id = p.id and i.position = page.position
      join media m on m.hash = i.media_hash
      join users u on u.id = p.author_id
      where p.id = page.post_id
    ) shown on true
    order by ${order(sql`page`)}`;
  });

const BY_ID = sql.raw("'epoch'::timestamptz");
const WALK = literal(WALKED);
const AFTER_ALL = sql`${literal(limits.imagesPerPost)} as position, '' as species`;

/** Walks posts by their sighting and by the name that the community agreed on. */
const candidates = definePhotos('photo_candidates', (species, at, postId) => ({
  walked: sql`
    select p.created_at as at, p.id as post_id, ${AFTER_ALL} from posts p
    where (p.created_at, p.id) <= (${at}, ${postId}) and ${species} is null and p.post_type <> 'text'
    order by p.created_at desc, p.id desc limit ${WALK}`,
  pictures: sql`
    select walked.at, i.post_id, i.position, of_post.species from walked
    cross join lateral (select * from posts own where own.id = walked.post_id offset 0) p
    cross join lateral (select * from post_images own
      where own.post_id = p.id and own.licence <> 'all_rights_reserved' offset 0) i
    cross join lateral (
      select s.species from sighting_species s where s.post_id = p.id and ${isCatalogued(sql`s.species`)}
      union select p.agreed_species where ${isCatalogued(sql`p.agreed_species`)}) of_post
    where ${isOpen}`,
}));

/** "offset 0" makes the planner look up pictures by the primary key. */
const candidatesOfSpecies = definePhotos('photo_candidates_of_species', (species, at, postId) => ({
  walked: sql`
    select found.at, found.post_id, ${AFTER_ALL} from (
      (select s.created_at as at, s.post_id from sighting_species s
        where s.species = ${species} and (s.created_at, s.post_id) <= (${at}, ${postId})
        order by s.created_at desc, s.post_id desc limit ${WALK})
      union
      (select p.created_at, p.id from posts p
        where p.agreed_species = ${species} and (p.created_at, p.id) <= (${at}, ${postId})
        order by p.created_at desc, p.id desc limit ${WALK})
    ) found order by found.at desc, found.post_id desc limit ${WALK}`,
  pictures: sql`
    select walked.at, i.post_id, i.position, ${species} as species from walked
    join posts p on p.id = walked.post_id
    cross join lateral (select * from post_images own where own.post_id = walked.post_id offset 0) i
    where ${isOpen}`,
}));

const defineFeatured = (name: string, isSpecies: (species: SQL) => SQL) =>
  definePhotos(name, (species, at, postId) => ({
    walked: sql`
      select ${BY_ID} as at, chosen.post_id, chosen.position, chosen.species from species_photos chosen
      where ${isSpecies(species)} and chosen.post_id <= ${postId} and ${at} is not null
      order by chosen.post_id desc, chosen.position, chosen.species limit ${WALK}`,
    pictures: sql`
      select walked.at, walked.post_id, walked.position, walked.species from walked
      join posts p on p.id = walked.post_id
      join post_images i on i.post_id = walked.post_id and i.position = walked.position
      where ${isOpen}`,
  }));

const featured = defineFeatured('featured_photos', (species) => sql`${species} is null`);
const featuredOfSpecies = defineFeatured(
  'featured_photos_of_species',
  (species) => sql`chosen.species = ${species}`,
);

const cursorSchema = z.tuple([
  ...positionItems,
  z.int().min(0).max(limits.imagesPerPost),
  z.union([z.literal(''), speciesSlugSchema]),
]);

interface PhotosQuery extends PageQuery {
  species?: string | undefined;
  only?: 'featured' | undefined;
}

const chooseStatement = ({ species, only }: PhotosQuery) => {
  if (only === 'featured') return species === undefined ? featured : featuredOfSpecies;
  return species === undefined ? candidates : candidatesOfSpecies;
};

/**
 * Latest first. A page may be short or empty and yet have a next one.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function listPhotos(db: Db, query: PhotosQuery): Promise<JsonPage<'photos', PhotoCandidate>> {
  const { species, limit, cursor } = query;
  let from: PhotoPosition | null = cursor === undefined ? LAST : decodeCursor(cursor, cursorSchema);
  let found: string[] = [];
  for (let walks = 0; from !== null && found.length === 0 && walks < MAX_WALKS; walks += 1) {
    const [at, ...rest]: PhotoPosition = from;
    const rows = await chooseStatement(query).run(db, species ?? null, new Date(at).toISOString(), ...rest);
    const page = toPage(rows, limit);
    found = page.json;
    from = page.next;
  }
  return { photos: jsonArray(found), next_cursor: from && encodeCursor(from) };
}

function toPage(rows: readonly Row[], limit: number): { json: string[]; next: PhotoPosition | null } {
  const pictures = rows.flatMap((row) => (row.json === null ? [] : [row]));
  const shown = pictures.slice(0, limit);
  const last = shown.at(-1);
  const json = shown.map((row) => row.json);
  if (pictures.length > limit && last)
    return { json, next: [Number(last.at), last.post_id, last.position, last.species] };
  return { json, next: walkEnd(rows[0]) };
}

function walkEnd(row: Row | undefined): PhotoPosition | null {
  const {
    walked_at: at = null,
    walked_id: id = null,
    walked_position: position,
    walked_species: species,
  } = row ?? {};
  return at === null || id === null ? null : [Number(at), id, position ?? 0, species ?? ''];
}
