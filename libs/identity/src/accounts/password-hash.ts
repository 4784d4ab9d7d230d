import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/** log2(N), r and p: 32 MiB and about 250 ms. */
const PREFIX = 'scrypt$15$8$3$';
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
/** Each run holds 32 MiB and one of libuv's four threads. */
const atMostTwo = pLimit(2);

/** @returns `scrypt$15$8$3$salt$key` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format(salt, await derive(password, salt));
}

/** Takes as long without a hash, so that the time does not tell who has an account. */
export async function verifyPassword(
  password: string,
  hash: string = format(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES)),
): Promise<boolean> {
  if (!hash.startsWith(PREFIX)) return false;
  const [salt, key] = hash
    .slice(PREFIX.length)
    .split('$')
    .map((part) => Buffer.from(part, 'base64url'));
  if (salt?.length !== SALT_BYTES || key?.length !== KEY_BYTES) return false;
  return timingSafeEqual(await derive(password, salt), key);
}

function format(salt: Buffer, key: Buffer): string {
  return `${PREFIX}${salt.toString('base64url')}$${key.toString('base64url')}`;
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  // Different code points can stand for the same typed text.
  return atMostTwo(() => scryptAsync(password.normalize('NFKC'), salt, KEY_BYTES, COST));
}
