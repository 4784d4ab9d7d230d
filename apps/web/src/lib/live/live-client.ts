import { type LiveEvent, liveEventSchema } from '@aranya/contracts';
import { createParser } from 'eventsource-parser';
import { backOff } from './back-off';

/** `connecting`: for the first time or again; `open`: events come as they happen; `over`: it will not try again. */
export type LiveState = 'connecting' | 'open' | 'over';

export interface LiveClientParts {
  userId: string;
  /** As the session's credentials: null when nobody is signed in, an error when that cannot be said now. */
  getToken: (options: { fresh: boolean }) => Promise<string | null>;
  /** Even a fresh token was refused. */
  onRefused: () => void;
  onEvent: (event: LiveEvent) => void;
  onState: (state: LiveState) => void;
  fetch?: typeof globalThis.fetch;
  /** At least 0, below 1. */
  chance?: () => number;
}

/** The server says something every 15 s. After so long without a word, the connection is dead, in milliseconds. */
const SILENCE = 40_000;
/** Somebody looks again at a tab that slept: less patience then. */
const SILENCE_ON_RETURN = 20_000;
/** A connection that lasted so long was a good one: the next attempt after it is the first. */
const STEADY = 5000;
/** Answers that will not become others by asking again. */
const FINAL = new Set([400, 403, 404]);

/**
 * One event stream of the signed-in user, kept open until `close`. After a break it comes back with the id of the last
 * event, and the server sends what was missed; where it cannot, it says `resync`.
 */
export function openLiveClient(parts: LiveClientParts): { close: () => void } {
  const { fetch = globalThis.fetch, chance = Math.random } = parts;
  let lastEventId = '';
  let failures = 0;
  let closed = false;
  let attempt: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;

  function heard() {
    heardAt = Date.now();
    clearTimeout(watch);
    watch = setTimeout(() => attempt?.abort(), SILENCE);
  }

  function end() {
    parts.onState('over');
    close();
  }

  async function ask(fresh: boolean, signal: AbortSignal): Promise<Response | null> {
    const token = await parts.getToken({ fresh });
    if (token === null || signal.aborted) return null;
    return fetch(`/api/messages/${encodeURIComponent(parts.userId)}`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }),
      },
      cache: 'no-store',
      signal,
    });
  }

  async function read(body: ReadableStream<Uint8Array>, signal: AbortSignal) {
    const parser = createParser({
      onEvent: ({ id, data }) => {
        const parsed = liveEventSchema.safeParse(readJson(data));
        // An event of a newer server is none of ours, and still has been received.
        if (parsed.success && !signal.aborted) parts.onEvent(parsed.data);
        if (id !== undefined && !signal.aborted) lastEventId = id;
      },
    });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    const stop = () => void reader.cancel().catch(() => undefined);
    signal.addEventListener('abort', stop);
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done || signal.aborted) return;
        heard();
        parser.feed(decoder.decode(value, { stream: true }));
      }
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  async function connect() {
    clearTimeout(waiting);
    waiting = undefined;
    parts.onState('connecting');
    const mine = new AbortController();
    attempt = mine;
    let opened = 0;
    try {
      heard();
      let answer = await ask(false, mine.signal);
      if (answer?.status === 401) {
        answer = await ask(true, mine.signal);
        if (answer?.status === 401) {
          parts.onRefused();
          return end();
        }
      }
      // Nobody is signed in; the session says so itself.
      if (answer === null && !mine.signal.aborted) return end();
      if (answer && FINAL.has(answer.status)) return end();
      if (answer?.ok && answer.body) {
        opened = Date.now();
        heard();
        parts.onState('open');
        await read(answer.body, mine.signal);
      }
    } catch {
      // No network, no server, or cut off: all the same, it is tried again.
    }
    clearTimeout(watch);
    mine.abort();
    if (closed || attempt !== mine) return;
    // A steady stream that ended, as with its token or a restart, is a first failure.
    failures = opened > 0 && Date.now() - opened >= STEADY ? 1 : failures + 1;
    parts.onState('connecting');
    waiting = setTimeout(() => void connect(), backOff(failures, chance()));
  }

  /** The network is back, or somebody looks: no reason to wait any longer, or to trust a connection that is silent. */
  function wake() {
    if (closed || document.visibilityState === 'hidden') return;
    if (waiting !== undefined) void connect();
    else if (Date.now() - heardAt > SILENCE_ON_RETURN) attempt?.abort();
  }

  function close() {
    closed = true;
    clearTimeout(waiting);
    clearTimeout(watch);
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    attempt?.abort();
  }

  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  // Not at once: StrictMode opens and closes everything once before it counts.
  waiting = setTimeout(() => void connect(), 0);
  return { close };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
