import { searchKey } from '@aranya/wildlife-data';
import { type SQL, sql } from 'drizzle-orm';
import { literal } from '../platform/db/statement';
import { type Db, queryRows } from '../platform/db/types';
import { searchKeys } from './import/import-rows';

/** The rules of the search choose among these. */
const MOST = 100;
/** Limits the scan for a common word. */
const MOST_SCANNED = { alone: 2_000, besideOthers: 20_000 };
/** A part that enough of these names have is not looked up among all, which takes 25 ms in a million. */
const FIRST_SCANNED = 6_000;
/** Fewer letters would be in the names of half of all animals. */
const FEWEST_LETTERS = 3;
/** More words hardly leave fewer names. */
const MOST_WORDS = 3;

const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Anywhere in words with `''`. */
const hasWords = (words: readonly string[], before: ' ' | ''): SQL =>
  sql.join(
    words.map((word) => sql`key like ${`%${before}${likeText(word)}%`}`),
    sql` and `,
  );

/** Each name is stored with each of its words in front. */
const beginning = (text: string, limit: number): SQL => sql`(
  select taxon_id, key from imported_keys
  where key collate "C" >= ${` ${text}`} and key collate "C" < ${` ${text}\u{10ffff}`}
  order by key collate "C" limit ${literal(limit)})`;

const readIds = async (db: Db, query: SQL): Promise<number[]> => [
  ...new Set((await queryRows<{ id: number }>(db, query)).map(({ id }) => id)),
];

/** By beginnings of words, else by parts of words. */
export async function findCandidates(db: Db, text: string): Promise<number[]> {
  const key = searchKey(text);
  const words = key.split(' ');
  const long = words.filter((word) => word.length >= FEWEST_LETTERS);
  if (long.length === 0) return [];
  const most = words.length === 1 ? MOST_SCANNED.alone : MOST_SCANNED.besideOthers;
  const scans = long
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS)
    .map((word, at) => ({ word, name: sql.raw(`scan_${at}`), before: sql.raw(`scan_${at - 1}`) }));
  // A scan below its limit has every name with its word, so that the next one has nothing to add.
  const scanned = scans.map(
    ({ word, name, before }, at) => sql`${name} as materialized (
      select * from ${beginning(word, most)} k
      where ${at === 0 ? sql`true` : sql`(select count(*) from ${before}) = ${literal(most)}`})`,
  );
  const fitting = scans.map(({ name }) => sql`select * from ${name} where ${hasWords(words, ' ')}`);
  // The exact name sorts first, then names of few words.
  const found = await readIds(
    db,
    sql`
      with ${sql.join(scanned, sql`, `)}
      (select taxon_id as id from ${beginning(key, MOST / 2)} k) union all
      (select taxon_id from (${sql.join(fitting, sql` union `)}) k
        order by length(key) - length(replace(key, ' ', '')), taxon_id limit ${literal(MOST)})`,
  );
  if (found.length > 0) return found;
  const isFitting = hasWords(long, '');
  // Several parts together are in few names.
  const first = long.length === 1 ? FIRST_SCANNED : 0;
  // Without "materialized", the limit would make the planner read the table.
  return await readIds(
    db,
    sql`
      with first as materialized (
        select taxon_id from (
          select taxon_id, key from imported_keys where is_whole order by taxon_id limit ${literal(first)}) k
        where ${isFitting} limit ${literal(MOST)}),
      named as materialized (
        select taxon_id from imported_keys
        where is_whole and ${isFitting} and (select count(*) from first) < ${literal(MOST)})
      select taxon_id as id from first where (select count(*) from first) = ${literal(MOST)}
      union all (select taxon_id from named limit ${literal(MOST)})`,
  );
}

/** From 0 to 1. Below it, a search among a million names takes a second. */
const LEAST_SIMILARITY = 0.5;

/** Beside each rotation of the typed words, on both sides. */
const MOST_BESIDE = 50;
const MOST_ROTATIONS = 8;

/** Where one word is wrong, some rotation begins with the others and is next to the name in the index. */
export function findBeside(db: Db, text: string): Promise<number[]> {
  const key = sql`key collate "C"`;
  const beside = searchKeys(text)
    .slice(0, MOST_ROTATIONS)
    .flatMap((typed) => [
      sql`(select taxon_id, key from imported_keys where ${key} >= ${typed} order by ${key} limit ${literal(MOST_BESIDE)})`,
      sql`(select taxon_id, key from imported_keys where ${key} < ${typed} order by ${key} desc limit ${literal(MOST_BESIDE)})`,
    ]);
  return readIds(
    db,
    sql`
      select taxon_id as id from (${sql.join(beside, sql` union all `)}) k
      where similarity(key, ${searchKey(text)}) >= ${LEAST_SIMILARITY}
      order by similarity(key, ${searchKey(text)}) desc, taxon_id limit ${literal(MOST)}`,
  );
}

/** Allows a letter or two wrong in a whole name, and reads long lists of the index where its parts are common. */
export const findSimilar = (db: Db, text: string): Promise<number[]> =>
  readIds(
    db,
    sql`
      select taxon_id as id from imported_keys
      where (select set_config('pg_trgm.similarity_threshold', ${String(LEAST_SIMILARITY)}, true) is not null)
        and is_whole and key % ${searchKey(text)}
      order by similarity(key, ${searchKey(text)}) desc limit 20`,
  );
