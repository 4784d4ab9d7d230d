import { limits, type Post } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { createViewer } from '../../people/viewer';
import {
  type JsonRow,
  type PageQuery,
  positionValues,
  selectAt,
  toJsonPage,
} from '../../platform/common/cursor';
import { postRow, userRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import type { PostPage } from '../view/listed-posts';
import { postView } from '../view/post-json';
import { notHidden } from '../view/visibility';

/**
 * A word that these have often enough needs no index. With more, the planner would sort the table while it is
 * small.
 */
const NEWEST_SCANNED = 2_000;

type Values = [currentUserId: string, input: string, at: string, id: string];

/**
 * Null without a word. A word of four letters stands for all that begin with it, the last already with three:
 * short beginnings have long lists in the index.
 */
const toQuery = (input: SQL): SQL => sql`
  select nullif(regexp_replace(plainto_tsquery('simple', aranya_fold(${input}))::text,
    '(''[^ ]{4,}''(?= |$)|''[^ ]{3,}''$)', '\\1:*', 'g'), '')::tsquery as words`;

const defineSearch = (count: number) =>
  defineStatement<JsonRow, Values>(`found_posts_${count}`, (me, input, at, id) => {
    const viewer = createViewer(sql`${me}::uuid`, ['blockers', 'hidden_people', 'unlisted_people']);
    const post = postRow('p');
    const view = postView({ viewer, post, author: userRow('u'), suggested: sql`false` });
    const isOlder = sql`(p.created_at, p.id) < (${at}::timestamptz, ${id}::uuid)`;
    const isFound = sql`p.words @@ (select words from query)
      and p.author_id not in (select id from ${viewer.unlisted_people}) and ${notHidden(viewer.id, post)}`;
    const newest = sql`order by p.created_at desc, p.id desc limit`;
    return sql`
      with ${viewer.tables}, query as materialized (${toQuery(sql`${input}::text`)}),
      recent as materialized (
        select p.id, p.created_at from (
          select p.id, p.created_at, p.author_id, p.hidden_at, p.words from posts p
          where ${isOlder} ${newest} ${literal(NEWEST_SCANNED)}
        ) p where ${isFound} ${newest} ${literal(count)}
      ),
      indexed as materialized (
        select p.id, p.created_at from posts p
        where (select count(*) from recent) < ${literal(count)} and ${isFound} and ${isOlder}
      ),
      page as materialized (
        select p.id, p.created_at from (
          select * from recent where (select count(*) from recent) = ${literal(count)} union all select * from indexed
        ) p ${newest} ${literal(count)}
      )
      select page.id, ${selectAt(sql`page.created_at`)}, ${view.text} as json
      from page join posts p on p.id = page.id join users u on u.id = p.author_id
      ${view.joins}
      order by page.created_at desc, page.id desc`;
  });

const [usual, long] = [defineSearch(limits.pageDefault + 1), defineSearch(limits.pageMax + 1)];

/** Posts with all words of the input, newest first. */
export async function readFoundPosts(
  db: Db,
  { currentUserId, input, limit, cursor }: PageQuery & { currentUserId: string; input: string },
): Promise<PostPage> {
  const statement = limit <= limits.pageDefault ? usual : long;
  const rows = await statement.run(db, currentUserId, input, ...positionValues(cursor));
  return toJsonPage<'posts', Post>('posts', rows, limit);
}
