import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SIGN_IN_PICTURE_PATH } from '../../members/users/sign-in-picture';
import { users } from '../../platform/db/schema';
import { isId } from '../../platform/media/signed-urls';
import { isKnown } from '../../platform/plugins/answer-tags';
import { errors } from '../../platform/plugins/errors';
import { type ArticlePictures, ARTICLE_PICTURE_PATH } from '../news/article-pictures';
import { createRemotePictures, type RemotePicture, type RemotePicturesOptions } from './remote-pictures';

const KEPT = 86_400;
const MISSING_KEPT = 300;

interface ArticlePictureRequest {
  Querystring: { address?: unknown; signature?: unknown };
}

interface RemotePictureOptions extends Pick<RemotePicturesOptions, 'fetch' | 'now'> {
  articlePictures: ArticlePictures;
}

const missingHeaders = { 'cache-control': `public, max-age=${MISSING_KEPT}` };

function missingPicture() {
  const error = errors.notFound('This picture is gone.');
  error.headers = missingHeaders;
  return error;
}

/** @param picture null if its host gave none */
function send(request: FastifyRequest, reply: FastifyReply, picture: RemotePicture | null) {
  // The site may have another origin.
  void reply.header('cross-origin-resource-policy', 'cross-origin');
  // Unlike 404, browsers do not report an image's 204 in the console.
  if (picture === null) return reply.code(204).headers(missingHeaders).send();
  void reply.headers({
    'cache-control': `public, max-age=${KEPT}`,
    etag: picture.etag,
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  });
  if (isKnown(request.headers['if-none-match'], picture.etag)) return reply.code(304).send();
  return reply.type('image/webp').send(picture.bytes);
}

export function remotePictureRoutes(
  app: FastifyInstance,
  { articlePictures, ...options }: RemotePictureOptions,
): void {
  const { env, db } = app;
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  const getPicture = createRemotePictures({
    userAgent: `Aranya picture reader (+${env.siteUrl})`,
    signal: closing.signal,
    ...options,
  });

  app.get(ARTICLE_PICTURE_PATH, async (request: FastifyRequest<ArticlePictureRequest>, reply) => {
    const { address, signature } = request.query;
    const isListed =
      typeof address === 'string' &&
      typeof signature === 'string' &&
      articlePictures.isValid(address, signature);
    if (!isListed) throw errors.forbidden('This is not the address of a picture in the news.');
    return send(request, reply, await getPicture(address));
  });

  // Public as all profile pictures are, since image elements cannot send tokens.
  app.get(SIGN_IN_PICTURE_PATH, async (request: FastifyRequest<{ Params: { userId: string } }>, reply) => {
    const { userId } = request.params;
    if (!isId(userId)) throw missingPicture();
    const [row] = await db.read
      .select({ address: users.issuerPicture })
      .from(users)
      .where(eq(users.id, userId));
    if (!row?.address) throw missingPicture();
    return send(request, reply, await getPicture(row.address));
  });
}
