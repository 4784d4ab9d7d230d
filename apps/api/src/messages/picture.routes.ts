import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendPrivatePicture } from '../platform/media/send-private-picture';
import { isId, type SignedQuery } from '../platform/media/signed-urls';
import { errors } from '../platform/plugins/errors';
import type { PictureUrls } from './message-pictures';
import { createMessagesRepository } from './messages.repository';

interface PictureRequest {
  Params: { messageId: string };
  Querystring: SignedQuery;
}

/** Uses signed URLs, since image elements cannot send tokens. */
export function messagePictureRoute(app: FastifyInstance, pictureUrls: PictureUrls): void {
  const { db, media, clock } = app;
  const messages = createMessagesRepository(db, pictureUrls.sign);
  app.get('/api/messages/:messageId/picture', async (request: FastifyRequest<PictureRequest>, reply) => {
    const { messageId } = request.params;
    const viewerId = isId(messageId) ? pictureUrls.viewerOf(messageId, request.query) : undefined;
    if (viewerId === undefined)
      throw errors.forbidden('This address has expired. Please open the chat again.');
    const key = await messages.pictureKey(messageId, viewerId, clock());
    const found = key === null ? null : await media.get(key);
    if (!found) throw errors.notFound('This picture is gone.');
    return sendPrivatePicture(reply, found);
  });
}
