import type { PictureLicence, RecordLicence } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../platform/db/schema';
import type { Db } from '../platform/db/types';

interface Licences {
  /** Null until the member chooses one: nothing of theirs is exported. */
  recordLicence: RecordLicence | null;
  /** Of pictures for which none is said. */
  pictureLicence: PictureLicence;
}

/** Somebody without an account reserves all rights. */
export async function findLicences(db: Db, userId: string): Promise<Licences> {
  const [found] = await db
    .select({ recordLicence: users.recordLicence, pictureLicence: users.pictureLicence })
    .from(users)
    .where(eq(users.id, userId));
  return found ?? { recordLicence: null, pictureLicence: 'all_rights_reserved' };
}

export async function setLicence(db: Db, userId: string, licence: Partial<Licences>): Promise<void> {
  await db.update(users).set(licence).where(eq(users.id, userId));
}
