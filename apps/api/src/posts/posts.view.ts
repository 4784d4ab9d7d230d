import type { Post } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { createViewer } from '../people/viewer';
import { postRow, userRow } from '../platform/db/rows';
import { defineStatement } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { postView } from './view/post-json';

type Values = [currentUserId: string, ids: readonly string[]];

const postsByIds = defineStatement<{ post: Post }, Values>('posts_by_ids', (me, ids) => {
  const viewer = createViewer(sql`${me}::uuid`, ['blockers', 'hidden_people']);
  const view = postView({ viewer, post: postRow('p'), author: userRow('u'), suggested: sql`false` });
  return sql`
    with ${viewer.tables}
    select ${view.text}::json as post
    from unnest(${ids}::uuid[]) with ordinality as wanted(id, place)
    join posts p on p.id = wanted.id join users u on u.id = p.author_id
    ${view.joins}
    where p.author_id not in (select id from ${viewer.hidden_people})
      and (p.hidden_at is null or p.author_id = ${viewer.id})
    order by wanted.place`;
});

/** In the order of `ids`, without deleted, blocked and hidden posts. */
export async function viewPosts(db: Db, currentUserId: string, ids: readonly string[]): Promise<Post[]> {
  if (ids.length === 0) return [];
  return (await postsByIds.run(db, currentUserId, ids)).map(({ post }) => post);
}
