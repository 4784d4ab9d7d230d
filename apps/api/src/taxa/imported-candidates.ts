import { searchKey } from '@aranya/wildlife-data';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../platform/db/types';

/** Among so many the rules of the search choose. */
const MOST = 100;
/** Fewer letters would be in the names of half of all animals. */
const FEWEST_LETTERS = 3;

const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The words in any order, each at the beginning of one or, with `''`, anywhere in one. */
const hasWords = (words: readonly string[], before: ' ' | ''): SQL =>
  sql.join(
    words.map((word) => sql`key like ${`%${before}${likeText(word)}%`}`),
    sql` and `,
  );

const idsOf = async (db: Db, query: SQL): Promise<number[]> => [
  ...new Set((await rowsOf<{ id: number }>(db, query)).map(({ id }) => id)),
];

/**
 * Finds imported taxa, and shipped ones by imported names, that a search could mean: by beginnings of words, or else by
 * parts of words.
 */
export async function findCandidates(db: Db, text: string): Promise<number[]> {
  const key = searchKey(text);
  const words = key.split(' ');
  if (!words.some((word) => word.length >= FEWEST_LETTERS)) return [];
  // Of very many the shortest that begin so, as the exact name is among them.
  const beginning = sql`
    select taxon_id as id from imported_keys
    where key collate "C" >= ${` ${key}`} and key collate "C" < ${` ${key}\u{10ffff}`} order by key collate "C"`;
  const found = await idsOf(
    db,
    sql`
      (${beginning} limit ${MOST / 2}) union all
      (select taxon_id from imported_keys where ${hasWords(words, ' ')} limit ${MOST})`,
  );
  if (found.length > 0) return found;
  const parts = words.filter((word) => word.length >= FEWEST_LETTERS);
  return await idsOf(
    db,
    sql`select taxon_id as id from imported_keys where ${hasWords(parts, '')} limit ${MOST}`,
  );
}

/** Of 0 to 1. Below it an index of a million names gives so many that a search takes a second. */
const LEAST_SIMILARITY = 0.5;

/** Finds those of which a name is only spelt like the text: with a letter or two wrong in a whole name. */
export const findSimilar = (db: Db, text: string): Promise<number[]> =>
  db.transaction(async (transaction) => {
    await transaction.execute(
      sql`select set_config('pg_trgm.similarity_threshold', ${String(LEAST_SIMILARITY)}, true)`,
    );
    return idsOf(
      transaction,
      sql`
        select taxon_id as id from imported_keys where key % ${searchKey(text)}
        order by similarity(key, ${searchKey(text)}) desc limit 20`,
    );
  });
