import type { User } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { cursorId, decodeCursor, encodeCursor } from '../../platform/common/cursor';
import { defineStatement } from '../../platform/db/statement';
import { type Db, rowsOf } from '../../platform/db/types';
import { type Json, jsonArray } from '../../platform/plugins/json-answer';
import { notBlocked } from '../../posts/view/visibility';
import { notSuspended } from '../../people/suspensions';
import { createUsersRepository } from '../../people/users.repository';
import { suggest } from './suggestions';

/** Tolerates typing errors; PostgreSQL's default is 0.6. */
const WORD_SIMILARITY_THRESHOLD = 0.36;
/** Two are only the first two letters of a short word: "Pune" and "pupils" share them. */
const MIN_SHARED_TRIGRAMS = 3;
const MAX_WORDS = 8;
/** The search is fuzzy with fewer exact results. */
const ENOUGH_RESULTS = 60;
/** Thousands can be slightly similar; rank only the most similar. */
const MAX_SIMILAR = 500;

interface Result extends Record<string, unknown> {
  id: string;
  rank: number;
  followers: number;
}

/** Rank, followers, id and `fuzzy`, which must not change between pages. */
const count = z.int32().nonnegative();
const searchPosition = z.tuple([count, count, cursorId, z.boolean()]);
const suggestionPosition = z.tuple([count.max(1), count, cursorId, z.literal(false)]);
type Position = z.infer<typeof searchPosition>;

export interface DiscoverQuery {
  currentUserId: string;
  input: string;
  limit: number;
  cursor?: string | undefined;
  now: Date;
}

export interface DiscoverPage {
  users: Json<User[]>;
  next: string | null;
}

/**
 * Best first.
 * @throws AppError `invalid_input` for an invalid cursor
 */
export async function discover(db: Db, query: DiscoverQuery): Promise<DiscoverPage> {
  const { currentUserId, input, limit, now } = query;
  if (input === '') {
    const from = decodeFrom(query, suggestionPosition);
    const after = from && { rank: from[0], followers: from[1], id: from[2] };
    const { page, next } = toPage(await suggest(db, { currentUserId, limit, now }, after), limit, false);
    return { users: jsonArray(page.map(({ user }) => user)), next };
  }
  const { results, fuzzy } = await search(db, query, decodeFrom(query, searchPosition));
  const { page, next } = toPage(results, limit, fuzzy);
  const ids = page.map(({ id }) => id);
  return { users: await createUsersRepository({ read: db }).usersJson(currentUserId, ids), next };
}

function decodeFrom<From extends Position>(
  { cursor }: DiscoverQuery,
  schema: z.ZodType<From>,
): From | undefined {
  return cursor === undefined ? undefined : decodeCursor(cursor, schema);
}

function toPage<Found extends Result>(results: readonly Found[], limit: number, fuzzy: boolean) {
  const page = results.slice(0, limit);
  const last = page.at(-1);
  const hasNext = results.length > limit && last !== undefined;
  return { page, next: hasNext ? encodeCursor([last.rank, last.followers, last.id, fuzzy]) : null };
}

const isVisible = ({ currentUserId, now }: Pick<DiscoverQuery, 'currentUserId' | 'now'>) =>
  sql`u.id <> ${currentUserId} and ${notBlocked(currentUserId, sql`u.id`)} and ${notSuspended(sql`u.id`, now)}`;

const fold = defineStatement<{ text: string }, [input: string]>(
  'fold',
  (input) => sql`select aranya_fold(${input}) as text`,
);

/** Exact, unless too few users match. */
async function search(
  db: Db,
  query: DiscoverQuery,
  from: Position | undefined,
): Promise<{ results: Result[]; fuzzy: boolean }> {
  const [folded] = await fold.run(db, query.input);
  const unique = new Set((folded?.text ?? '').split(/\s+/).filter((word) => word !== ''));
  const words = [...unique].slice(0, MAX_WORDS);
  if (words.length === 0) return { results: [], fuzzy: false };
  // Beside longer words, short ones such as "in" only raise the rank.
  const longWords = words.filter((word) => !isShort(word));
  const terms = { words, required: longWords.length > 0 ? longWords : words };
  const fuzzy = from?.[3] ?? !(await hasEnoughResults(db, query, terms.required));
  if (!fuzzy)
    return { results: await rowsOf<Result>(db, searchQuery(query, { ...terms, fuzzy }, from)), fuzzy };
  const results = await db.transaction(async (tx) => {
    const threshold = String(WORD_SIMILARITY_THRESHOLD);
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${threshold}, true)`);
    return rowsOf<Result>(tx, searchQuery(query, { ...terms, fuzzy }, from));
  });
  return { results, fuzzy };
}

async function hasEnoughResults(db: Db, query: DiscoverQuery, required: readonly string[]): Promise<boolean> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from (
      select 1 from users u where ${sql.join(required.map(contains), sql` and `)} and ${isVisible(query)}
      limit ${ENOUGH_RESULTS}
    ) found`,
  );
  return (row?.n ?? 0) >= ENOUGH_RESULTS;
}

interface SearchTerms {
  words: readonly string[];
  required: readonly string[];
  fuzzy: boolean;
}

function searchQuery(
  { currentUserId, limit, now }: DiscoverQuery,
  { words, required, fuzzy }: SearchTerms,
  from: Position | undefined,
): SQL {
  const matches = sql.join(required.map(fuzzy ? isSimilar : contains), sql` and `);
  const similarity = sql.join(
    required.map((word) => sql`word_similarity(${word}, u.search_text)`),
    sql` + `,
  );
  const mostSimilar = fuzzy ? sql`order by ${similarity} desc, u.id limit ${MAX_SIMILAR}` : sql``;
  const isFullName = sql`case when u.name = ${words.join(' ')} then 50 else 0 end`;
  const ranks = [...words.map((word) => rankOf(word, fuzzy)), isFullName];
  const isAfter = from
    ? sql`(rank, followers, id) < (${from[0]}::int, ${from[1]}::int, ${from[2]}::uuid)`
    : sql`true`;
  // Without "offset 0", every use folds the columns again.
  return sql`
    select * from (
      select u.id, u.followers_count as followers, (${sql.join(ranks, sql` + `)})::int as rank
      from (
        select id, followers_count, coalesce(username, '') as username, aranya_fold(full_name) as name,
          aranya_fold(bio) as bio, aranya_fold(location) as location
        from (select * from users u where ${matches} and ${isVisible({ currentUserId, now })} ${mostSimilar}) likely
        offset 0
      ) u
    ) ranked
    where ${isAfter}
    order by rank desc, followers desc, id desc
    limit ${limit + 1}`;
}

/** Too short for the trigram index, except at the start of a word. */
const isShort = (word: string) => /^[a-z0-9]{1,2}$/.test(word);

function contains(word: string): SQL {
  const escaped = word.replace(/[\\%_]/g, '\\$&');
  return isShort(word)
    ? sql`(u.search_text like ${`${escaped}%`} or u.search_text like ${`% ${escaped}%`})`
    : sql`u.search_text like ${`%${escaped}%`}`;
}

function isSimilar(word: string): SQL {
  const letters = word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < 3) return contains(word);
  const shared = sql`${MIN_SHARED_TRIGRAMS}::real / ${letters + 1}::int`;
  const similar = sql`${word} <% u.search_text and word_similarity(${word}, u.search_text) >= ${shared}`;
  return sql`(${contains(word)} or ${similar})`;
}

function rankOf(word: string, fuzzy: boolean): SQL {
  const score = (points: SQL, condition: SQL) => sql`case when ${condition} then ${points} end`;
  const hasWord = (column: SQL) => sql`strpos(' ' || ${column} || ' ', ${` ${word} `}) > 0`;
  const hasPrefix = (column: SQL) => sql`strpos(' ' || ${column}, ${` ${word}`}) > 0`;
  const hasPart = (column: SQL) => sql`strpos(${column}, ${word}) > 0`;
  const similar = (max: number, column: SQL) => sql`${max} * word_similarity(${word}, ${column})`;
  const [name, username, location, bio] = [sql`u.name`, sql`u.username`, sql`u.location`, sql`u.bio`];
  const similarity = sql`, ${similar(50, name)}, ${similar(50, username)}, ${similar(30, location)}, ${similar(20, bio)}`;
  return sql`coalesce(greatest(
    ${score(sql`120`, sql`${username} = ${word}`)}, ${score(sql`110`, hasWord(name))}, ${score(sql`90`, hasPrefix(name))},
    ${score(sql`80`, hasPrefix(username))}, ${score(sql`60`, sql`${hasPart(name)} or ${hasPart(username)}`)},
    ${score(sql`55`, hasWord(location))}, ${score(sql`45`, hasPrefix(location))}, ${score(sql`40`, hasWord(bio))},
    ${score(sql`35`, hasPrefix(bio))}, ${score(sql`25`, sql`${hasPart(location)} or ${hasPart(bio)}`)}
    ${fuzzy ? similarity : sql``}
  ), 0)`;
}
