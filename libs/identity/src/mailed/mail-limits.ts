import type { IdentityDb } from '../db/identity-db';
import { createRateLimiter } from '../interaction/rate-limiter';

/** In an hour, before RATE_LIMIT_SCALE. */
export const mailsPerHour = {
  /** To one e-mail address, from all visitors. */
  email: 5,
  /** For one visitor's network address. Whole towns share one. */
  address: 40,
} as const;

const HOUR_SECONDS = 60 * 60;

/** Keeps strangers from filling somebody's inbox. */
export interface MailLimits {
  /** @returns 0 if a mail may be sent, otherwise the seconds until then */
  take(email: string, address: string): Promise<number>;
}

interface Options {
  db: IdentityDb;
  scale: number;
  /** Of e-mails and addresses, which are not kept. */
  hash: (text: string) => string;
  now?: () => number;
}

export function createMailLimits({ db, scale, hash, now = Date.now }: Options): MailLimits {
  const limiter = (name: keyof typeof mailsPerHour) =>
    createRateLimiter(
      db,
      {
        name: `mail ${name}`,
        limit: Math.max(1, Math.floor(mailsPerHour[name] * scale)),
        windowSeconds: HOUR_SECONDS,
      },
      now,
    );
  const emails = limiter('email');
  const addresses = limiter('address');
  return {
    take: async (email, address) => (await addresses.take(hash(address))) || (await emails.take(hash(email))),
  };
}
