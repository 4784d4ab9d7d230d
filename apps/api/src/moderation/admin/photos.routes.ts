import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { errors } from '../../platform/plugins/errors';
import { answerJson, pickCalls, defineRoutes } from '../../platform/plugins/contract-routes';
import { choosePhoto, removePhoto } from '../species-photos/choose-photos';
import { listPhotos } from './photos';
import { readAct } from './team';

export function photosRoutes({ db, clock }: FastifyInstance) {
  return defineRoutes(pickCalls(apiContract.admin, 'photos', 'featurePhoto'), {
    photos: async ({ reply, query }) => answerJson(reply, await listPhotos(db.write, query)),

    featurePhoto: async ({ request, body: { featured, species, post_id: postId, position } }) => {
      const act = await readAct(db.write, request, { reason: '', now: clock() });
      const photo = { species, postId, position };
      const outcome = await (featured ? choosePhoto : removePhoto)(db.write, photo, act);
      if (outcome === 'closed')
        throw errors.conflict('Its author has reserved all rights, or the post is hidden.');
      if (outcome === 'missing' && featured) throw errors.notFound('This picture is gone.');
      const message = featured
        ? 'The picture is on the page of the species'
        : 'The picture is no longer on the page of the species';
      return { status: 200, body: { success: true, message } };
    },
  });
}
