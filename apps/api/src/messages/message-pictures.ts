import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long the address of a private picture works, in milliseconds. */
export const ADDRESS_LASTS_MS = 10 * 60_000;

/** Where the file of a private picture lies in the store: under a random key that says nothing of its content. */
export const newPictureKey = () => `private/${randomBytes(20).toString('hex')}.webp`;

/** Gives out and checks the addresses of private pictures. Who holds an address may see the picture until it ends. */
export interface PictureAddresses {
  /** The address of the message's picture, good for ten minutes from now. */
  sign(messageId: string): string;
  isValid(messageId: string, until: string, signature: string): boolean;
}

/**
 * @param secret shared by all nodes
 * @param now milliseconds since 1970
 */
export function createPictureAddresses(secret: Buffer, now: () => number): PictureAddresses {
  const signatureOf = (messageId: string, until: string) =>
    createHmac('sha256', secret).update(`${messageId} ${until}`).digest();
  return {
    sign(messageId) {
      const until = String(now() + ADDRESS_LASTS_MS);
      const signature = signatureOf(messageId, until).toString('base64url');
      return `/api/messages/${messageId}/picture?until=${until}&signature=${signature}`;
    },
    isValid(messageId, until, signature) {
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(messageId, until);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
      return Number(until) > now();
    },
  };
}
