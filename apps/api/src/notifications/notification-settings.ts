import { notificationKinds, type NotificationSetting } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { notificationSettings } from '../platform/db/schema';
import type { Db } from '../platform/db/types';

/** A kind without a row is on. */
export async function readSettings(db: Db, userId: string): Promise<NotificationSetting[]> {
  const { kind, listed, pushed } = notificationSettings;
  const rows = await db
    .select({ kind, listed, pushed })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return notificationKinds.map(
    (known) => rows.find((row) => row.kind === known) ?? { kind: known, listed: true, pushed: true },
  );
}

export async function changeSetting(
  db: Db,
  userId: string,
  { kind, ...change }: NotificationSetting,
): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ userId, kind, ...change })
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.kind],
      set: change,
    });
}
