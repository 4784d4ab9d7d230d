import { limits } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { createViewer } from '../../people/viewer';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { keysBelow } from '../../taxa/keys-below';
import { defineListedPosts } from '../view/listed-posts';

/** By what others see: a protected sighting is in a park only where they may read the park. */
export const subjects = sql`(
  select post_id, created_at, 'animal' as kind, species as key from sighting_species
  union all select post_id, created_at, 'place', public_park from sightings
  union all select post_id, created_at, 'tag', tag from post_tags)`;

/** Keys as in {@link subjects}, each with the topic `f` for which it is followed. */
export const keysFollowed = (userId: SQL, which = sql`true`): SQL => sql`(
    select f.kind, below.key, f.key as topic from followed_topics f cross join lateral ${keysBelow(sql`f.key`)} below
    where f.user_id = ${userId} and f.kind = 'animal' and ${which}
    union all
    select f.kind, f.key, f.key from followed_topics f
    where f.user_id = ${userId} and f.kind <> 'animal' and ${which})`;

/** The key is the id of the member who follows. */
export const readTopicPosts = defineListedPosts(
  'topic_posts',
  subjects,
  (_userId, row) => sql`${row}.kind = other.kind and ${row}.key = other.key`,
  (userId) => keysFollowed(sql`${userId}::uuid`),
);

interface CountRow extends Record<string, unknown> {
  kind: string;
  topic: string;
  count: number;
}

/** Posts of others since they last looked, of each topic that tells so, by kind and key; at most `newTopicPosts`. */
export async function countNewPosts(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await newPosts.run(db, userId);
  return new Map(rows.map(({ kind, topic, count }) => [`${kind} ${topic}`, count]));
}

const newPosts = defineStatement<CountRow, [userId: string]>('new_topic_posts', (me) => {
  const viewer = createViewer(sql`${me}::uuid`, ['hidden_people', 'unlisted_people']);
  const most = literal(limits.newTopicPosts);
  return sql`
    with ${viewer.tables}
    select other.kind, other.topic, least(count(distinct l.post_id), ${most})::int as count
    from ${keysFollowed(viewer.id, sql`f.notify`)} other
    join followed_topics f on f.user_id = ${viewer.id} and f.kind = other.kind and f.key = other.topic
    cross join lateral (
      select l.post_id from ${subjects} l join posts p on p.id = l.post_id
      where l.kind = other.kind and l.key = other.key and l.created_at > f.seen_at and p.hidden_at is null
        and p.author_id <> ${viewer.id} and p.author_id not in (select id from ${viewer.unlisted_people})
      order by l.created_at desc, l.post_id desc limit ${most}
    ) l
    group by other.kind, other.topic`;
});
