import type { AcceptedCorrection, CorrectedRecords } from '@aranya/wildlife-data/corrections';
import { asc, eq, sql } from 'drizzle-orm';
import { corrections } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';

/** Oldest first. */
export const readAccepted = (db: Db): Promise<AcceptedCorrection[]> =>
  db
    .select({
      record: corrections.record,
      field: corrections.field,
      before: corrections.before,
      value: corrections.value,
      source_title: corrections.sourceTitle,
      source_url: corrections.sourceUrl,
      // The constraint of the table says so.
      decided_at: sql<Date>`${corrections.decidedAt}`.mapWith(corrections.decidedAt),
    })
    .from(corrections)
    .where(eq(corrections.outcome, 'accepted'))
    .orderBy(asc(corrections.decidedAt), asc(corrections.id));

/** Species and parks that differ from this build's files. The records are loaded only where something was accepted. */
export async function readCorrectedRecords(db: Db): Promise<CorrectedRecords> {
  const accepted = await readAccepted(db);
  if (accepted.length === 0) return { species: {}, parks: {} };
  const { correctedRecords } = await import('./correct-records');
  return correctedRecords(accepted);
}

/** Its payload is empty. */
export const CORRECTIONS_CHANNEL = 'aranya_corrections';

/** Call it in the transaction that accepts: its commit notifies all nodes. */
export async function notifyCorrections(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${CORRECTIONS_CHANNEL}, '')`);
}
