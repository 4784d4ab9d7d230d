import type { LiveEvent } from '@aranya/contracts';

/**
 * Payload: the sending node, a slash, then comma-separated recipients' ids, each with a space and the event's
 * number.
 */
export const LIVE_CHANNEL = 'aranya_live';

export interface LiveNotification {
  userId: string;
  seq: number;
  /** As the recipient may see it at the commit; without it, streams read the database. */
  event?: LiveEvent;
}

/** Missing and repeated notifications do no harm. */
export interface LiveNotifier {
  /**
   * Transactions that call `pg_notify` commit one by one, each with its own flush. Read it once per
   * transaction.
   */
  readonly inTransaction: boolean;
  /**
   * Call it after each commit and before the answer, without which a client tries again. Never throws.
   * @param wasInTransaction this transaction's `inTransaction`
   */
  notifyAfterCommit(notifications: readonly LiveNotification[], wasInTransaction: boolean): Promise<void>;
}
