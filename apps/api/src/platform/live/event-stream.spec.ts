import { Writable } from 'node:stream';
import { formatEvent } from './event-frame';
import { BATCH_SIZE, type EventReader, EventStream } from './event-stream';

const frameOf = (seq: number) => formatEvent(seq, { type: 'connections' });

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
  return {
    out,
    texts,
    accept: () => {
      const done = accept;
      accept = () => undefined;
      done();
    },
  };
}

function createDependencies(count: number) {
  const asked: number[] = [];
  const reader: EventReader = {
    after: (_user, seq) => {
      asked.push(seq);
      const rest = Array.from({ length: count }, (_, n) => ({ seq: n + 1, frame: frameOf(n + 1) }));
      return Promise.resolve(rest.filter((event) => event.seq > seq).slice(0, BATCH_SIZE));
    },
  };
  return { asked, reader, drainTimeoutMs: 5_000 };
}

const idOf = (text: string) => Number(/^id: (\d+)/.exec(text)?.[1]);

/** The numbers of events once `count` texts are sent and nothing more comes. */
async function readAll({ texts, accept }: ReturnType<typeof slowReader>, count: number): Promise<number[]> {
  const giveUpAt = Date.now() + 4_000;
  for (let quiet = 0; quiet < 20 && Date.now() < giveUpAt;) {
    const before = texts.length;
    accept();
    await new Promise((turn) => setImmediate(turn));
    quiet = before >= count && texts.length === before ? quiet + 1 : 0;
  }
  return texts.slice(1).map(idOf);
}

const throwError = (error: unknown) => {
  throw error;
};

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
  const client = slowReader();
  const stream = new EventStream('a', client.out, createDependencies(250), throwError);
  void stream.open(0, 0);
  expect(await readAll(client, 251)).toEqual(Array.from({ length: 250 }, (_, n) => n + 1));
  stream.close();
});

test('sends what a notification brings without reading it, each event once', async () => {
  const client = slowReader();
  const source = createDependencies(3);
  const stream = new EventStream('a', client.out, source, throwError);
  void stream.open(null, 0);
  await readAll(client, 4);
  const reads = source.asked.length;
  for (const seq of [4, 4, 2, 3]) stream.notify({ seq, frame: frameOf(seq) });
  expect(await readAll(client, 5)).toEqual([1, 2, 3, 4]);
  expect(source.asked).toHaveLength(reads);
  stream.close();
});

test('reads what is missing before an event that a notification brings', async () => {
  const client = slowReader();
  const source = createDependencies(0);
  const stream = new EventStream('a', client.out, source, throwError);
  void stream.open(null, 0);
  await readAll(client, 1);
  const { reader } = createDependencies(3);
  source.reader.after = reader.after;
  stream.notify({ seq: 3, frame: frameOf(3) });
  expect(await readAll(client, 4)).toEqual([1, 2, 3]);
  stream.close();
});
