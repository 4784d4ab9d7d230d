import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { secrets } from './schema';
import type { Db } from './types';

/**
 * A random 256-bit key, the same on all nodes.
 * @param db the primary
 */
export async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  const read = async () => {
    const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
    return row && Buffer.from(row.value, 'base64');
  };
  const there = await read();
  if (there) return there;
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const made = await read();
  if (!made) throw new Error(`The secret ${name} could not be made.`);
  return made;
}
