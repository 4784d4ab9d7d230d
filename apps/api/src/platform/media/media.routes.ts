import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isKnown } from '../plugins/answer-tags';
import { errors } from '../plugins/errors';
import { isShown, publicMediaKey } from './media.repository';

/** A hidden post's pictures must go within the hour. */
const CACHE_CONTROL = 'public, max-age=3600';
const NAME = /^([0-9a-f]{64})\.webp$/;

/** Needs no token while a profile or a visible post shows the picture. */
export function mediaRoutes(app: FastifyInstance): void {
  const { media, db } = app;
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/:key',
    exposeHeadRoute: false,
    handler: async (request: FastifyRequest<{ Params: { key: string } }>, reply) => {
      const hash = NAME.exec(request.params.key)?.[1];
      if (hash === undefined || !(await isShown(db.write, hash))) throw gone();
      const tag = `"${hash}"`;
      const caching = { etag: tag, 'cache-control': CACHE_CONTROL };
      if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).headers(caching).send();

      const isHead = request.method === 'HEAD';
      const found = isHead ? await media.stat(publicMediaKey(hash)) : await media.get(publicMediaKey(hash));
      if (found === null) throw gone();
      return reply
        .headers({
          ...caching,
          'content-type': found.type,
          'content-length': found.size,
          'x-content-type-options': 'nosniff',
          // A file opened as a page must not run anything.
          'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send('stream' in found ? found.stream : undefined);
    },
  });
}

const gone = () => errors.notFound('This picture is gone.');
