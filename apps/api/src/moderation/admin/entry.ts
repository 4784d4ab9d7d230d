import type { EntryMode } from '@aranya/contracts';
import { readEntryMode } from '../../people/entry/admission';
import { NIL_ID } from '../../platform/common/ids';
import { entrySettings } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { type Act, appendToLog, type ModerationOutcome } from '../safety/moderation-log';

/** Holds for everybody who signs in for the first time after the commit. */
export async function changeEntry(db: Db, mode: EntryMode, act: Act): Promise<ModerationOutcome> {
  return db.transaction(async (tx) => {
    const before = await readEntryMode(tx);
    if (before === mode) return 'unchanged';
    const row = { mode, changedAt: act.now };
    await tx.insert(entrySettings).values(row).onConflictDoUpdate({ target: entrySettings.there, set: row });
    await appendToLog(tx, act, {
      action: 'change_entry',
      subject: 'entry',
      subjectId: NIL_ID,
      ownerId: null,
      before: { mode: before },
      after: { mode },
    });
    return 'done';
  });
}
