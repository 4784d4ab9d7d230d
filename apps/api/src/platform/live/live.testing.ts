import { type LiveEvent, liveEventSchema } from '@aranya/contracts';
import { createParser } from 'eventsource-parser';

export interface Received {
  id: string;
  event: LiveEvent;
}

export interface TestStream {
  status: number;
  events: Received[];
  until(count: number): Promise<Received[]>;
  ended: Promise<void>;
  close(): void;
}

export async function openStream(
  url: string,
  token: string,
  lastEventId?: string,
  signal?: AbortSignal,
): Promise<TestStream> {
  const abort = new AbortController();
  signal?.addEventListener('abort', () => abort.abort());
  const answer = await fetch(url, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: abort.signal,
  });
  const events: Received[] = [];
  const waiting = new Set<() => void>();
  const parser = createParser({
    onEvent: ({ id = '', data }) => {
      events.push({ id, event: liveEventSchema.parse(JSON.parse(data)) });
      for (const check of waiting) check();
    },
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? [])
      parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
  };
  return {
    status: answer.status,
    events,
    ended: answer.ok ? read().catch(() => undefined) : Promise.resolve(),
    until: (count) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (events.length < count) return;
          clearTimeout(late);
          waiting.delete(check);
          resolve(events.slice(0, count));
        };
        const late = setTimeout(
          () => reject(new Error(`${events.length} of ${count} events came: ${JSON.stringify(events)}`)),
          10_000,
        );
        waiting.add(check);
        check();
      }),
    close: () => abort.abort(),
  };
}
