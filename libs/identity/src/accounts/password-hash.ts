import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/** log2(N): 32 MiB and about 250 ms. */
const LOG_N = 15;
const R = 8;
const P = 3;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
/** Each run holds 32 MiB and one of libuv's four threads. */
const atMostTwo = pLimit(2);

export interface PasswordHashes {
  /** @returns `scrypt$15$8$3$salt$key` */
  hash(password: string): Promise<string>;
  /** Takes as long without a hash, so that nobody learns who has an account. */
  verify(password: string, hash?: string): Promise<boolean>;
}

/** @param logN from 1; only tests want a cheap one */
export function createPasswordHashes(logN = LOG_N): PasswordHashes {
  const prefix = `scrypt$${logN}$${R}$${P}$`;
  const cost: ScryptOptions = { N: 2 ** logN, r: R, p: P, maxmem: 256 * R * 2 ** logN };

  const format = (salt: Buffer, key: Buffer) =>
    `${prefix}${salt.toString('base64url')}$${key.toString('base64url')}`;
  // Different code points can stand for the same typed text.
  const derive = (password: string, salt: Buffer) =>
    atMostTwo(() => scryptAsync(password.normalize('NFKC'), salt, KEY_BYTES, cost));

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return format(salt, await derive(password, salt));
    },
    async verify(password, hash = format(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES))) {
      if (!hash.startsWith(prefix)) return false;
      const [salt, key] = hash
        .slice(prefix.length)
        .split('$')
        .map((part) => Buffer.from(part, 'base64url'));
      if (salt?.length !== SALT_BYTES || key?.length !== KEY_BYTES) return false;
      return timingSafeEqual(await derive(password, salt), key);
    },
  };
}
