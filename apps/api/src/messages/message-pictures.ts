import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const PICTURE_URL_TTL_MS = 10 * 60_000;

export const newPictureKey = () => `private/${randomBytes(20).toString('hex')}.webp`;

export type SignPictureUrl = (messageId: string, viewerId: string) => string;

/** What a URL says; all of it is signed. */
export interface SignedPicture {
  messageId: string;
  /** The user whom the URL was made for. */
  viewerId: string;
  /** Epoch milliseconds. */
  until: string;
}

/** A signed URL gives access to its picture until it expires, while its viewer has access. */
export interface PictureUrls {
  sign: SignPictureUrl;
  isValid(picture: SignedPicture, signature: string): boolean;
}

/** @param secret shared by all nodes */
export function createPictureUrls(secret: Buffer, nowMs: () => number): PictureUrls {
  const signatureOf = ({ messageId, viewerId, until }: SignedPicture) =>
    createHmac('sha256', secret).update(`${messageId} ${viewerId} ${until}`).digest();
  return {
    sign(messageId, viewerId) {
      const until = String(nowMs() + PICTURE_URL_TTL_MS);
      const signature = signatureOf({ messageId, viewerId, until }).toString('base64url');
      return `/api/messages/${messageId}/picture?viewer=${viewerId}&until=${until}&signature=${signature}`;
    },
    isValid(picture, signature) {
      const actual = Buffer.from(signature, 'base64url');
      const expected = signatureOf(picture);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
      return Number(picture.until) > nowMs();
    },
  };
}
