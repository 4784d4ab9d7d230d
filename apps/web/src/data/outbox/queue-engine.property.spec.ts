import '../../testing/fake-indexed-db';
import fc from 'fast-check';
import type { NewEntry } from './queue-entry';
import { createQueueStorage } from './queue-storage';
import { type Fate, FakeBrowser, type Tab } from './testing/fake-browser';

/** Each run has an account of its own. */
let runs = 0;
const fates: Fate[] = ['arrives', 'request lost', 'answer lost', 'late', 'busy'];

type Step =
  | { do: 'write'; tab: number; lane: string }
  | { do: 'network'; online: boolean }
  | { do: 'close'; tab: number }
  | { do: 'open' }
  | { do: 'kick'; tab: number; force: boolean }
  | { do: 'wait'; ms: number };

const tab = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      tab,
      lane: fc.constantFrom('posts', 'chat a', 'chat b'),
    }),
  },
  fc.record({ do: fc.constant('network' as const), online: fc.boolean() }),
  fc.record({ do: fc.constant('close' as const), tab }),
  fc.record({ do: fc.constant('open' as const) }),
  fc.record({ do: fc.constant('kick' as const), tab, force: fc.boolean() }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.nat(120_000) }),
);

const entryOf = (userId: string, number: number, lane: string): NewEntry => ({
  userId,
  id: `entry ${number}`,
  clientId: `entry ${number}`,
  kind: lane === 'posts' ? 'post' : 'message',
  lane,
  writtenAt: 1_000_000,
  askedAt: 1_000_000,
  state: 'waiting',
  reason: '',
  failures: 0,
  nextTryAt: 0,
  files: [],
  text: '',
  to: null,
  size: null,
  draft: null,
});

const moments = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise<void>((resolve) => setImmediate(resolve));
};

async function play(steps: readonly Step[], planned: readonly Fate[], delays: readonly number[]) {
  const userId = `account ${++runs}`;
  const browser = new FakeBrowser();
  browser.server.fates = [...planned];
  let tabs: Tab[] = [browser.openTab(userId)];
  const written: { id: string; lane: string }[] = [];
  const pick = (index: number) => tabs[index % tabs.length];

  for (const [index, one] of steps.entries()) {
    if (one.do === 'write') {
      const engine = pick(one.tab)?.engine;
      const entry = entryOf(userId, index, one.lane);
      if (engine && (await engine.add(entry))) {
        written.push({ id: entry.id, lane: one.lane });
        void engine.deliver(entry.id, entry.lane);
      }
    } else if (one.do === 'network') browser.online = one.online;
    else if (one.do === 'close') {
      pick(one.tab)?.close();
      tabs = tabs.filter((_, at) => at !== one.tab % tabs.length);
    } else if (one.do === 'open') {
      const opened = browser.openTab(userId);
      tabs.push(opened);
      void opened.engine.kick(true);
    } else if (one.do === 'kick') void pick(one.tab)?.engine.kick(one.force);
    else browser.time += one.ms;
    await moments(delays[index % delays.length] ?? 0);
  }

  browser.online = true;
  browser.server.fates = [];
  const last = browser.openTab(userId);
  await last.engine.kick(true);
  // What another tab was just failing at pauses.
  await moments(30);
  await last.engine.kick(true);
  await moments(10);
  return { browser, written, left: await createQueueStorage().list(userId) };
}

test('whatever happens to network, tabs and answers: each entry is stored once, in the order of its lane', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.array(fc.constantFrom(...fates), { maxLength: 25 }),
      fc.array(fc.nat(6), { minLength: 1, maxLength: 5 }),
      async (steps, planned, delays) => {
        const { browser, written, left } = await play(steps, planned, delays);
        expect(left).toEqual([]);
        for (const lane of ['posts', 'chat a', 'chat b']) {
          const of = <T extends { lane: string }>(all: T[]) => all.filter((one) => one.lane === lane);
          expect(of(browser.server.stored).map(({ clientId }) => clientId)).toEqual(
            of(written).map(({ id }) => id),
          );
        }
      },
    ),
    { numRuns: 150 },
  );
}, 120_000);

test('a refused entry waits with its reason, and lets the next one pass', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 15 }),
      fc.array(fc.constantFrom(...fates, 'refused' as const), { maxLength: 15 }),
      async (steps, planned) => {
        const { browser, written, left } = await play(steps, planned, [3]);
        const refused = browser.server.refused;
        expect(
          left.every(
            ({ state, reason, clientId }) => state === 'refused' && reason === 'No.' && refused.has(clientId),
          ),
        ).toBe(true);
        const stored = browser.server.stored.map(({ clientId }) => clientId);
        expect(new Set(stored).size).toBe(stored.length);
        // Refused after it was stored, because the answer was lost: both.
        for (const { id } of written)
          expect(stored.includes(id) || left.some((one) => one.id === id)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);

test('what waited for more than a week is refused, until one asks again', async () => {
  const userId = `account ${++runs}`;
  const browser = new FakeBrowser();
  const { engine } = browser.openTab(userId);
  const entry = entryOf(userId, 1, 'posts');
  await engine.add(entry);
  browser.time += 8 * 24 * 60 * 60 * 1000;
  await engine.kick(true);
  expect(await engine.find(entry.id)).toMatchObject({ state: 'refused' });
  expect(browser.server.requests).toBe(0);
  await engine.sendAgain(entry.id);
  expect(browser.server.stored).toEqual([{ clientId: entry.id, lane: 'posts' }]);
});
