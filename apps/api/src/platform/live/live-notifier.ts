import type { LiveEvent } from '@aranya/contracts';

/**
 * The payload is a list of recipients' ids, each with a space and the number of the event, separated by commas. Before it,
 * a node names itself, with a slash.
 */
export const LIVE_CHANNEL = 'aranya_live';

export interface LiveNotification {
  /** The recipient of the event. */
  userId: string;
  /** The number of the recipient's event; Infinity if unknown. */
  seq: number;
  /** As the recipient may see it at the commit. Without it, streams read the database. */
  event?: LiveEvent;
}

/** Tells nodes with streams of a user about a new event. Missing and repeated notifications do no harm. */
export interface LiveNotifier {
  /**
   * Whether the transaction that inserts events calls `pg_notify`. Transactions that do so commit one after the other, each
   * with its own flush to disk. Read it once per transaction.
   */
  readonly inTransaction: boolean;
  /**
   * Call it after each commit of events, and before the answer: a client without one tries again. Never throws.
   * @param wasInTransaction what `inTransaction` was for this transaction
   */
  notifyAfterCommit(notifications: readonly LiveNotification[], wasInTransaction: boolean): Promise<void>;
}
