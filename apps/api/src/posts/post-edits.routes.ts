import { apiContract } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../people/current-user/current-user';
import { errors } from '../platform/plugins/errors';
import { editPost } from './edit-post';
import { readHistory, removeVersion } from './post-history';
import { viewPosts } from './posts.view';

const s = initServer();

export function postEditsRoutes({ db, quotas, announce }: FastifyInstance) {
  return s.plugin(
    s.router(apiContract.postEdits, {
      edit: async ({ request, body }) => {
        const userId = getCurrentUserId(request);
        const { postId, edited_at: editedAt, content, image_alts: alts, image_licences: licences } = body;
        const edit = { userId, postId, editedAt, content, alts, licences, sighting: body.sighting };
        const { isConflict, told } = await quotas.during((take) =>
          db.write.transaction((tx) => editPost(tx, edit, take)),
        );
        announce(told);
        const [post] = await viewPosts(db.write, userId, [postId]);
        if (post === undefined) throw errors.notFound('This post is gone.');
        if (!isConflict) return { status: 200, body: { success: true, message: 'Post edited', post } };
        const refusal = errors.conflict(
          'This post has been edited in the meantime. Read it before you save your version.',
        );
        return { status: 409, body: { ...refusal.toEnvelope(), current: post } };
      },

      history: async ({ request, body: { postId } }) => {
        const history = await readHistory(await db.upToDate(), getCurrentUserId(request), postId);
        return { status: 200, body: { success: true, ...history } };
      },

      removeVersion: async ({ request, body }) => {
        const replacedAt = new Date(body.replaced_at);
        await removeVersion(db.write, getCurrentUserId(request), body.postId, replacedAt);
        return { status: 200, body: { success: true, message: 'Version removed' } };
      },
    }),
  );
}
