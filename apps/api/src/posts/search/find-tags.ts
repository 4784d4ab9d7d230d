import { hashtagOf } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { createViewer } from '../../people/viewer';
import { postRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { notHidden } from '../view/visibility';

/** Steps from one hashtag to the next in the index. */
const MOST_BEGINNING = 60;
const MOST_ALIKE = 150;
/** Misspelt hashtags are looked for among those with the same first letters. */
const SAME_LETTERS = 3;
/** Pairs such as "tigr" and "tiger" are above it. */
const LEAST_SIMILARITY = 0.3;

type Values = [currentUserId: string, tag: string, limit: number];

const walk = (name: string, prefix: SQL, most: number): SQL => {
  const next = (which: SQL) => sql`select aranya_fold(l.tag) as folded, l.tag from post_tags l
    where ${which} order by aranya_fold(l.tag), l.tag limit 1`;
  return sql`
  ${sql.raw(name)} as (
    (select first.*, 1 as step from (${next(sql`aranya_fold(l.tag) >= ${prefix}`)}) first)
    union all
    select next.*, w.step + 1 from ${sql.raw(name)} w
    cross join lateral (${next(sql`(aranya_fold(l.tag), l.tag) > (w.folded, w.tag)`)}) next
    where w.step < ${literal(most)} and starts_with(w.folded, ${prefix})
  )`;
};

const found = defineStatement<{ tag: string }, Values>('found_tags', (me, tag, limit) => {
  const viewer = createViewer(sql`${me}::uuid`, ['hidden_people', 'unlisted_people']);
  const typed = sql`${tag}::text`;
  const folded = sql`aranya_fold(${typed})`;
  return sql`
    with recursive ${viewer.tables}, ${walk('beginning', folded, MOST_BEGINNING)},
    ${walk('alike', sql`left(${folded}, ${literal(SAME_LETTERS)})`, MOST_ALIKE)},
    ranked as materialized (
      select tag, case when tag = ${typed} then 3 when starts_with(folded, ${folded}) then 2
        else similarity(folded, ${folded}) end as rank
      from (select tag, folded from beginning union select tag, folded from alike) t
    )
    select r.tag from ranked r
    -- As an "exists" all posts of a common hashtag would be read.
    cross join lateral (
      select 1 from post_tags l join posts p on p.id = l.post_id
      where l.tag = r.tag and p.author_id not in (select id from ${viewer.unlisted_people})
        and ${notHidden(viewer.id, postRow('p'))}
      limit 1) seen
    where r.rank >= ${sql.raw(String(LEAST_SIMILARITY))}::real
    order by r.rank desc, length(r.tag), r.tag limit ${limit}::int`;
});

/** Words are joined, as people write them in hashtags; those whose posts the current user cannot see are left out. */
export async function findTags(
  db: Db,
  { currentUserId, input, limit }: { currentUserId: string; input: string; limit: number },
): Promise<string[]> {
  const tag = hashtagOf(input.replace(/[^\p{L}\p{M}\p{N}_\u200c\u200d]/gu, ''));
  if (tag === null) return [];
  return (await found.run(db, currentUserId, tag, limit)).map((row) => row.tag);
}
