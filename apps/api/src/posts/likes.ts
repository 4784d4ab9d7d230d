import { sql } from 'drizzle-orm';
import { postRow } from '../platform/db/rows';
import { defineLikeToggle } from './like-toggle';
import { notBlocked, notHidden } from './view/visibility';

export const toggleLike = defineLikeToggle({
  name: 'like',
  likes: sql`likes`,
  key: sql`post_id`,
  locked: ({ currentUser, id }) => sql`
    liked as materialized (
      select p.id, p.author_id, p.id as post_id, p.likes_total,
        ${notBlocked(currentUser, sql`p.author_id`)} and ${notHidden(currentUser, postRow('p'))} as visible
      from posts p where p.id = ${id} and exists (select from account)
      for no key update of p
    )`,
});
