import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { accounts, type IdentityDb } from './db/schema';
import { secretKey, signingKey } from './keys/key-material';
import { KeyStore } from './keys/key-store';

const accountFile = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  passwordHash: z.string(),
  createdAt: z.string().transform((text) => new Date(text)),
});

const keysFile = z.object({
  jwks: z.object({ keys: z.array(signingKey).min(1) }),
  cookieKeys: z.array(secretKey.shape.secret).min(1),
});

/**
 * Imports accounts and keys of earlier versions once; the database wins.
 * @returns the folder's new name, undefined if there was none
 */
export async function importFiles(db: IdentityDb, folder: string): Promise<string | undefined> {
  const names = await readdir(join(folder, 'accounts')).catch(ignoreMissing);
  const keysText = await readFile(join(folder, 'keys.json'), 'utf8').catch(ignoreMissing);
  if (names === undefined && keysText === undefined) return undefined;
  for (const name of (names ?? []).filter((each) => each.endsWith('.json'))) {
    const text = await readFile(join(folder, 'accounts', name), 'utf8');
    const { data } = accountFile.safeParse(parseJson(text));
    if (data) await db.insert(accounts).values(data).onConflictDoNothing();
  }
  const { data: earlier } = keysFile.safeParse(parseJson(keysText ?? ''));
  if (earlier) {
    const store = new KeyStore(db);
    const [key] = earlier.jwks.keys;
    if (key) await store.importFirst('signing', { id: key.kid, material: key });
    const [secret] = earlier.cookieKeys;
    if (secret) await store.importFirst('cookies', { id: 'imported', material: { secret } });
  }
  const renamed = `${folder}.imported-${Date.now()}`;
  await rename(folder, renamed).catch(ignoreMissing);
  return renamed;
}

/** Another node was first. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
