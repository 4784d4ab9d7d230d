import { limits } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { notSuspended } from '../../people/suspensions';
import { userView } from '../../people/user-json';
import { createViewer } from '../../people/viewer';
import { LAST_ID } from '../../platform/common/ids';
import { userRow } from '../../platform/db/rows';
import { SEARCH_FIELD } from '../../platform/db/schema/users';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';

/** Tolerates typing errors; PostgreSQL's default is 0.6. */
const WORD_SIMILARITY_THRESHOLD = sql.raw('0.36');
/** Short words share two with others: "Pune" and "pupils" begin alike. */
const MIN_SHARED_TRIGRAMS = 3;
const MAX_WORDS = 8;
/** The search is fuzzy with fewer exact results. */
const ENOUGH_RESULTS = 60;
/** Thousands can be slightly similar; only the most similar are ranked. */
const MAX_SIMILAR = 500;

export interface UserPosition {
  rank: number;
  followers: number;
  id: string;
  /** Stays the same between pages. */
  fuzzy: boolean;
}

export interface FoundUser extends UserPosition, Record<string, unknown> {
  user: string;
}

type Values = [
  currentUserId: string,
  words: readonly string[],
  now: string,
  fuzzy: boolean | null,
  rank: number,
  followers: number,
  id: string,
];

/**
 * Without the signs of a hashtag and of a username, which no field has.
 * The index finds words shorter than three letters only at the start of a word; beside longer words, they
 * only raise the rank. `terms` must match, the longest first.
 */
const wordTables = (words: SQL): SQL => sql`
  words as materialized (
    select word, ' ' || word as beginning, ' ' || word || ' ' as whole, min(place) as place,
      word !~ '^[a-z0-9]{1,2}$' as is_long
    from (select trim(' #@' from aranya_fold(given.word)) as word, given.place
      from unnest(${words}::text[]) with ordinality as given (word, place)) folded
    where word <> '' group by word order by place limit ${literal(MAX_WORDS)}
  ),
  terms as materialized (
    select word, case when is_long then '%' else '% ' end || regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g') || '%' as pattern,
      case when letters > 2 then word end as misspelt,
      greatest(${WORD_SIMILARITY_THRESHOLD}, ${literal(MIN_SHARED_TRIGRAMS)}::real / (letters + 1)) as similarity
    from words, char_length(regexp_replace(word, '[^[:alnum:]]', '', 'g')) as letters
    where is_long or not exists (select from words where is_long) order by char_length(word) desc, word
  ),
  indexed as materialized (select array_agg(pattern) as patterns, array_agg(misspelt) as misspelt from terms)`;

/** Points of one of the `words`; the first case that holds counts most. Each field has a space at both ends. */
function wordPoints(fuzzy: SQL): SQL {
  const field = (name: string) => sql.raw(`field.${name}`);
  const hasWord = (name: string) => sql`strpos(${field(name)}, w.whole) > 0`;
  const hasPrefix = (name: string) => sql`strpos(${field(name)}, w.beginning) > 0`;
  const hasPart = (name: string) => sql`strpos(${field(name)}, w.word) > 0`;
  const similar = (max: number, name: string) =>
    sql`${literal(max)} * word_similarity(w.word, ${field(name)})`;
  return sql`coalesce(greatest(
    case when ${hasPart('name')} or ${hasPart('username')} then case
      when field.username = w.whole then 120 when ${hasWord('name')} then 110 when ${hasPrefix('name')} then 90
      when ${hasPrefix('username')} then 80 else 60 end
    when ${hasPart('location')} or ${hasPart('bio')} then case
      when ${hasWord('location')} then 55 when ${hasPrefix('location')} then 45
      when ${hasWord('bio')} then 40 when ${hasPrefix('bio')} then 35 else 25 end
    end,
    case when ${fuzzy} then greatest(${similar(50, 'name')}, ${similar(50, 'username')},
      ${similar(30, 'location')}, ${similar(20, 'bio')}) end
  ), 0)`;
}

/**
 * Finds hits by the longest terms in the index, then filters by the others; fuzzy only if too few are exact.
 * @param inIndex how many terms; missing ones repeat the first, which costs time
 */
const defineSearch = (count: number, inIndex: number) =>
  defineStatement<FoundUser, Values>(
    `search_by_${inIndex}_${count}`,
    (me, words, time, given, rank, followers, id) => {
      const viewer = createViewer(sql`${me}::uuid`, ['blockers', 'hidden_people']);
      const view = userView(viewer, userRow('u'));
      const isVisible = sql`u.id <> ${viewer.id} and u.id not in (select id from ${viewer.hidden_people})
      and ${notSuspended(sql`u.id`, sql`${time}::timestamptz`)}`;
      const hit = sql`u.id, u.followers_count as followers, u.search_text`;
      const isFuzzy = sql`(select fuzzy from mode)`;
      const part = (place: number) =>
        sql`' ' || split_part(u.search_text, ${sql.raw(SEARCH_FIELD)}, ${literal(place)}) || ' '`;
      const term = (list: string, place: number) =>
        sql.raw(`(select coalesce(${list}[${place}], ${list}[1]) from indexed)`);
      const inIndexAll = (condition: (place: number) => SQL) =>
        sql.join(
          Array.from({ length: inIndex }, (_, n) => condition(n + 1)),
          sql` and `,
        );
      return sql`
      with ${viewer.tables}, ${wordTables(words)},
      exact as materialized (
        select ${hit} from users u where ${given}::boolean is not true
          and ${inIndexAll((place) => sql`u.search_text like ${term('patterns', place)}`)}
          and u.search_text like all ((select patterns from indexed)::text[]) and ${isVisible}
      ),
      mode as materialized (
        select coalesce(${given}::boolean, count(*) < ${literal(ENOUGH_RESULTS)}) and set_config(
          'pg_trgm.word_similarity_threshold', ${WORD_SIMILARITY_THRESHOLD}::text, true) is not null as fuzzy
        from exact
      ),
      likely as materialized (
        select ${hit} from users u where ${isFuzzy}
          and ${inIndexAll(
            (place) =>
              sql`(u.search_text like ${term('patterns', place)} or ${term('misspelt', place)} <% u.search_text)`,
          )}
          and not exists (select from terms
            where not (u.search_text like terms.pattern
              or coalesce(word_similarity(terms.misspelt, u.search_text) >= terms.similarity, false)))
          and ${isVisible}
        order by (select sum(word_similarity(terms.word, u.search_text)) from terms) desc, u.id
        limit ${literal(MAX_SIMILAR)}
      ),
      ranked as (
        select u.id, u.followers, (
            (select sum(${wordPoints(isFuzzy)}) from words w)
            + case when field.name = (select ' ' || string_agg(word, ' ' order by place) || ' ' from words) then 50 else 0 end
          )::int as rank
        from (select * from exact where not ${isFuzzy} union all select * from likely) u
        cross join lateral (
          select ${part(2)} as name, ${part(3)} as username, ${part(4)} as bio, ${part(5)} as location offset 0
        ) field
      ),
      page as materialized (
        select * from ranked where (rank, followers, id) < (${rank}::int, ${followers}::int, ${id}::uuid)
        order by rank desc, followers desc, id desc limit ${literal(count)}
      )
      select page.*, ${isFuzzy} as fuzzy, ${view.json}::text as user
      from page join users u on u.id = page.id ${view.joins}
      order by page.rank desc, page.followers desc, page.id desc`;
    },
  );

const searchesBy = (inIndex: number) => ({
  usual: defineSearch(limits.pageDefault + 1, inIndex),
  long: defineSearch(limits.pageMax + 1, inIndex),
});
const byOne = searchesBy(1);
const byTwo = searchesBy(2);

const FIRST = [2_147_483_647, 2_147_483_647, LAST_ID] as const;

/** Members whose fields have all the words, best first; one more than the limit if there are more. */
export function search(
  db: Db,
  { currentUserId, input, limit, now }: { currentUserId: string; input: string; limit: number; now: Date },
  from?: UserPosition,
): Promise<FoundUser[]> {
  const after = from === undefined ? FIRST : ([from.rank, from.followers, from.id] as const);
  const words = input.split(/\s+/);
  const { usual, long } = words.length === 1 ? byOne : byTwo;
  const statement = limit <= limits.pageDefault ? usual : long;
  return statement.run(db, currentUserId, words, now.toISOString(), from?.fuzzy ?? null, ...after);
}
