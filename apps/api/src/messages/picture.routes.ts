import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies';
import { errors } from '../plugins/errors';
import type { PictureUrls } from './message-pictures';
import { createMessagesRepository } from './messages.repository';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface PictureRequest {
  Params: { messageId: string };
  Querystring: { viewer?: unknown; until?: unknown; signature?: unknown };
}

/** Uses signed URLs, since image elements cannot send tokens. */
export function messagePictureRoute(
  app: FastifyInstance,
  {
    db,
    media,
    pictureUrls,
    clock = () => new Date(),
  }: Pick<Dependencies, 'db' | 'media' | 'clock'> & { pictureUrls: PictureUrls },
): void {
  const messages = createMessagesRepository(db, pictureUrls.sign);
  app.get('/api/messages/:messageId/picture', async (request: FastifyRequest<PictureRequest>, reply) => {
    const { messageId } = request.params;
    const { viewer: viewerId, until, signature } = request.query;
    const isSigned =
      ID.test(messageId) &&
      typeof viewerId === 'string' &&
      ID.test(viewerId) &&
      typeof until === 'string' &&
      typeof signature === 'string' &&
      pictureUrls.isValid({ messageId, viewerId, until }, signature);
    if (!isSigned) throw errors.forbidden('This address has expired. Please open the chat again.');
    const key = await messages.pictureKey(messageId, viewerId, clock());
    const found = key === null ? null : await media.get(key);
    if (!found) throw errors.notFound('This picture is gone.');
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-type': found.type,
        'content-length': found.size,
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
        // The site may have another origin.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(found.stream);
  });
}
