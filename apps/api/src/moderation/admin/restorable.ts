import { removals } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { isRemoval, type RemovalSubject } from '../safety/removals';

/** Null unless it is removed. */
export async function findRestorableUntil(db: Db, subject: RemovalSubject, id: string): Promise<Date | null> {
  const [row] = await db.select({ until: removals.purgeAfter }).from(removals).where(isRemoval(subject, id));
  return row?.until ?? null;
}
