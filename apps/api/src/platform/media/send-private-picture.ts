import type { FastifyReply } from 'fastify';
import type { StoredMedia } from './media-store';

export function sendPrivatePicture(reply: FastifyReply, { type, size, stream }: StoredMedia): FastifyReply {
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-type': type,
      'content-length': size,
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      // The site may have another origin.
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(stream);
}
