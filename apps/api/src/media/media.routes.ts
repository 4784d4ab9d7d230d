import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors } from '../plugins/errors';
import { keyOf } from './media.repository';
import type { MediaStore } from './media-store';

const NAME = /^([0-9a-f]{64})\.webp$/;

export function mediaRoutes(app: FastifyInstance, { media }: { media: MediaStore }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/:key',
    exposeHeadRoute: false,
    handler: async (request: FastifyRequest<{ Params: { key: string } }>, reply) => {
      const hash = NAME.exec(request.params.key)?.[1];
      const found = hash === undefined ? null : await media.get(keyOf(hash));
      if (!found) throw errors.notFound('This picture is gone.');

      const tag = `"${hash}"`;
      void reply.headers({
        etag: tag,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': found.type,
        'x-content-type-options': 'nosniff',
        // A file opened as a page must not run anything.
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      });
      const known = isKnown(request.headers['if-none-match'], tag);
      if (known || request.method === 'HEAD') {
        found.stream.destroy();
        if (known) return reply.status(304).send();
        return reply.header('content-length', found.size).send();
      }
      return reply.header('content-length', found.size).send(found.stream);
    },
  });
}

function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
  );
}
