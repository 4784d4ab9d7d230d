import { sql } from 'drizzle-orm';
import { createViewer } from '../../people/viewer';
import { commentRow, postRow } from '../../platform/db/rows';
import { defineLikeToggle } from '../like-toggle';
import { isCommentShown, isPostShown } from './comment-json';

export const toggleCommentLike = defineLikeToggle({
  name: 'comment_like',
  likes: sql`comment_likes`,
  key: sql`comment_id`,
  locked: ({ currentUser, id, now }) => {
    const viewer = createViewer(currentUser, ['hidden_people']);
    return sql`
      ${viewer.tables},
      liked as materialized (
        select c.id, c.author_id, c.post_id, c.likes_total, ${isCommentShown(viewer, commentRow('c'), now)} and exists (
          select from posts p where p.id = c.post_id and ${isPostShown(viewer, postRow('p'))}) as visible
        from comments c where c.id = ${id} and exists (select from account)
        for no key update of c
      )`;
  },
});
