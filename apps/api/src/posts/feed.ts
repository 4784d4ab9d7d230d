import { limits, type Post } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { createViewer } from '../people/viewer';
import { type JsonPage, openCursor, positionItems, sealCursor } from '../platform/common/cursor';
import { LAST_ID } from '../platform/common/ids';
import { postRow, userRow } from '../platform/db/rows';
import { defineStatement, literal } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { Json } from '../platform/plugins/json-answer';
import { circleTable } from './circle';
import { keysFollowed, subjects } from './topics/topic-posts';
import { postView } from './view/post-json';

export type FeedPage = JsonPage<'posts', Post> & {
  /** True if posts from outside the circle are among them. */
  suggests: boolean;
};

const positionSchema = z.tuple([z.boolean(), ...positionItems]);

/** Pages of one feed all show everyone's posts, or none does. */
function decodeFeedCursor(cursor: string | undefined): [everyone: boolean | null, at: string, id: string] {
  if (cursor === undefined) return [null, 'infinity', LAST_ID];
  const [everyone, at, id] = openCursor(cursor, positionSchema);
  return [everyone, new Date(at).toISOString(), id];
}

interface FeedRow extends Record<string, unknown> {
  posts: string;
  everyone: boolean;
  suggests: boolean;
  /** Whether there is more to read than this statement does. */
  follows_topics: boolean;
  /** Epoch milliseconds of the last post; null on the last page. */
  at: number | null;
  id: string | null;
}

type FeedValues = [currentUserId: string, limit: number, everyone: boolean | null, at: string, id: string];

const followsTopics = (userId: SQL) =>
  sql`exists (select 1 from followed_topics f where f.user_id = ${userId} and f.in_feed)`;

/**
 * Costs as much as the circle, not the table: it knows each author's newest post (docs/decisions/623-newest-post.md),
 * then reads the authors who posted last.
 * @param withTopics also reads the newest of each animal, place and hashtag that they follow
 */
const defineFeed = (count: number, withTopics: boolean) =>
  defineStatement<FeedRow, FeedValues>(
    `feed${withTopics ? '_topics' : ''}_${count}`,
    (me, limit, everyone, at, id) => {
      const viewer = createViewer(sql`${me}::uuid`, ['blockers', 'hidden_people', 'unlisted_people']);
      const currentUser = viewer.id;
      const view = postView({
        viewer,
        post: postRow('p'),
        author: userRow('u'),
        suggested: sql`page.suggested`,
        ...(withTopics && {
          followed: sql`(select json_build_object('kind', t.kind, 'key', t.topic) from topical t where t.id = page.id)`,
        }),
      });
      const isOlder = (post: SQL) =>
        sql`(${post}.created_at, ${post}.id) < (${at}::timestamptz, ${id}::uuid)`;
      const newest = sql`order by p.created_at desc, p.id desc limit ${literal(count)}`;
      const topical = sql`
    topical as materialized (
      select distinct on (l.created_at, l.id) l.id, l.author_id, l.created_at, other.kind, other.topic
      from ${keysFollowed(currentUser, sql`f.in_feed`)} other cross join lateral (
        select l.post_id as id, p.author_id, l.created_at from ${subjects} l
        cross join lateral (select author_id, hidden_at from posts where id = l.post_id offset 0) p
        where l.kind = other.kind and l.key = other.key
          and (l.created_at, l.post_id) < (${at}::timestamptz, ${id}::uuid) and p.hidden_at is null
          and p.author_id <> ${currentUser} and p.author_id not in (select id from circle)
          and p.author_id not in (select id from ${viewer.unlisted_people})
        order by l.created_at desc, l.post_id desc limit ${literal(count)}
      ) l
      order by l.created_at desc, l.id desc, other.kind, other.topic limit ${literal(count)}
    ),`;
      const hasTopical = sql`exists (select 1 from topical)`;
      const ofTopics = sql`
        union all
        select t.id, t.author_id, t.created_at from topical t where not (select everyone from mode)`;
      const none = sql``;
      return sql`
    with ${viewer.tables},
    ${circleTable(viewer)},
    ${withTopics ? topical : none}
    newest_posts as materialized (
      select circle.id as author_id, u.created_at, u.id from circle cross join lateral (
        select newest_post_at as created_at, newest_post_id as id from users where id = circle.id offset 0
      ) u where ${everyone}::boolean is not true
    ),
    authors as materialized (
      select n.author_id as id, n.created_at, n.id as post_id from newest_posts n where ${isOlder(sql`n`)}
      union all
      select n.author_id, p.created_at, p.id from newest_posts n cross join lateral (
        select p.created_at, p.id from posts p
        where p.author_id = n.author_id and p.hidden_at is null and ${isOlder(sql`p`)}
        order by p.created_at desc, p.id desc limit 1
      ) p where not ${isOlder(sql`n`)}
    ),
    freshest as materialized (
      select a.id, a.created_at from authors a order by a.created_at desc, a.post_id desc limit ${literal(count)}
    ),
    mode as materialized (
      select coalesce(${everyone}::boolean, count(*) = 0${withTopics ? sql` and not ${hasTopical}` : none}) as everyone,
        case when count(*) = ${literal(count)} then min(created_at) else '-infinity' end as oldest
      from freshest
    ),
    page as materialized (
      select p.id, p.author_id, p.created_at, row_number() over (order by p.created_at desc, p.id desc) as place,
        (select everyone from mode) and p.author_id <> ${currentUser}
          and p.author_id not in (select id from circle) as suggested
      from (
        select p.id, p.author_id, p.created_at from freshest cross join lateral (
          select p.id, p.author_id, p.created_at from posts p
          where p.author_id = freshest.id and p.hidden_at is null and ${isOlder(sql`p`)}
            and p.created_at >= (select oldest from mode) ${newest}
        ) p
        union all
        (select p.id, p.author_id, p.created_at from posts p where p.author_id = ${currentUser} and ${isOlder(sql`p`)}
          and not (select everyone from mode) ${newest})${withTopics ? ofTopics : none}
        union all
        (select p.id, p.author_id, p.created_at from posts p
          where ${isOlder(sql`p`)} and (select everyone from mode) and (p.hidden_at is null or p.author_id = ${currentUser})
            and p.author_id not in (select id from ${viewer.unlisted_people}) ${newest})
      ) p ${newest}
    )
    select mode.everyone, last.id, (extract(epoch from last.created_at) * 1000)::float8 as at,
      exists (select 1 from page where suggested and place <= ${limit}::int) as suggests,
      ${withTopics ? sql`false` : followsTopics(currentUser)} as follows_topics,
      (
        select '[' || coalesce(string_agg(
          ${view.text},
          ',' order by page.place), '') || ']'
        from page join posts p on p.id = page.id join users u on u.id = page.author_id
        ${view.joins}
        where page.place <= ${limit}::int
      ) as posts
    from mode left join page last
      on last.place = ${limit}::int and exists (select 1 from page where place > ${limit}::int)`;
    },
  );

const defineFeeds = (count: number) => ({
  circle: defineFeed(count, false),
  withTopics: defineFeed(count, true),
});
const [usual, long] = [defineFeeds(limits.pageDefault + 1), defineFeeds(limits.pageMax + 1)];

export async function readFeed(
  db: Db,
  currentUserId: string,
  limit: number,
  cursor?: string,
): Promise<FeedPage> {
  const feed = limit <= limits.pageDefault ? usual : long;
  const values = [currentUserId, limit, ...decodeFeedCursor(cursor)] as const;
  // Most people follow no topic, and pay one look at an index for those who do.
  const [circle] = await feed.circle.run(db, ...values);
  const [row] = circle?.follows_topics ? await feed.withTopics.run(db, ...values) : [circle];
  if (row === undefined) throw new Error('The mode of the feed is one row.');
  const { posts, suggests, everyone, at: last, id } = row;
  const next_cursor = id === null ? null : sealCursor([everyone, last, id]);
  return { posts: new Json(posts), suggests, next_cursor };
}
