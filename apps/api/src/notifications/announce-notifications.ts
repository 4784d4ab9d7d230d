import type { NotificationKind } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { notificationRow } from '../platform/db/rows';
import { defineStatement } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import { type AddressedEvent, publishEvents } from '../platform/live/events.repository';
import type { LiveNotifier } from '../platform/live/live-notifier';
import { isNotificationVisible, shownKind, createRecipient } from './visible-notifications';

export const ANNOUNCE_DELAY_MS = 250;
/** More wait for the next statement. */
const MAX_ROWS = 500;
/** More wait only while the database is away; recipients see them when they look. */
const MAX_WAITING = 50_000;

export interface NotificationRow {
  recipientId: string;
  id: string;
}

interface AnnounceOptions {
  /** Another live event already tells the recipient. */
  hasEvent?: boolean;
}

/** Call it after the commit that wrote the rows; it returns at once. */
export type AnnounceNotifications = (rows: readonly NotificationRow[], options?: AnnounceOptions) => void;

export interface AnnouncedNotification extends Record<string, unknown> {
  recipient_id: string;
  id: string;
  kind: NotificationKind;
  actor_id: string | null;
}

const wantedRecipient = createRecipient(sql`wanted.recipient_id`);
const announced = notificationRow('n');

const visibleRows = defineStatement<AnnouncedNotification, [rows: string, now: string]>(
  'announced_notifications',
  (rows, now) => sql`
    select wanted.recipient_id, shown.id, shown.kind, shown.actor_id
    from (
      select recipient_id, array_agg(id) as ids
      from jsonb_to_recordset(${rows}::text::jsonb) as row (recipient_id uuid, id uuid) group by recipient_id
    ) wanted
    cross join lateral (
      with ${wantedRecipient.tables}
      select n.id, ${shownKind(announced)} as kind, case when n.kind <> 'settled' then n.actor_id end as actor_id from notifications n
      where n.recipient_id = wanted.recipient_id and n.id = any (wanted.ids) and n.read_at is null
        and ${isNotificationVisible(wantedRecipient, announced, sql`${now}::timestamptz`)}
    ) shown`,
);

/** One for each recipient. It names kind and actor only where there is one notification. */
function toEvents(shown: readonly AnnouncedNotification[]): AddressedEvent[] {
  const events = new Map<string, AddressedEvent>();
  for (const { recipient_id: recipientId, kind, actor_id: actorId } of shown) {
    const alone = !events.has(recipientId);
    const event = { type: 'notification' as const, peerId: alone ? actorId : null };
    events.set(recipientId, { recipientId, event: alone ? { ...event, notification: kind } : event });
  }
  return [...events.values()];
}

interface Dependencies {
  db: Db;
  live: LiveNotifier;
  now: () => Date;
  onAnnounced?: (shown: readonly AnnouncedNotification[]) => void;
  onError: (error: unknown) => void;
  delayMs?: number;
}

export interface NotificationAnnouncer {
  announce: AnnounceNotifications;
  close(): Promise<void>;
}

/**
 * Announces a hundred likes of one post as one event, and keeps no call waiting. Missed events are read again
 * when the stream is back.
 */
export function createNotificationAnnouncer({
  db,
  live,
  now,
  onAnnounced,
  onError,
  delayMs = ANNOUNCE_DELAY_MS,
}: Dependencies): NotificationAnnouncer {
  const waiting = new Map<string, NotificationRow & { hasEvent: boolean }>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let closed = false;

  async function announceNext(): Promise<void> {
    const batch = [...waiting.values()].slice(0, MAX_ROWS);
    for (const { id } of batch) waiting.delete(id);
    const rows = batch.map(({ recipientId, id }) => ({ recipient_id: recipientId, id }));
    const shown = await visibleRows.run(db, JSON.stringify(rows), now().toISOString());
    const withEvent = new Set(batch.flatMap(({ id, hasEvent }) => (hasEvent ? [id] : [])));
    const { inTransaction } = live;
    const events = toEvents(shown.filter(({ id }) => !withEvent.has(id)));
    const published = await publishEvents(db, events, inTransaction);
    if (published.length > 0) await live.notifyAfterCommit(published, inTransaction);
    onAnnounced?.(shown);
  }

  function schedule(): void {
    if (closed || running !== undefined || waiting.size === 0) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void run();
    }, delayMs).unref();
  }

  function run(): Promise<void> {
    running ??= announceNext()
      .catch(onError)
      .finally(() => {
        running = undefined;
        schedule();
      });
    return running;
  }

  return {
    announce(rows, { hasEvent = false } = {}) {
      if (closed) return;
      for (const { recipientId, id } of rows) {
        if (waiting.size < MAX_WAITING) waiting.set(id, { recipientId, id, hasEvent });
      }
      schedule();
    },

    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
      while (waiting.size > 0) await run();
    },
  };
}
