import { randomBytes } from 'node:crypto';
import { createUrlSigner, type SignedQuery } from '../platform/media/signed-urls';

export const newPictureKey = () => `private/${randomBytes(20).toString('hex')}.webp`;

export type SignPictureUrl = (messageId: string, viewerId: string) => string;

export interface PictureUrls {
  sign: SignPictureUrl;
  viewerOf(messageId: string, query: SignedQuery): string | undefined;
}

export function createPictureUrls(secret: Buffer, nowMs: () => number): PictureUrls {
  const signer = createUrlSigner(secret, nowMs);
  return {
    sign: (messageId, viewerId) =>
      `/api/messages/${messageId}/picture?${signer.signedQuery(messageId, viewerId)}`,
    viewerOf: signer.findViewer,
  };
}
