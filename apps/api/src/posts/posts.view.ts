import type { Post } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { blockersTable, hiddenPeopleTable } from '../people/blockers';
import { defineStatement } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { joinPostParts, postJson } from './view/post-json';

type Values = [currentUserId: string, ids: readonly string[]];

const postsByIds = defineStatement<{ post: Post }, Values>('posts_by_ids', (me, ids) => {
  const currentUser = sql`${me}::uuid`;
  return sql`
    with ${blockersTable(currentUser)}, ${hiddenPeopleTable(currentUser)}
    select ${postJson({ currentUser, post: sql`p`, author: sql`u`, suggested: sql`false` })}::json as post
    from unnest(${ids}::uuid[]) with ordinality as wanted(id, place)
    join posts p on p.id = wanted.id join users u on u.id = p.author_id
    ${joinPostParts(currentUser, sql`p`)}
    where p.author_id not in (select id from hidden_people)
      and (p.hidden_at is null or p.author_id = ${currentUser})
    order by wanted.place`;
});

/** In the order of `ids`, without deleted, blocked and hidden posts. */
export async function viewPosts(db: Db, currentUserId: string, ids: readonly string[]): Promise<Post[]> {
  if (ids.length === 0) return [];
  return (await postsByIds.run(db, currentUserId, ids)).map(({ post }) => post);
}
