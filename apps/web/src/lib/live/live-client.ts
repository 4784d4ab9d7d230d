import { type LiveEvent, liveEventSchema } from '@aranya/contracts';
import { createParser } from 'eventsource-parser';
import { backOff } from './back-off';

/** `connecting` includes reconnecting; `closed` means no further attempts. */
export type LiveState = 'connecting' | 'open' | 'closed';

interface LiveClientOptions {
  /** May throw. */
  request: (headers: Record<string, string>, signal: AbortSignal) => Promise<Response>;
  onEvent: (event: LiveEvent) => void;
  onState: (state: LiveState) => void;
  /** Returns at least 0, below 1. */
  random?: () => number;
}

/** The server sends a heartbeat every 15 s. */
const SILENCE_MS = 40_000;
const SILENCE_ON_RETURN_MS = 20_000;
/** The back-off restarts after this time. */
const STEADY_MS = 5000;
/** A 401 has already been retried. */
const FINAL_STATUSES = new Set([400, 401, 403, 404]);

/** Keeps an event stream open. After a break the server sends missed events, or `resync`. */
export function openLiveClient(options: LiveClientOptions): { close: () => void } {
  const { random = Math.random } = options;
  let lastEventId = '';
  let failures = 0;
  let closed = false;
  let attempt: AbortController | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;

  function heard() {
    heardAt = Date.now();
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => attempt?.abort(), SILENCE_MS);
  }

  async function read(body: ReadableStream<Uint8Array>, signal: AbortSignal) {
    const parser = createParser({
      onEvent: ({ id, data }) => {
        const parsed = liveEventSchema.safeParse(readJson(data));
        // Unknown events of a newer server count as received.
        if (parsed.success && !signal.aborted) options.onEvent(parsed.data);
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
    clearTimeout(retryTimer);
    retryTimer = undefined;
    options.onState('connecting');
    const mine = new AbortController();
    attempt = mine;
    let openedAt = 0;
    try {
      heard();
      const headers = { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) };
      const answer = await options.request(headers, mine.signal);
      if (FINAL_STATUSES.has(answer.status)) {
        close();
        return options.onState('closed');
      }
      if (answer.ok && answer.body) {
        openedAt = Date.now();
        heard();
        options.onState('open');
        await read(answer.body, mine.signal);
      }
    } catch {
      // The loop retries.
    }
    clearTimeout(silenceTimer);
    mine.abort();
    if (closed || attempt !== mine) return;
    failures = openedAt > 0 && Date.now() - openedAt >= STEADY_MS ? 1 : failures + 1;
    options.onState('connecting');
    retryTimer = setTimeout(() => void connect(), backOff(failures, random()));
  }

  function reconnectNow() {
    if (closed || document.visibilityState === 'hidden') return;
    if (retryTimer !== undefined) void connect();
    else if (Date.now() - heardAt > SILENCE_ON_RETURN_MS) attempt?.abort();
  }

  function close() {
    closed = true;
    clearTimeout(retryTimer);
    clearTimeout(silenceTimer);
    window.removeEventListener('online', reconnectNow);
    document.removeEventListener('visibilitychange', reconnectNow);
    attempt?.abort();
  }

  window.addEventListener('online', reconnectNow);
  document.addEventListener('visibilitychange', reconnectNow);
  // Delayed, because StrictMode opens and closes a first client at once.
  retryTimer = setTimeout(() => void connect(), 0);
  return { close };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
