import { notify, ToastContent } from '@aranya/ui';
import type { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { m } from '../../lib/language/messages';
import { applyRefused, applySent } from './apply-sent';
import type { EntryKind, QueueEntry } from './queue-entry';
import { createQueueEngine } from './queue-engine';
import { createQueueStorage } from './queue-storage';
import { useQueueStore } from './queue-store';
import { toFailure, sendEntry, type SentBody } from './send-entry';
import { withLock } from './with-lock';

/** Toasts for queued items; a message shows in its chat instead. */
const sentTexts = { post: m.outbox_post_added, comment: m.outbox_comment_added };
const refusedTexts: Record<Exclude<EntryKind, 'message'>, () => string> = {
  post: m.outbox_post_refused,
  comment: m.outbox_comment_refused,
  seen: m.outbox_seen_refused,
};

type TabMessage = { userId: string; sent?: { entry: Pick<QueueEntry, 'id' | 'to'>; body: SentBody } };

export function createQueue(userId: string, queryClient: QueryClient) {
  const storage = createQueueStorage();
  const closing = new AbortController();
  const store = useQueueStore.getState();
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('aranya.queue');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;

  const kick = (force: boolean) => void engine.kick(force).catch(() => undefined);

  /** Shows what is stored, and schedules what pauses. */
  async function refresh(): Promise<void> {
    const mine = ++latest;
    const entries = await storage.list(userId).catch(() => undefined);
    if (entries === undefined || mine !== latest || closing.signal.aborted) return;
    store.setStored(entries);
    clearTimeout(timer);
    const pauses = entries.flatMap((one) =>
      one.state === 'waiting' && one.nextTryAt > 0 ? [one.nextTryAt] : [],
    );
    if (pauses.length > 0)
      timer = setTimeout(() => kick(false), Math.max(250, Math.min(...pauses) - Date.now()));
  }

  const applyToTab = (entry: Pick<QueueEntry, 'id' | 'to'>, body: SentBody) => {
    applySent(queryClient, entry, body);
    store.drop(entry.id);
  };

  const engine = createQueueEngine({
    userId,
    storage,
    send: (entry) => sendEntry(entry, closing.signal),
    classify: toFailure,
    withLock: (lane, work) => withLock(`aranya.queue ${userId} ${lane}`, closing.signal, work),
    isOnline: () => navigator.onLine,
    now: Date.now,
    onChange: () => {
      void refresh();
      tabs?.postMessage({ userId } satisfies TabMessage);
    },
    onSent: ({ id, to }, answer, awaited) => {
      const body = answer as SentBody;
      const sent = { entry: { id, to }, body };
      applyToTab(sent.entry, body);
      tabs?.postMessage({ userId, sent } satisfies TabMessage);
      if (body.kind !== 'message' && !awaited)
        notify.success(body.kind === 'seen' ? body.message : sentTexts[body.kind]());
    },
    onRefused: (entry, awaited) => {
      applyRefused(queryClient, entry);
      if (entry.kind === 'message') notify.error(entry.reason);
      else if (!awaited) {
        const title = refusedTexts[entry.kind]();
        notify.error(createElement(ToastContent, { title, text: entry.reason }));
      }
    },
  });

  tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.userId !== userId) return;
    if (data.sent) applyToTab(data.sent.entry, data.sent.body);
    void refresh();
  });
  const kickNow = () => kick(true);
  const kickVisible = () => document.visibilityState === 'visible' && kick(true);
  window.addEventListener('online', kickNow);
  window.addEventListener('pageshow', kickNow);
  document.addEventListener('visibilitychange', kickVisible);
  void refresh();
  kick(true);

  return {
    ...engine,
    /** Resolves to true if nothing waits any more. */
    sendAll: async (): Promise<boolean> => {
      await engine.kick(true).catch(() => undefined);
      return (await storage.list(userId)).length === 0;
    },
    clear: async (): Promise<void> => {
      await storage.clear(userId);
      await refresh();
    },
    close: () => {
      engine.end();
      closing.abort();
      clearTimeout(timer);
      tabs?.close();
      window.removeEventListener('online', kickNow);
      window.removeEventListener('pageshow', kickNow);
      document.removeEventListener('visibilitychange', kickVisible);
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
