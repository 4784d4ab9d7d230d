import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { IdentityDb } from '../db/schema';
import { createAccountWaits } from './account-waits';
import { createRateLimiter, hasMark, setMark } from './rate-limiter';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MAX_PASSWORDS = 20_000;

/** Before RATE_LIMIT_SCALE. Only failures count, with or without an account. */
export const signInLimits = {
  /** One e-mail from one address, in 15 minutes. */
  pair: 10,
  /** One address, in 15 minutes. Whole towns share one. */
  address: 30,
  /** E-mails with one password, in an hour, on one node. */
  password: 10,
  /** One e-mail from all addresses; then each failure makes the wait longer. */
  account: 10,
  /** Passkeys from one address, in 15 minutes. */
  passkey: 30,
} as const;

/** A network from which somebody signed in counts apart for as long. */
export const KNOWN_NETWORK_DAYS = 30;
const FAMILIAR_SECONDS = KNOWN_NETWORK_DAYS * DAY;

export interface Attempt {
  email: string;
  password: string;
  /** IPv6: the /64 network. */
  address: string;
  browser?: string | undefined;
}

export type AttemptOutcome = 'succeeded' | 'failed' | 'locked';

export interface SignInLimits {
  /**
   * Counts before the password is checked, so that parallel attempts cannot slip through.
   * @returns 0 if allowed, otherwise the seconds until then
   */
  take(attempt: Attempt): Promise<number>;
  succeed(attempt: Attempt): Promise<void>;
  /** As `take`, for a passkey, which names no account before it is checked. */
  takePasskey(address: string): Promise<number>;
  succeedWithPasskey(address: string): Promise<void>;
  fail(): void;
  clear(owner: Pick<Attempt, 'email' | 'address'>): Promise<void>;
  hash(text: string): string;
}

export const createHash =
  (secret: string) =>
  (text: string): string =>
    createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);

export interface SignInLimitsOptions {
  db: IdentityDb;
  scale: number;
  secret: string;
  onAttempt?: ((outcome: AttemptOutcome) => void) | undefined;
  now?: () => number;
}

export function createSignInLimits(options: SignInLimitsOptions): SignInLimits {
  const { db, scale, secret, onAttempt, now = () => Date.now() } = options;
  const scaled = (limit: number) => Math.max(1, Math.floor(limit * scale));
  const limiter = (name: 'pair' | 'address' | 'passkey') =>
    createRateLimiter(db, { name, limit: scaled(signInLimits[name]), windowSeconds: 15 * MINUTE }, now);
  const pairs = limiter('pair');
  const addresses = limiter('address');
  const passkeys = limiter('passkey');
  const accounts = createAccountWaits(db, scaled(signInLimits.account), now);
  const passwords = createPasswordLimit(scaled(signInLimits.password), now);

  const hashed = createHash(secret);
  const limitKeys = ({ email, address }: Pick<Attempt, 'email' | 'address'>) => ({
    pair: hashed(`${email} ${address}`),
    address: hashed(address),
    account: hashed(email),
  });
  const keyOfBrowser = (browser: string) => hashed(`browser ${browser}`);
  const familiarKey = (pair: string) => `familiar ${pair}`;
  const familiarUntil = () => new Date(now() + FAMILIAR_SECONDS * 1000);

  // Strangers who guess must not keep the owner out.
  async function waitFor(attempt: Attempt): Promise<number> {
    if (attempt.browser !== undefined) {
      const key = keyOfBrowser(attempt.browser);
      return (await pairs.take(key)) || (await accounts.take(key));
    }
    const keys = limitKeys(attempt);
    const wait = await pairs.take(keys.pair);
    if (wait > 0 || (await hasMark(db, familiarKey(keys.pair), now()))) return wait;
    return (
      (await addresses.take(keys.address)) ||
      passwords.take(attempt.password, keys.account) ||
      (await accounts.take(keys.account))
    );
  }

  const countLocked = (wait: number) => {
    if (wait > 0) onAttempt?.('locked');
    return wait;
  };

  return {
    hash: hashed,
    fail: () => onAttempt?.('failed'),
    take: async (attempt) => countLocked(await waitFor(attempt)),
    takePasskey: async (address) => countLocked(await passkeys.take(hashed(address))),
    async succeedWithPasskey(address) {
      onAttempt?.('succeeded');
      await passkeys.giveBack(hashed(address));
    },
    async succeed(attempt) {
      onAttempt?.('succeeded');
      const keys = limitKeys(attempt);
      const familiar = familiarKey(keys.pair);
      if (attempt.browser !== undefined) {
        // Strangers' failures stay counted.
        const key = keyOfBrowser(attempt.browser);
        await pairs.reset(key);
        await accounts.reset(key);
      } else {
        passwords.giveBack(attempt.password, keys.account);
        await pairs.reset(keys.pair);
        await accounts.reset(keys.account);
        if (!(await hasMark(db, familiar, now()))) await addresses.giveBack(keys.address);
      }
      await setMark(db, familiar, familiarUntil());
    },
    async clear(owner) {
      const keys = limitKeys(owner);
      await pairs.reset(keys.pair);
      await accounts.reset(keys.account);
      await setMark(db, familiarKey(keys.pair), familiarUntil());
    },
  };
}

/** In memory only: a kept hash could be tried at leisure. */
function createPasswordLimit(limit: number, now: () => number) {
  const windowMs = HOUR * 1000;
  const tried = new LRUCache<string, { accounts: Set<string>; endsAt: number }>({ max: MAX_PASSWORDS });
  const secret = randomBytes(32);
  const passwordKey = (password: string) =>
    createHmac('sha256', secret).update(password.normalize('NFKC')).digest('base64url');
  return {
    take(password: string, account: string): number {
      const key = passwordKey(password);
      const known = tried.get(key);
      const isRunning = known !== undefined && known.endsAt > now();
      const window = isRunning ? known : { accounts: new Set<string>(), endsAt: now() + windowMs };
      if (!window.accounts.has(account) && window.accounts.size >= limit)
        return Math.max(1, Math.ceil((window.endsAt - now()) / 1000));
      window.accounts.add(account);
      tried.set(key, window);
      return 0;
    },
    giveBack(password: string, account: string): void {
      tried.get(passwordKey(password))?.accounts.delete(account);
    },
  };
}
