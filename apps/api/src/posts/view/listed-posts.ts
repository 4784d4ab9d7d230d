import { limits, type Post } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { createViewer } from '../../people/viewer';
import {
  type JsonPage,
  type JsonRow,
  type PageQuery,
  positionValues,
  selectAt,
  toJsonPage,
} from '../../platform/common/cursor';
import { postRow, userRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { postView } from './post-json';
import { notHidden } from './visibility';

export type PostPage = JsonPage<'posts', Post>;

export interface ListedPostsQuery extends PageQuery {
  currentUserId: string;
  /** Names the rows, such as a user's id or a tag; a list where rows have several. */
  key: string | readonly string[];
}

type Values = [currentUserId: string, key: string | readonly string[], ...from: [at: string, id: string]];

/**
 * Reads the posts that rows of a table name, by the time of the row, newest first.
 * @param table has `post_id`, and an index of the key, `created_at` and `post_id`
 * @param hasKey whether the row has the key
 * @param others a table of keys that `hasKey` finds as `other.key`; posts with any of them are listed once
 */
export function defineListedPosts(
  name: string,
  table: SQL,
  hasKey: (key: SQL, row: SQL) => SQL,
  others?: (key: SQL) => SQL,
) {
  const defineList = (count: number) =>
    defineStatement<JsonRow, Values>(`${name}_${count}`, (me, key, at, id) => {
      const viewer = createViewer(sql`${me}::uuid`, ['blockers', 'hidden_people', 'unlisted_people']);
      const post = postRow('p');
      const view = postView({ viewer, post, author: userRow('u'), suggested: sql`false` });
      const newest = sql`
          select l.post_id as id, l.created_at from ${table} l join posts p on p.id = l.post_id
          where ${hasKey(sql`${key}`, sql`l`)} and (l.created_at, l.post_id) < (${at}::timestamptz, ${id}::uuid)
            and p.author_id not in (select id from ${viewer.unlisted_people}) and ${notHidden(viewer.id, post)}
          order by l.created_at desc, l.post_id desc limit ${literal(count)}`;
      const newestOfAll = (keys: SQL) => sql`
          select distinct l.id, l.created_at from ${keys} other cross join lateral (${newest}) l
          order by l.created_at desc, l.id desc limit ${literal(count)}`;
      return sql`
        with ${viewer.tables},
        page as materialized (${others ? newestOfAll(others(sql`${key}`)) : newest}
        )
        select page.id, ${selectAt(sql`page.created_at`)},
          ${view.text} as json
        from page join posts p on p.id = page.id join users u on u.id = p.author_id
        ${view.joins}
        order by page.created_at desc, page.id desc`;
    });
  const [usual, long] = [defineList(limits.pageDefault + 1), defineList(limits.pageMax + 1)];

  return async (
    db: Db,
    { currentUserId, key, limit, cursor }: ListedPostsQuery,
  ): Promise<PostPage & { ids: string[] }> => {
    const statement = limit <= limits.pageDefault ? usual : long;
    const rows = await statement.run(db, currentUserId, key, ...positionValues(cursor));
    return { ...toJsonPage('posts', rows, limit), ids: rows.slice(0, limit).map(({ id }) => id) };
  };
}
