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

type Values = [currentUserId: string, tag: string, letters: string, limit: number];

const walk = (name: string, prefix: SQL, most: number): SQL => sql`
  ${sql.raw(name)} as (
    (select l.tag, 1 as step from post_tags l where l.tag >= ${prefix} order by l.tag limit 1)
    union all
    select next.tag, w.step + 1 from ${sql.raw(name)} w
    cross join lateral (select l.tag from post_tags l where l.tag > w.tag order by l.tag limit 1) next
    where w.step < ${literal(most)} and starts_with(aranya_fold(w.tag), aranya_fold(${prefix}))
  )`;

const found = defineStatement<{ tag: string }, Values>('found_tags', (me, tag, letters, limit) => {
  const viewer = createViewer(sql`${me}::uuid`, ['hidden_people', 'unlisted_people']);
  const typed = sql`${tag}::text`;
  return sql`
    with recursive ${viewer.tables},
    ${walk('beginning', typed, MOST_BEGINNING)}, ${walk('alike', sql`${letters}::text`, MOST_ALIKE)},
    ranked as materialized (
      select tag, case when tag = ${typed} then 3
        when starts_with(aranya_fold(tag), aranya_fold(${typed})) then 2
        else similarity(aranya_fold(tag), aranya_fold(${typed})) end as rank
      from (select tag from beginning union select tag from alike) t
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
  const letters = [...tag].slice(0, SAME_LETTERS).join('');
  return (await found.run(db, currentUserId, tag, letters, limit)).map((row) => row.tag);
}
