import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId, rethrowAccountDeleted } from '../../people/current-user/current-user';
import type { NotificationRow } from '../../notifications/announce-notifications';
import { publishing } from '../../platform/live/events.repository';
import { throwIfDenied } from '../../platform/plugins/errors';
import { answerJson, defineRoutes } from '../../platform/plugins/contract-routes';
import { postGone } from '../posts.policy';
import { addComment } from './add-comment';
import { toggleCommentLike } from './comment-likes';
import { readAnswers, readComment, readThreads } from './comments-page';
import { authorizeCommentDelete, authorizeCommentLike, commentGone } from './comments.policy';
import { removeComment } from './remove-comment';
import { watchPost } from './watchers';

export function commentsRoutes({ db, quotas, live, announce, clock }: FastifyInstance) {
  return defineRoutes(apiContract.comments, {
    list: async ({ request, reply, body: { postId, cursor, limit } }) => {
      const query = { currentUserId: getCurrentUserId(request), ofId: postId, limit, cursor, now: clock() };
      const found = await readThreads(await db.upToDate(), query);
      if (found === null) throw postGone();
      return answerJson(reply, found);
    },

    answers: async ({ request, reply, body: { commentId, cursor, limit } }) => {
      const query = {
        currentUserId: getCurrentUserId(request),
        ofId: commentId,
        limit,
        cursor,
        now: clock(),
      };
      const found = await readAnswers(await db.upToDate(), query);
      if (found === null) throw commentGone();
      return answerJson(reply, found);
    },

    get: async ({ request, body }) => {
      const read = await db.upToDate();
      const found = await readComment(read, getCurrentUserId(request), body.commentId, clock());
      if (found === null) throw commentGone();
      return { status: 200, body: { success: true, ...found } };
    },

    add: async ({ request, body: { postId, parentId, content, client_id: clientId } }) => {
      const authorId = getCurrentUserId(request);
      const now = clock();
      const comment = { authorId, postId, answeredId: parentId ?? null, content, clientId, now };
      let notified: readonly NotificationRow[] = [];
      const id = await publishing(live, (publish) =>
        quotas.during((take) =>
          addComment(db.write, comment, {
            onNew: (tx) => take(tx, authorId, 'comment'),
            onNotified: (rows) => (notified = rows),
            publish,
          }),
        ),
      ).catch(rethrowAccountDeleted);
      announce(notified);
      const found = await readComment(db.write, authorId, id, now);
      if (found === null) throw commentGone();
      const message = found.parent === null ? 'Comment added' : 'Answer added';
      return { status: 200, body: { success: true, message, comment: found.comment } };
    },

    remove: async ({ request, body: { commentId } }) => {
      const currentUserId = getCurrentUserId(request);
      const done = await publishing(live, (publish) =>
        db.write.transaction((tx) =>
          removeComment(
            tx,
            { commentId, currentUserId, now: clock() },
            {
              authorize: (comment) => throwIfDenied(authorizeCommentDelete(comment, currentUserId)),
              publish,
            },
          ),
        ),
      );
      return { status: 200, body: { success: true, message: 'Comment deleted', kept: done === 'kept' } };
    },

    like: async ({ request, body: { commentId } }) => {
      const currentUserId = getCurrentUserId(request);
      const authorize = (comment: { visible: boolean } | null) =>
        throwIfDenied(authorizeCommentLike(comment));
      const { liked, total, notification } = await quotas.claim(db.write, currentUserId, 'like', (claim) =>
        toggleCommentLike(db.write, { currentUserId, id: commentId, claim, now: clock(), authorize }),
      );
      if (notification !== null) announce([notification]);
      const message = liked ? 'Comment liked' : 'Like removed';
      return { status: 200, body: { success: true, message, liked, likes_total: total } };
    },

    watch: async ({ request, body: { postId, open } }) => {
      const watch = { currentUserId: getCurrentUserId(request), postId, open, now: clock() };
      if (!(await watchPost(db.write, watch)) && open) throw postGone();
      return { status: 200, body: { success: true, message: open ? 'Watching' : 'No longer watching' } };
    },
  });
}
