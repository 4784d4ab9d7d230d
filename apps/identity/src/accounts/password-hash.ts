import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/** scrypt with N = 2^15 blocks of 8 in 3 passes: 32 MiB and about 250 ms on a small machine. */
const COST = { logN: 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
/** Each run holds 32 MiB and one of the four threads that file access uses too. */
const atMostTwo = pLimit(2);

interface Hash {
  logN: number;
  r: number;
  p: number;
  salt: Buffer;
  key: Buffer;
}

/** Hashes a password with a random salt, as `scrypt$logN$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format(salt, await derive(password, { ...COST, salt }));
}

/**
 * Whether the password matches. Without a hash, takes as long and returns false, so that the time does not tell which
 * emails have an account.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const parsed = parse(hash ?? format(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES)));
  if (!parsed) return false;
  return timingSafeEqual(await derive(password, parsed), parsed.key) && hash !== undefined;
}

function format(salt: Buffer, key: Buffer): string {
  const { logN, r, p } = COST;
  return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function parse(hash: string): Hash | undefined {
  const [kind, logN, r, p, salt = '', key = ''] = hash.split('$');
  const parsed = {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
  const isValid =
    kind === 'scrypt' &&
    parsed.logN >= 10 &&
    parsed.logN <= 18 &&
    parsed.r === 8 &&
    parsed.p >= 1 &&
    parsed.p <= 8 &&
    parsed.salt.length >= 8 &&
    parsed.key.length === KEY_BYTES;
  return isValid ? parsed : undefined;
}

function derive(password: string, { logN, r, p, salt }: Omit<Hash, 'key'>): Promise<Buffer> {
  const N = 2 ** logN;
  // NFKC: different code points can stand for the same typed text.
  return atMostTwo(() =>
    scryptAsync(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }),
  );
}
