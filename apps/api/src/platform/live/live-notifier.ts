import type { LiveEvent } from '@aranya/contracts';

/**
 * The payload lists recipients' ids, each with a space and the number of the event, separated by commas, after the sending
 * node's name and a slash.
 */
export const LIVE_CHANNEL = 'aranya_live';

export interface LiveNotification {
  userId: string;
  seq: number;
  /** As the recipient may see it at the commit. Without it, streams read the database. */
  event?: LiveEvent;
}

/** Tells nodes with streams of a user about a new event. Missing and repeated notifications do no harm. */
export interface LiveNotifier {
  /**
   * Transactions that call `pg_notify` commit one after the other, each with its own flush to disk. Read it once per
   * transaction.
   */
  readonly inTransaction: boolean;
  /**
   * Call it after each commit of events, and before the answer: a client without one tries again. Never throws.
   * @param wasInTransaction the value of `inTransaction` in this transaction
   */
  notifyAfterCommit(notifications: readonly LiveNotification[], wasInTransaction: boolean): Promise<void>;
}
