import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNED_URL_TTL_MS = 10 * 60_000;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type SignedQuery = Partial<Record<'viewer' | 'until' | 'signature', unknown>>;

export interface UrlSigner {
  /**
   * Valid for ten minutes.
   * @param subject the picture's name
   */
  signedQuery(subject: string, viewerId: string): string;
  /** Undefined unless signed and not expired. */
  findViewer(subject: string, query: SignedQuery): string | undefined;
}

export function createUrlSigner(secret: Buffer, nowMs: () => number): UrlSigner {
  const sign = (subject: string, viewerId: string, until: string) =>
    createHmac('sha256', secret).update(`${subject} ${viewerId} ${until}`).digest();
  return {
    signedQuery(subject, viewerId) {
      const until = String(nowMs() + SIGNED_URL_TTL_MS);
      const signature = sign(subject, viewerId, until).toString('base64url');
      return `viewer=${viewerId}&until=${until}&signature=${signature}`;
    },
    findViewer(subject, { viewer, until, signature }) {
      if (typeof viewer !== 'string' || typeof until !== 'string' || typeof signature !== 'string')
        return undefined;
      if (!isId(viewer)) return undefined;
      const actual = Buffer.from(signature, 'base64url');
      const expected = sign(subject, viewer, until);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
      return Number(until) > nowMs() ? viewer : undefined;
    },
  };
}

export const isId = (text: string): boolean => ID.test(text);
