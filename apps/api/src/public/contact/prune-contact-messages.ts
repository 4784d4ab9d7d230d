import { retentionDays } from '@aranya/contracts';
import { lte } from 'drizzle-orm';
import { DAY_MS } from '../../platform/common/day';
import { contactMessages } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';

const CONTACT_MESSAGES_KEPT_MS = retentionDays.contactMessages * DAY_MS;

export async function pruneContactMessages(db: Db, now = new Date()): Promise<number> {
  const sentBefore = new Date(now.getTime() - CONTACT_MESSAGES_KEPT_MS);
  const deleted = await db
    .delete(contactMessages)
    .where(lte(contactMessages.createdAt, sentBefore))
    .returning({ id: contactMessages.id });
  return deleted.length;
}
