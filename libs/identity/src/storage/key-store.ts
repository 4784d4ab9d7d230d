import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';

const rsaKey = z.looseObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
  d: z.string(),
});
const keys = z.object({
  jwks: z.object({ keys: z.array(rsaKey).min(1) }),
  cookieKeys: z.array(z.string().min(32)).min(1),
});

export type Keys = z.infer<typeof keys>;

/**
 * Creates missing keys.
 * @throws Error for an invalid file: new keys would sign everybody out
 */
export async function openKeys(file: string): Promise<Keys> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return createKeys(file);
  try {
    return keys.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `${file} holds no signing keys. Remove it to make new ones; everybody signs in again then.`,
    );
  }
}

/** 128 bits of security, as NIST SP 800-57 counts them. */
const BITS = 3072;

async function createKeys(file: string): Promise<Keys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' };
  const created = keys.parse({ jwks: { keys: [key] }, cookieKeys: [randomBytes(32).toString('base64url')] });
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFileAtomic(file, JSON.stringify(created), { mode: 0o600 });
  return created;
}
