import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createRateLimiter, secondsLeft } from './rate-limiter';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MAX_KEYS = 20_000;

/** Before RATE_LIMIT_SCALE. Only failures count, whether there is an account or not. */
export const signInLimits = {
  /** For one e-mail from one address, in 15 minutes. */
  pair: 10,
  /** From one address, in 15 minutes. Whole towns share one. */
  address: 30,
  /** E-mails with one password, from all addresses, in an hour. */
  password: 10,
  /** For one e-mail from all addresses; after them each next failure makes the wait longer. */
  account: 10,
} as const;

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 15 * MINUTE;
/** How long an address that somebody signed in from keeps its own count for them. */
const FAMILIAR_SECONDS = 30 * DAY;

export interface Attempt {
  email: string;
  password: string;
  /** IPv6: the /64 network. */
  address: string;
}

export interface SignInLimits {
  /**
   * Counts an attempt before its password is checked, so that parallel ones cannot slip through.
   * @returns 0 if allowed, otherwise the seconds until then
   */
  take(attempt: Attempt): number;
  /** The password was right: the attempt does not count. */
  succeed(attempt: Attempt): void;
  /** As JSON, without e-mails and addresses. Leaves out the passwords tried. */
  dump(): SavedLimits;
  load(saved: SavedLimits): void;
}

const entries = z.array(z.unknown());
export const savedLimits = z.object({ pair: entries, address: entries, account: entries, familiar: entries });
type SavedLimits = z.infer<typeof savedLimits>;

interface AccountFailures {
  count: number;
  /** Epoch ms. */
  blockedUntil: number;
}

/** @param secret hashes e-mails and addresses, so that saved limits fit after a restart */
export function createSignInLimits(scale: number, secret: string): SignInLimits {
  const scaled = (limit: number) => Math.max(1, Math.floor(limit * scale));
  const pairs = createRateLimiter(scaled(signInLimits.pair), 15 * MINUTE);
  const addresses = createRateLimiter(scaled(signInLimits.address), 15 * MINUTE);
  const accounts = new LRUCache<string, AccountFailures>({ max: MAX_KEYS, ttl: DAY * 1000 });
  const familiar = new LRUCache<string, true>({ max: MAX_KEYS, ttl: FAMILIAR_SECONDS * 1000 });
  const passwords = new LRUCache<string, Set<string>>({ max: MAX_KEYS, ttl: HOUR * 1000 });
  // Never saved: a hash of a password could be tried at leisure.
  const passwordSecret = randomBytes(32);

  const hashed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
  const hashedPassword = (password: string) =>
    createHmac('sha256', passwordSecret).update(password.normalize('NFKC')).digest('base64url');

  const keysOf = ({ email, address, password }: Attempt) => ({
    pair: hashed(`${email} ${address}`),
    address: hashed(address),
    account: hashed(email),
    password: hashedPassword(password),
  });

  function takePassword(key: string, account: string): number {
    const tried = passwords.get(key) ?? new Set();
    if (!tried.has(account) && tried.size >= scaled(signInLimits.password))
      return secondsLeft(passwords, key);
    if (tried.size === 0) passwords.set(key, tried);
    tried.add(account);
    return 0;
  }

  function takeAccount(key: string): number {
    const { count, blockedUntil } = accounts.get(key) ?? { count: 0, blockedUntil: 0 };
    const now = Date.now();
    if (now < blockedUntil) return Math.ceil((blockedUntil - now) / 1000);
    const doublings = count + 1 - scaled(signInLimits.account);
    const wait =
      doublings < 0 ? 0 : Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(doublings, 10));
    accounts.set(key, { count: count + 1, blockedUntil: now + wait * 1000 });
    return 0;
  }

  return {
    take(attempt) {
      const keys = keysOf(attempt);
      const wait = pairs.take(keys.pair);
      // Strangers who guess must not keep the owner out.
      if (wait > 0 || familiar.has(keys.pair)) return wait;
      return (
        addresses.take(keys.address) || takePassword(keys.password, keys.account) || takeAccount(keys.account)
      );
    },
    succeed(attempt) {
      const keys = keysOf(attempt);
      pairs.reset(keys.pair);
      accounts.delete(keys.account);
      passwords.get(keys.password)?.delete(keys.account);
      if (!familiar.has(keys.pair)) addresses.giveBack(keys.address);
      familiar.set(keys.pair, true);
    },
    dump: () => ({
      pair: pairs.dump(),
      address: addresses.dump(),
      account: accounts.dump(),
      familiar: familiar.dump(),
    }),
    load(saved) {
      pairs.load(saved.pair);
      addresses.load(saved.address);
      accounts.load(saved.account as ReturnType<typeof accounts.dump>);
      familiar.load(saved.familiar as ReturnType<typeof familiar.dump>);
    },
  };
}
