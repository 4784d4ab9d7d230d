import { m } from '../../lib/language/messages';
import { createLanes } from './lanes';
import { createQueueEntries } from './queue-entries';
import type { QueueEntry } from './queue-entry';
import type { QueueStorage } from './queue-storage';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
/** After this many server failures, the entry is refused. */
const MAX_SERVER_FAILURES = 5;

/**
 * `pause`: nobody answered. `server`: it failed. `limit`: too many requests. `refusal`: it can never succeed
 * as it is.
 */
export interface Failure {
  kind: 'pause' | 'server' | 'limit' | 'refusal';
  reason: string;
  problems?: Readonly<Record<string, string>>;
  /** A new client id makes it another item for the API. */
  renewedId?: string;
}

export type DeliveryResult =
  | { kind: 'sent'; answer: unknown }
  | { kind: 'refused'; reason: string; problems?: Failure['problems'] }
  | { kind: 'waiting'; reason: string };

interface EngineOptions {
  userId: string;
  storage: QueueStorage;
  send: (entry: QueueEntry) => Promise<unknown>;
  classify: (error: unknown, entry: QueueEntry) => Failure;
  /** In one tab at a time. */
  withLock: (lane: string, work: () => Promise<void>) => Promise<void>;
  isOnline: () => boolean;
  now: () => number;
  onChange: () => void;
  /** `awaited`: the caller of `deliver` shows the result. */
  onSent: (entry: QueueEntry, answer: unknown, awaited: boolean) => void;
  onRefused: (entry: QueueEntry, awaited: boolean) => void;
}

function pauseAfter(kind: Failure['kind'], failures: number): number {
  return kind === 'limit'
    ? Math.min(MINUTE_MS * 2 ** (failures - 1), 15 * MINUTE_MS)
    : Math.min(2000 * 2 ** (failures - 1), MINUTE_MS);
}

function afterFailure(entry: QueueEntry, failure: Failure, now: number): QueueEntry {
  const { kind, reason, problems, renewedId: clientId = entry.clientId } = failure;
  const failures = entry.failures + 1;
  const final = kind === 'refusal' || (kind === 'server' && failures >= MAX_SERVER_FAILURES);
  const state = final ? 'refused' : 'waiting';
  const nextTryAt = final ? 0 : now + pauseAfter(kind, failures);
  return { ...entry, clientId, state, reason, failures, nextTryAt, ...(problems && { problems }) };
}

/**
 * Sends an account's entries, each lane in the order of writing; a refused one lets the next pass. An entry
 * stays stored until the API confirms it, so another tab may send it again; the API stores a client id once.
 */
export function createQueueEngine(options: EngineOptions) {
  const { userId, storage, now, onChange } = options;
  const { list, change, ...entries } = createQueueEntries(storage, userId, onChange);
  const awaited = new Map<string, { answer: unknown } | null>();
  let ended = false;

  /** True if the next entry may follow. */
  async function attempt({ id }: QueueEntry): Promise<boolean> {
    const entry = await change(id, (one) => ({ ...one, state: 'sending', reason: '' }));
    if (!entry) return true;
    let answer: unknown;
    try {
      answer = await options.send(entry);
    } catch (error) {
      const failure = options.classify(error, entry);
      const failed = await change(id, (one) => afterFailure(one, failure, now()));
      // It arrived after all, and was removed.
      if (!failed) return true;
      if (failed.state === 'refused') options.onRefused(failed, awaited.has(id));
      return failed.state === 'refused';
    }
    await storage.change(userId, id, () => null);
    const isAwaited = awaited.has(id);
    if (isAwaited) awaited.set(id, { answer });
    options.onSent(entry, answer, isAwaited);
    onChange();
    return true;
  }

  /** Needs the lane's lock: an entry marked as sending was left by a closed tab. */
  async function drain(lane: string, force: boolean): Promise<void> {
    const ofLane = (await list()).filter((one) => one.lane === lane);
    for (const { id, state } of ofLane) {
      if (state === 'sending') await change(id, (one) => ({ ...one, state: 'waiting' }));
    }
    while (!ended && options.isOnline()) {
      const all = await list();
      const head = all.find((one) => one.lane === lane && one.state !== 'refused');
      if (head === undefined || (!force && head.nextTryAt > now())) return;
      if (now() - head.askedAt > WEEK_MS) {
        await change(head.id, (one) => ({ ...one, state: 'refused', reason: m.outbox_too_old() }));
      } else if (!(await attempt(head))) return;
    }
  }

  const run = createLanes(
    (lane, force) => options.withLock(lane, () => drain(lane, force)),
    () => ended,
  );

  /** @param force also sends what pauses after a failure */
  async function kick(force: boolean): Promise<void> {
    const waiting = (await list()).filter(({ state }) => state !== 'refused');
    await Promise.all([...new Set(waiting.map(({ lane }) => lane))].map((lane) => run(lane, force)));
  }

  return {
    ...entries,
    kick,
    /** Sends earlier entries of the lane, too. */
    deliver: async (id: string, lane: string): Promise<DeliveryResult> => {
      awaited.set(id, null);
      try {
        await run(lane, true);
        const sent = awaited.get(id);
        if (sent) return { kind: 'sent', answer: sent.answer };
        const entry = await entries.find(id);
        // Another tab or a live event confirmed it.
        if (!entry) return { kind: 'sent', answer: undefined };
        const { state, reason, problems } = entry;
        return state === 'refused'
          ? { kind: 'refused', reason, ...(problems && { problems }) }
          : { kind: 'waiting', reason };
      } finally {
        awaited.delete(id);
      }
    },
    sendAgain: async (id: string): Promise<void> => {
      const again = await change(id, (one) =>
        one.state === 'sending'
          ? one
          : { ...one, state: 'waiting', reason: '', failures: 0, nextTryAt: 0, askedAt: now() },
      );
      if (again) await run(again.lane, true);
    },
    end: () => {
      ended = true;
    },
  };
}

export type QueueEngine = ReturnType<typeof createQueueEngine>;
