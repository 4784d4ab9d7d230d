import type { LiveEvent } from '@aranya/contracts';
import { openLiveClient, type LiveState } from './live-client';

/** Stands in for a stream to which the test writes. */
function stubStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    answer: new Response(body, { status: 200, headers: { 'content-type': 'text/event-stream' } }),
    say: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    break: () => controller?.error(new TypeError('network')),
  };
}

const seen = (number: number): LiveEvent => ({
  type: 'seen',
  by_user_id: '01990000-0000-7000-8000-000000000902',
  up_to: `2026-01-0${number}T00:00:00.000Z`,
});
const frame = (id: number, event: object) => `id: ${id}\nevent: x\ndata: ${JSON.stringify(event)}\n\n`;

let client: { close: () => void } | undefined;
let events: LiveEvent[];
let states: LiveState[];
let requests: Record<string, string>[];
let answers: (() => Response | Promise<Response>)[];

/** Lets promises and streams continue, and the clock advance. */
const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

function open() {
  client = openLiveClient({
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
    random: () => 0,
    request: async (headers) => {
      requests.push(headers);
      const answer = answers.shift();
      if (answer === undefined) throw new TypeError('Nothing answers');
      return answer();
    },
  });
}

function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  events = [];
  states = [];
  requests = [];
  answers = [];
});
afterEach(() => {
  client?.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('passes the events on in order', async () => {
  const stream = stubStream();
  answers = [() => stream.answer];
  open();
  await pass();
  expect(requests).toEqual([{ accept: 'text/event-stream' }]);
  stream.say(frame(7, { type: 'ready' }) + ': beat\n\n' + frame(8, seen(1)).slice(0, 20));
  await pass();
  expect(events).toEqual([{ type: 'ready' }]);
  stream.say(frame(8, seen(1)).slice(20));
  await pass();
  expect(events).toEqual([{ type: 'ready' }, seen(1)]);
  expect(states).toEqual(['connecting', 'open']);
});

test.each(['end', 'break'] as const)(
  'after an %s it reconnects with the id of the last event',
  async (how) => {
    const [first, second] = [stubStream(), stubStream()];
    answers = [() => first.answer, () => second.answer];
    open();
    await pass();
    first.say(frame(41, seen(1)));
    await pass();
    first[how]();
    await pass();
    expect(states.at(-1)).toBe('connecting');
    await pass(499);
    expect(requests).toHaveLength(1);
    await pass(1);
    expect(requests[1]?.['last-event-id']).toBe('41');
    expect(states.at(-1)).toBe('open');
    second.say(frame(42, { type: 'resync' }));
    await pass();
    expect(events.at(-1)).toEqual({ type: 'resync' });
  },
);

test('waits longer after each failure, and from the start after a steady connection', async () => {
  open();
  await pass();
  expect(requests).toHaveLength(1);
  for (const wait of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
    const before = requests.length;
    await pass(wait - 1);
    expect(requests).toHaveLength(before);
    await pass(1);
    expect(requests).toHaveLength(before + 1);
  }
  const stream = stubStream();
  answers = [() => stream.answer];
  await pass(15_000);
  expect(states.at(-1)).toBe('open');
  await pass(6000);
  stream.end();
  await pass();
  const before = requests.length;
  await pass(500);
  expect(requests).toHaveLength(before + 1);
});

test('a stream that ends at once is a failure each time', async () => {
  for (let time = 0; time < 3; time++) {
    const stream = stubStream();
    stream.end();
    answers.push(() => stream.answer);
  }
  open();
  await pass();
  await pass(500);
  await pass(999);
  expect(requests).toHaveLength(2);
  await pass(1);
  expect(requests).toHaveLength(3);
});

test('gives up a silent connection', async () => {
  const stream = stubStream();
  answers = [() => stream.answer];
  open();
  await pass();
  for (let beats = 0; beats < 4; beats++) {
    await pass(15_000);
    stream.say(': beat\n\n');
  }
  await pass(39_999);
  expect(states.at(-1)).toBe('open');
  await pass(1);
  expect(states.at(-1)).toBe('connecting');
  await pass(500);
  expect(requests).toHaveLength(2);
});

test('connects at once when the browser is online or the tab visible again', async () => {
  open();
  await pass();
  await pass(500);
  expect(requests).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  await pass();
  expect(requests).toHaveLength(3);
  setVisibility('hidden');
  await pass();
  expect(requests).toHaveLength(3);
  setVisibility('visible');
  await pass();
  expect(requests).toHaveLength(4);
});

test('gives up a silent connection earlier when the tab becomes visible', async () => {
  const stream = stubStream();
  answers = [() => stream.answer];
  open();
  await pass();
  await pass(19_000);
  setVisibility('visible');
  await pass();
  expect(states.at(-1)).toBe('open');
  await pass(2000);
  setVisibility('visible');
  await pass();
  expect(states.at(-1)).toBe('connecting');
});

test.each([400, 401, 403, 404])('a %i ends it', async (status) => {
  answers = [() => new Response(null, { status })];
  open();
  await pass();
  expect(states.at(-1)).toBe('closed');
  await pass(120_000);
  expect(requests).toHaveLength(1);
});

test('an unknown event is ignored and counts as received', async () => {
  const [first, second] = [stubStream(), stubStream()];
  answers = [() => first.answer, () => second.answer];
  open();
  await pass();
  first.say(`id: 5\ndata: {"type":"fanfare"}\n\nid: 6\ndata: no json\n\n`);
  await pass();
  expect(events).toEqual([]);
  first.end();
  await pass(500);
  expect(requests[1]?.['last-event-id']).toBe('6');
});

test('after close there are no requests and no events', async () => {
  const stream = stubStream();
  answers = [() => stream.answer];
  open();
  client?.close();
  await pass(10);
  expect(requests).toHaveLength(0);
  open();
  await pass();
  client?.close();
  expect(() => stream.say(frame(1, seen(1)))).toThrow('closed');
  await pass(120_000);
  window.dispatchEvent(new Event('online'));
  await pass();
  expect(events).toEqual([]);
  expect(requests).toHaveLength(1);
  expect(jest.getTimerCount()).toBe(0);
});
