import { searchKey } from '@aranya/wildlife-data';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, queryRows } from '../platform/db/types';

/** The rules of the search choose among these. */
const MOST = 100;
/** Limits the scan for a common word. */
const MOST_SCANNED = { alone: 2_000, besideOthers: 20_000 };
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
  order by key collate "C" limit ${sql.raw(String(limit))})`;

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
  const scanned = long
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_WORDS)
    .map((word) => sql`select * from ${beginning(word, most)} k where ${hasWords(words, ' ')}`);
  // The exact name sorts first, then names of few words.
  const found = await readIds(
    db,
    sql`
      (select taxon_id as id from ${beginning(key, MOST / 2)} k) union all
      (select taxon_id from (${sql.join(scanned, sql` union `)}) k
        order by length(key) - length(replace(key, ' ', '')), taxon_id limit ${MOST})`,
  );
  if (found.length > 0) return found;
  // Without "materialized", the limit would make the planner read the table.
  return await readIds(
    db,
    sql`
      with named as materialized (select taxon_id from imported_keys where is_whole and ${hasWords(long, '')})
      select taxon_id as id from named limit ${MOST}`,
  );
}

/** From 0 to 1. Below it, a search among a million names takes a second. */
const LEAST_SIMILARITY = 0.5;

/** Allows a letter or two wrong in a whole name. */
export const findSimilar = (db: Db, text: string): Promise<number[]> =>
  readIds(
    db,
    sql`
      select taxon_id as id from imported_keys
      where (select set_config('pg_trgm.similarity_threshold', ${String(LEAST_SIMILARITY)}, true) is not null)
        and is_whole and key % ${searchKey(text)}
      order by similarity(key, ${searchKey(text)}) desc limit 20`,
  );
