import type { RecordLicence } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';

/** Null until the member chooses one: nothing of theirs is exported. */
export async function findRecordLicence(db: Db, userId: string): Promise<RecordLicence | null> {
  const [found] = await db.select({ licence: users.recordLicence }).from(users).where(eq(users.id, userId));
  return found?.licence ?? null;
}

export async function setRecordLicence(
  db: Db,
  userId: string,
  recordLicence: RecordLicence | null,
): Promise<void> {
  await db.update(users).set({ recordLicence }).where(eq(users.id, userId));
}
