import { Writable } from 'node:stream';
import { EventStream } from './event-stream';
import type { EventsRepository, StoredEvent } from './events.repository';

const stored = (seq: number): StoredEvent => ({
  recipientId: 'a',
  seq,
  type: 'connections',
  messageId: null,
  peerId: null,
  upTo: null,
  createdAt: new Date(0),
});

function slowReader() {
  const texts: string[] = [];
  let accept: () => void = () => undefined;
  const out = new Writable({
    highWaterMark: 1,
    write(chunk: Buffer, _encoding, done) {
      texts.push(chunk.toString());
      accept = done;
    },
  });
  return { out, texts, accept: () => accept() };
}

function createDependencies(count: number) {
  const asked: number[] = [];
  const events = {
    latest: () => Promise.resolve(0),
    after: (_user: string, seq: number, limit: number) => {
      asked.push(seq);
      const rest = Array.from({ length: count }, (_, n) => stored(n + 1)).filter((row) => row.seq > seq);
      return Promise.resolve(rest.slice(0, limit));
    },
  } satisfies EventsRepository;
  return {
    asked,
    events,
    render: (rows: readonly StoredEvent[]) =>
      Promise.resolve(new Map(rows.map(({ seq }) => [seq, { type: 'connections' as const }]))),
  };
}

test('fails for a client that is too slow, and holds at most one batch for it', async () => {
  const { out, texts } = slowReader();
  const source = createDependencies(1000);
  const failure = new Promise<Error>((failed) => {
    const stream = new EventStream('a', out, { ...source, drainTimeoutMs: 50 }, (error) =>
      failed(error as Error),
    );
    void stream.open(null, 0);
  });
  expect((await failure).name).toBe('AbortError');
  expect(texts).toHaveLength(1);
  expect(source.asked.length).toBeLessThanOrEqual(1);
});

test('sends everything in order to a slow client', async () => {
  const { out, texts, accept } = slowReader();
  const stream = new EventStream('a', out, { ...createDependencies(250), drainTimeoutMs: 5000 }, (error) => {
    throw error;
  });
  void stream.open(0, 0);
  while (texts.length < 251) {
    await new Promise((turn) => setImmediate(turn));
    accept();
  }
  expect(texts.slice(1).map((text) => Number(/^id: (\d+)/.exec(text)?.[1]))).toEqual(
    Array.from({ length: 250 }, (_, n) => n + 1),
  );
  stream.close();
});
