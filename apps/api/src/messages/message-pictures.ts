import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const PICTURE_URL_TTL_MS = 10 * 60_000;

export const newPictureKey = () => `private/${randomBytes(20).toString('hex')}.webp`;

/** A signed URL gives access to its picture until it expires. */
export interface PictureUrls {
  sign(messageId: string): string;
  isValid(messageId: string, until: string, signature: string): boolean;
}

/** @param secret shared by all nodes */
export function createPictureUrls(secret: Buffer, nowMs: () => number): PictureUrls {
  const signatureOf = (messageId: string, until: string) =>
    createHmac('sha256', secret).update(`${messageId} ${until}`).digest();
  return {
    sign(messageId) {
      const until = String(nowMs() + PICTURE_URL_TTL_MS);
      const signature = signatureOf(messageId, until).toString('base64url');
      return `/api/messages/${messageId}/picture?until=${until}&signature=${signature}`;
    },
    isValid(messageId, until, signature) {
      const actual = Buffer.from(signature, 'base64url');
      const expected = signatureOf(messageId, until);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
      return Number(until) > nowMs();
    },
  };
}
