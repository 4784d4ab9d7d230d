import type { Language } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../platform/db/schema';
import type { Db } from '../platform/db/types';

/** Null until it is set. */
export async function findLanguage(db: Db, userId: string): Promise<Language | null> {
  const [found] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return found?.language ?? null;
}

export async function setLanguage(db: Db, userId: string, language: Language): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}
