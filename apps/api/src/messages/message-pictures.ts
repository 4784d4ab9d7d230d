import { randomBytes } from 'node:crypto';
import { createUrlSigner, type SignedQuery } from '../platform/media/signed-urls';

export const newPictureKey = () => `private/${randomBytes(20).toString('hex')}.webp`;

export type SignPictureUrl = (messageId: string, viewerId: string) => string;

/** A signed URL gives access to its picture until it expires, while its viewer has access. */
export interface PictureUrls {
  sign: SignPictureUrl;
  /** The user whom the URL was made for; undefined unless it is valid. */
  viewerOf(messageId: string, query: SignedQuery): string | undefined;
}

/** @param secret shared by all nodes */
export function createPictureUrls(secret: Buffer, nowMs: () => number): PictureUrls {
  const signer = createUrlSigner(secret, nowMs);
  return {
    sign: (messageId, viewerId) =>
      `/api/messages/${messageId}/picture?${signer.queryFor(messageId, viewerId)}`,
    viewerOf: signer.viewerOf,
  };
}
