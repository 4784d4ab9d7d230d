import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '../../platform/media/signed-urls';

export const UNSUBSCRIBE_PATH = '/api/digest/unsubscribe';

export interface UnsubscribeLinks {
  /** Anyone who has it can use it, as long as the account exists. */
  path(userId: string): string;
  /** Undefined unless the site has signed it. */
  findMember(query: Partial<Record<'member' | 'signature', unknown>>): string | undefined;
}

export function createUnsubscribeLinks(secret: Buffer): UnsubscribeLinks {
  const sign = (userId: string) => createHmac('sha256', secret).update(`unsubscribe ${userId}`).digest();
  return {
    path: (userId) => `${UNSUBSCRIBE_PATH}?member=${userId}&signature=${sign(userId).toString('base64url')}`,
    findMember({ member, signature }) {
      if (typeof member !== 'string' || typeof signature !== 'string' || !isId(member)) return undefined;
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(member)];
      return given.length === expected.length && timingSafeEqual(given, expected) ? member : undefined;
    },
  };
}
