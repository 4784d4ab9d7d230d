import type { Message } from '@aranya/contracts';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { clearReadings } from '../../lib/device-storage';
import { meQueryKey } from '../../lib/session/me-query-key';
import { getSessionHint } from '../../lib/session/session-hint';
import { keepsNothing } from '../kept-pages/keep-reads';
import { type ChatChanges, mergeChat, noChanges } from '../messages/chat-changes';
import { messageKeys } from '../messages/message-keys';
import { leaveReadings } from './open-readings';
import { readingId } from './reading-id';
import { chatPartner, isWithdrawn, MAX_PAGES, type Reading, readingKind, readingText } from './reading.rules';
import { pruneReadings, putReadings, removeReadings } from './reading-storage';
import { setReadAt, useReadingsStore } from './readings-store';

const PAUSE_MS = 1000;

interface Me {
  body: { user: { _id: string }; suspension?: unknown };
}

type ChatPages = InfiniteData<{ body: { messages: Message[]; next_cursor: string | null } }>;

/** Returns the chat with its live changes as one page. */
function chatAsShown(queryClient: QueryClient, otherId: string, userId: string): ChatPages | undefined {
  const pages = queryClient.getQueryData<ChatPages>(messageKeys.history(otherId))?.pages.slice(0, MAX_PAGES);
  const [first] = pages ?? [];
  if (pages === undefined || first === undefined) return undefined;
  const changes = queryClient.getQueryData<ChatChanges>(messageKeys.changes(otherId)) ?? noChanges;
  const history = pages.flatMap(({ body }) => body.messages);
  const body = {
    ...first.body,
    messages: mergeChat(history, changes, userId),
    next_cursor: pages.at(-1)?.body.next_cursor ?? null,
  };
  return { pages: [{ ...first, body }], pageParams: [undefined] };
}

/** Nothing is stored after sign-out in any tab, or while the cache shows stored data. */
const mayStore = () => getSessionHint() && !keepsNothing() && useReadingsStore.getState().state !== 'open';

/**
 * Keeps what a member reads in the community for offline use.
 * @returns a function that stops it
 */
export function keepReadings(queryClient: QueryClient): () => void {
  const due = new Map<string, QueryKey>();
  const stored = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function me(): Me['body'] | undefined {
    const state = queryClient.getQueryState<Me>(meQueryKey);
    return isWithdrawn(state?.error) ? undefined : state?.data?.body;
  }

  function toReadings(queryKey: QueryKey, userId: string): Reading[] {
    const id = readingId(queryKey);
    const readAt = useReadingsStore.getState().readAt.get(id);
    if (readAt === undefined || readingKind(queryKey, userId) === undefined) return [];
    const otherId = chatPartner(queryKey);
    const data =
      otherId === undefined ? queryClient.getQueryData(queryKey) : chatAsShown(queryClient, otherId, userId);
    const text = data === undefined ? undefined : readingText(data);
    return text === undefined ? [] : [{ userId, queryKey, readAt, text }];
  }

  async function store(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const keys = [...due.values()];
    due.clear();
    const member = me();
    if (keys.length === 0 || member === undefined || member.suspension) return;
    const { _id: userId } = member.user;
    const readings = keys.flatMap((queryKey) => toReadings(queryKey, userId));
    await putReadings(readings, mayStore);
    const ids = readings.map(({ queryKey }) => readingId(queryKey));
    if (ids.every((id) => stored.has(id))) return;
    for (const id of ids) stored.add(id);
    await pruneReadings(userId);
  }

  /** Returns the key to store this under; undefined if it is not kept. */
  function keptKey(queryKey: QueryKey): QueryKey | undefined {
    const otherId = chatPartner(queryKey);
    const key = otherId === undefined ? queryKey : messageKeys.history(otherId);
    const member = me();
    return member && !member.suspension && readingKind(key, member.user._id) ? key : undefined;
  }

  function keepSoon(queryKey: QueryKey, readAt?: number): void {
    const id = readingId(queryKey);
    if (readAt !== undefined) setReadAt(id, readAt);
    due.set(id, queryKey);
    timer ??= setTimeout(() => void store(), PAUSE_MS);
  }

  function changed(queryKey: QueryKey, byHand: boolean): void {
    if (me()?.suspension) void clearReadings();
    const key = keptKey(queryKey);
    if (key === undefined) return;
    // Live changes of a chat count as read; other manual changes are no answer of the API.
    const isRead = !byHand || chatPartner(queryKey) !== undefined;
    keepSoon(key, isRead ? Date.now() : undefined);
    if (!byHand && useReadingsStore.getState().state === 'open') leaveReadings(queryClient);
  }

  let caughtUp = false;
  /** Answers may have come before this code or the user was known. */
  function catchUp(): void {
    if (caughtUp || me() === undefined) return;
    caughtUp = true;
    if (useReadingsStore.getState().state !== 'closed') return;
    for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
      const key = state.status === 'success' ? keptKey(queryKey) : undefined;
      if (key !== undefined) keepSoon(key, state.dataUpdatedAt);
    }
  }

  function withdrawn(queryKey: QueryKey): void {
    const userId = me()?.user._id;
    due.delete(readingId(queryKey));
    if (readingId(queryKey) === readingId(meQueryKey)) void clearReadings();
    else if (userId !== undefined) void removeReadings(userId, queryKey);
  }

  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'success') {
      changed(query.queryKey, action.manual === true);
      catchUp();
    }
    if (action.type === 'error' && isWithdrawn(action.error)) withdrawn(query.queryKey);
  });
  catchUp();
  const storeHidden = () => document.visibilityState === 'hidden' && void store();
  document.addEventListener('visibilitychange', storeHidden);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', storeHidden);
    void store();
  };
}
