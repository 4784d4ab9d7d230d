import { apiContract, editImagesFields } from '@aranya/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCurrentUserId } from '../people/current-user/current-user';
import type { Db } from '../platform/db/types';
import { claimPictures, tryPurgeUnused, writeFiles } from '../platform/media/media.repository';
import { cleanPicture } from '../platform/media/pictures';
import { errors } from '../platform/plugins/errors';
import { defineRoutes } from '../platform/plugins/contract-routes';
import { type Edit, editPost } from './edit-post';
import { readHistory, removeVersion } from './post-history';
import { postGone } from './posts.policy';
import { viewPosts } from './posts.view';
import { readPostForm } from './read-post-form';

export function postEditsRoutes({ db, media, quotas, announce }: FastifyInstance) {
  async function save(request: FastifyRequest, edit: Edit) {
    const { isConflict, notified, removed } = await quotas.during((take) =>
      db.write.transaction((tx) => editPost(tx, edit, take)),
    );
    announce(notified);
    await tryPurgeUnused({ db, media }, removed, request.log);
    const [post] = await viewPosts(db.write, edit.userId, [edit.postId]);
    if (post === undefined) throw postGone();
    if (!isConflict)
      return { status: 200 as const, body: { success: true as const, message: 'Post edited', post } };
    const refusal = errors.conflict(
      'This post has been edited in the meantime. Read it before you save your version.',
    );
    return { status: 409 as const, body: { ...refusal.toEnvelope(), current: post } };
  }

  return defineRoutes(apiContract.postEdits, {
    edit: async ({ request, body }) => {
      const userId = getCurrentUserId(request);
      const { postId, edited_at: editedAt, content, image_alts: alts, image_licences: licences } = body;
      return save(request, { userId, postId, editedAt, content, alts, licences, sighting: body.sighting });
    },

    editImages: async ({ request }) => {
      const userId = getCurrentUserId(request);
      const { fields, pictures } = await readPostForm(request, editImagesFields, async (file) => {
        await quotas.assertLeft(db.write, userId, 'picture');
        return cleanPicture(file, userId);
      });
      const { postId, edited_at: editedAt, content, images, sighting } = fields.edit;
      await writeFiles(media, pictures);
      const added = pictures.map(({ hash }) => hash);
      const claimAdded = (tx: Db) => claimPictures(tx, media, pictures, 'post');
      return save(request, { userId, postId, editedAt, content, sighting, images, added, claimAdded });
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
  });
}
