import type { IdentityDb } from '../db/schema';
import { createRateLimiter } from '../interaction/rate-limiter';

/** In an hour, before RATE_LIMIT_SCALE. */
const mailsPerHour = {
  /** One e-mail for one address or known browser. */
  pair: 5,
  /** One e-mail for all addresses. */
  email: 20,
  /** One address. Whole towns share one. */
  address: 40,
} as const;

const HOUR_SECONDS = 60 * 60;

export interface MailRequest {
  email: string;
  address: string;
  browser?: string | undefined;
}

export interface MailLimits {
  /** @returns 0 if a mail may be sent, otherwise the seconds until then */
  take(request: MailRequest): Promise<number>;
}

interface Options {
  db: IdentityDb;
  scale: number;
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
  const pairs = limiter('pair');
  const emails = limiter('email');
  const addresses = limiter('address');
  return {
    async take({ email, address, browser }) {
      if (browser !== undefined) return pairs.take(hash(`browser ${browser}`));
      return (
        (await addresses.take(hash(address))) ||
        (await pairs.take(hash(`${email} ${address}`))) ||
        (await emails.take(hash(email)))
      );
    },
  };
}
