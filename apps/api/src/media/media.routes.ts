import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors } from '../plugins/errors';
import { isShown, keyOf, type MediaDependencies } from './media.repository';

/** The bytes never change, but hiding a post takes its pictures away: caches ask again after an hour. */
const CACHE_CONTROL = 'public, max-age=3600';
const NAME = /^([0-9a-f]{64})\.webp$/;

/** Pictures of posts and profiles, to everybody who has the address, while one of these shows them. */
export function mediaRoutes(app: FastifyInstance, { media, db }: MediaDependencies): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/:key',
    exposeHeadRoute: false,
    handler: async (request: FastifyRequest<{ Params: { key: string } }>, reply) => {
      const hash = NAME.exec(request.params.key)?.[1];
      const shown = hash !== undefined && (await isShown(db.write, hash));
      const found = shown ? await media.get(keyOf(hash)) : null;
      if (!found) throw errors.notFound('This picture is gone.');

      const tag = `"${hash}"`;
      void reply.headers({
        etag: tag,
        'cache-control': CACHE_CONTROL,
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
