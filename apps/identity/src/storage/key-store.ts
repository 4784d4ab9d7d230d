import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { writeFileAtomically } from './atomic-file';

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

/** The private signing keys and the keys that cookies are signed with. */
export type Keys = z.infer<typeof keys>;

/**
 * Reads the keys, or makes and stores them on the first start: tokens and cookies stay good over restarts.
 *
 * @throws Error when the file is there and holds no keys. New ones would sign everybody out, so that is left to the
 *   owner of the folder.
 */
export async function openKeys(file: string): Promise<Keys> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return makeKeys(file);
  try {
    return keys.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `${file} holds no signing keys. Remove it to make new ones; everybody signs in again then.`,
    );
  }
}

async function makeKeys(file: string): Promise<Keys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' };
  const made = keys.parse({ jwks: { keys: [key] }, cookieKeys: [randomBytes(32).toString('base64url')] });
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFileAtomically(file, JSON.stringify(made), { durable: true });
  return made;
}
