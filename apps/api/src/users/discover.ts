import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../common/cursor';
import { type Db, rowsOf } from '../db/types';
import { notBlocked } from '../posts/visibility';

const DAY = 86_400_000;
/** Whoever has posted within this time is active. */
const ACTIVE_MS = 60 * DAY;
/** How much of a word's letter triples must be found to take it for a mistyped one: 0 to 1, 0.6 where nothing is set. */
const FORGIVING = 0.36;
/** More words than this are not looked for. */
const MOST_WORDS = 8;

/** With so many found as they are written, mistyped words are not looked for. */
const ENOUGH = 60;
/** So many of the likeliest are ranked where mistyped words are looked for: a word may be a little like thousands. */
const MOST_LIKE = 500;

interface Ranked extends Record<string, unknown> {
  id: string;
  rank: number;
  followers: number;
}

/** `forgiving` is decided once, at the first page, so that it does not change between pages. */
type Place = [rank: number, followers: number, id: string, forgiving: boolean];
const place = z.tuple([z.number().int(), z.number().int().nonnegative(), z.uuid(), z.boolean()]);

interface Found {
  rows: Ranked[];
  forgiving: boolean;
}

const below = (from: Place | undefined) =>
  from ? sql`(rank, followers, id) < (${from[0]}::int, ${from[1]}::int, ${from[2]}::uuid)` : sql`true`;

export interface Discovery {
  currentUserId: string;
  /** What is looked for, cleaned; empty for people worth following. */
  input: string;
  limit: number;
  cursor?: string | undefined;
  now: Date;
}

/**
 * Ids of people whom the viewer may want to know, best first: never himself, nor anybody whom a block parts from him.
 * @throws AppError `invalid_input` for a cursor that is none
 */
export async function discover(db: Db, asked: Discovery): Promise<{ ids: string[]; next: string | null }> {
  const from = asked.cursor === undefined ? undefined : decodeCursor(asked.cursor, place);
  const { rows, forgiving } =
    asked.input === ''
      ? { rows: await worthFollowing(db, asked, from), forgiving: false }
      : await search(db, asked, from);
  const shown = rows.slice(0, asked.limit);
  const last = shown.at(-1);
  const goesOn = rows.length > asked.limit && last !== undefined;
  return {
    ids: shown.map(({ id }) => id),
    next: goesOn ? encodeCursor([last.rank, last.followers, last.id, forgiving]) : null,
  };
}

const others = (currentUserId: string) =>
  sql`u.id <> ${currentUserId} and ${notBlocked(currentUserId, sql`u.id`)}`;

/** Not followed yet; the active first, then by followers. Each half goes down the index of popularity. */
function worthFollowing(
  db: Db,
  { currentUserId, limit, now }: Discovery,
  from: Place | undefined,
): Promise<Ranked[]> {
  const since = new Date(now.getTime() - ACTIVE_MS).toISOString();
  const isActive = sql`exists (select 1 from posts p where p.author_id = u.id and p.created_at > ${since}::timestamptz)`;
  const half = (rank: number, which: SQL) => sql`(
    select u.id, ${rank}::int as rank, u.followers_count as followers from users u
    where ${which} and ${others(currentUserId)}
      and not exists (select 1 from follows f where f.follower_id = ${currentUserId} and f.followee_id = u.id)
      and ${from === undefined || from[0] > rank ? sql`true` : sql`(u.followers_count, u.id) < (${from[1]}::int, ${from[2]}::uuid)`}
    order by u.followers_count desc, u.id desc limit ${limit + 1})`;
  // Whoever stands in the second half comes after everybody of the first.
  const halves =
    from?.[0] === 0
      ? half(0, sql`not ${isActive}`)
      : sql`${half(1, isActive)} union all ${half(0, sql`not ${isActive}`)}`;
  return rowsOf<Ranked>(
    db,
    sql`select * from (${halves}) found order by rank desc, followers desc, id desc limit ${limit + 1}`,
  );
}

/** Every word must be found; where it is found and how well gives the rank. */
async function search(db: Db, asked: Discovery, from: Place | undefined): Promise<Found> {
  return db.transaction(async (tx) => {
    const [folded] = await rowsOf<{ text: string }>(tx, sql`select aranya_fold(${asked.input}) as text`);
    const words = [...new Set((folded?.text ?? '').split(/\s+/).filter((word) => word !== ''))];
    const looked = words.slice(0, MOST_WORDS);
    if (looked.length === 0) return { rows: [], forgiving: false };
    // A short word, such as “in”, is found in too much: beside others it only raises the rank.
    const telling = looked.filter((word) => !isShort(word));
    const must = telling.length > 0 ? telling : looked;
    const forgiving = from?.[3] ?? !(await isEnough(tx, asked.currentUserId, must));
    if (forgiving) {
      const threshold = String(FORGIVING);
      await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${threshold}, true)`);
    }
    const rows = await rowsOf<Ranked>(tx, rankedQuery(asked, { looked, must, forgiving }, from));
    return { rows, forgiving };
  });
}

async function isEnough(tx: Db, currentUserId: string, must: readonly string[]): Promise<boolean> {
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(*)::int as n from (
      select 1 from users u where ${sql.join(must.map(isWritten), sql` and `)} and ${others(currentUserId)}
      limit ${ENOUGH}
    ) found`,
  );
  return (row?.n ?? 0) >= ENOUGH;
}

interface Words {
  looked: readonly string[];
  must: readonly string[];
  forgiving: boolean;
}

function rankedQuery({ currentUserId, limit }: Discovery, words: Words, from: Place | undefined): SQL {
  const { looked, must, forgiving } = words;
  const found = sql.join(must.map(forgiving ? isLike : isWritten), sql` and `);
  const likeness = sql.join(
    must.map((word) => sql`word_similarity(${word}, u.search_text)`),
    sql` + `,
  );
  const likeliest = forgiving ? sql`order by ${likeness} desc, u.id limit ${MOST_LIKE}` : sql``;
  const ranks = [...looked.map((word) => rankOf(word, forgiving)), wholeName(looked.join(' '))];
  // offset 0: names are folded once, however often a rank looks at them.
  return sql`
    select * from (
      select u.id, u.followers_count as followers, (${sql.join(ranks, sql` + `)})::int as rank
      from (
        select id, followers_count, coalesce(username, '') as username, aranya_fold(full_name) as name,
          aranya_fold(bio) as bio, aranya_fold(location) as location
        from (select * from users u where ${found} and ${others(currentUserId)} ${likeliest}) likely
        offset 0
      ) u
    ) ranked
    where ${below(from)}
    order by rank desc, followers desc, id desc
    limit ${limit + 1}`;
}

/** Too short for the index, which knows letters by threes, apart from beginnings of words. */
const isShort = (word: string) => /^[a-z0-9]{1,2}$/.test(word);

/** Nothing in a word is a pattern. */
const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** Whether somebody has written the word. By the index of `search_text`, as is {@link isLike}. */
function isWritten(word: string): SQL {
  const plain = literal(word);
  return isShort(word)
    ? sql`(u.search_text like ${`${plain}%`} or u.search_text like ${`% ${plain}%`})`
    : sql`u.search_text like ${`%${plain}%`}`;
}

/** Whether somebody has written the word, or one that is like it. */
function isLike(word: string): SQL {
  const letters = word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters < 3 ? isWritten(word) : sql`(${isWritten(word)} or ${word} <% u.search_text)`;
}

/** What one word adds to the rank: by the best place in which it is found. */
function rankOf(word: string, forgiving: boolean): SQL {
  const at = (where: SQL, found: SQL) => sql`case when ${found} then ${where} end`;
  const whole = (column: SQL) => sql`strpos(' ' || ${column} || ' ', ${` ${word} `}) > 0`;
  const begins = (column: SQL) => sql`strpos(' ' || ${column}, ${` ${word}`}) > 0`;
  const holds = (column: SQL) => sql`strpos(${column}, ${word}) > 0`;
  const like = (most: number, column: SQL) => sql`${most} * word_similarity(${word}, ${column})`;
  const [name, username, location, bio] = [sql`u.name`, sql`u.username`, sql`u.location`, sql`u.bio`];
  const likeness = sql`, ${like(50, name)}, ${like(50, username)}, ${like(30, location)}, ${like(20, bio)}`;
  return sql`coalesce(greatest(
    ${at(sql`120`, sql`${username} = ${word}`)}, ${at(sql`110`, whole(name))}, ${at(sql`90`, begins(name))},
    ${at(sql`80`, begins(username))}, ${at(sql`60`, sql`${holds(name)} or ${holds(username)}`)},
    ${at(sql`55`, whole(location))}, ${at(sql`45`, begins(location))}, ${at(sql`40`, whole(bio))},
    ${at(sql`35`, begins(bio))}, ${at(sql`25`, sql`${holds(location)} or ${holds(bio)}`)}
    ${forgiving ? likeness : sql``}
  ), 0)`;
}

const wholeName = (words: string) => sql`case when u.name = ${words} then 50 else 0 end`;
