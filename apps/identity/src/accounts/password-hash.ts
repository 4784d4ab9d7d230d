import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt's cost: 2^15 blocks of 8 in 3 passes take 32 MiB for about a quarter of a second on a small machine. */
const COST = { logN: 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Each runs on a thread that file access needs too, and holds 32 MiB: the rest wait their turn. */
const AT_ONCE = 2;

interface HashParts {
  logN: number;
  r: number;
  p: number;
  salt: Buffer;
  key: Buffer;
}

/** Hashes a password with a fresh salt; the text carries its own cost: `scrypt$15$8$3$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, { ...COST, salt, key: Buffer.alloc(KEY_BYTES) });
  return ['scrypt', COST.logN, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
}

/**
 * Whether the password is the one that was hashed. Without a hash (nobody has that e-mail) it works as long and
 * answers false, so that the time taken does not tell which e-mails have an account.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const parts = parseHash(hash ?? NOBODY);
  if (!parts) return false;
  const matches = timingSafeEqual(await derive(password, parts), parts.key);
  return matches && hash !== undefined;
}

/** A hash of the current cost that no password is known for. */
const NOBODY = [
  'scrypt',
  COST.logN,
  COST.r,
  COST.p,
  randomBytes(SALT_BYTES).toString('base64url'),
  randomBytes(KEY_BYTES).toString('base64url'),
].join('$');

function parseHash(hash: string): HashParts | undefined {
  const [kind, logN, r, p, salt = '', key = ''] = hash.split('$');
  const parts = {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
  const sound =
    kind === 'scrypt' &&
    parts.logN >= 10 &&
    parts.logN <= 18 &&
    parts.r === 8 &&
    parts.p >= 1 &&
    parts.p <= 8;
  return sound && parts.salt.length >= 8 && parts.key.length === KEY_BYTES ? parts : undefined;
}

async function derive(password: string, { logN, r, p, salt, key }: HashParts): Promise<Buffer> {
  const N = 2 ** logN;
  // One text may be typed as different code points: NFKC makes them one.
  const text = password.normalize('NFKC');
  const release = await takeTurn();
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(text, salt, key.length, { N, r, p, maxmem: 256 * N * r }, (error, derived) =>
        error ? reject(error) : resolve(derived),
      );
    });
  } finally {
    release();
  }
}

let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn(): Promise<() => void> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  return () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
}
