import { limits as table } from '../db/schema';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { deleteExpiredLimits } from './rate-limiter';
import { createSignInLimits, signInLimits } from './sign-in-limits';

const SECRET = 'a secret of the server';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const at = (address: string, email: string, password: string) => ({ address, email, password });
/** A new one each time. */
let count = 0;
const next = (what: string) => `${what} ${(count += 1)}`;

describe('the limits of sign-in', () => {
  let database: TestDatabase;
  let time: number;
  let limits: ReturnType<typeof createSignInLimits>;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    time = Date.UTC(2026, 10, 21);
    limits = node();
  });
  afterEach(async () => {
    await database.db.delete(table);
  });

  const node = (scale = 1) => createSignInLimits({ db: database.db, scale, secret: SECRET, now: () => time });
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };

  /** How many of 60 failures are let through. */
  const passes = async (attempt: () => ReturnType<typeof at>) => {
    let passed = 0;
    for (let tries = 0; tries < 60; tries += 1) if ((await limits.take(attempt())) === 0) passed += 1;
    return passed;
  };

  test('let one address guess one account ten times', async () => {
    expect(await passes(() => at('a', 'mira', next('guess')))).toBe(signInLimits.pair);
    expect(await limits.take(at('a', 'mira', 'right'))).toBe(15 * 60);
    expect(await limits.take(at('a', 'arun', next('guess')))).toBe(0);
  });

  test('let one address fail thirty times over many accounts', async () => {
    expect(await passes(() => at('a', next('mail'), next('guess')))).toBe(signInLimits.address);
    expect(await limits.take(at('b', next('mail'), next('guess')))).toBe(0);
  });

  test('let one password be tried on ten accounts, from whatever addresses', async () => {
    await limits.take(at('one', 'first', 'tadoba2026'));
    expect(await passes(() => at(next('address'), next('mail'), 'tadoba2026'))).toBe(
      signInLimits.password - 1,
    );
    expect(await limits.take(at('two', 'first', 'tadoba2026'))).toBe(0);
    pass(1);
    expect(await limits.take(at('new', 'new', 'tadoba2026'))).toBe(60 * 60);
    expect(await limits.take(at('new', 'new', 'another'))).toBe(0);
    pass(60 * MINUTE_MS - 1);
    expect(await limits.take(at('new', 'other', 'tadoba2026'))).toBe(0);
  });

  test('make guesses at one account from many addresses slower and slower, to one in 15 minutes', async () => {
    const guess = () => limits.take(at(next('address'), 'mira', next('guess')));
    expect(await passes(() => at(next('address'), 'mira', next('guess')))).toBe(signInLimits.account);
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const wait = await guess();
      waits.push(wait);
      pass(wait * 1000);
      expect(await guess()).toBe(0);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  test('never lock out the owner at an address where they have signed in', async () => {
    const owner = at('home', 'mira', 'tadoba in march');
    expect(await limits.take(owner)).toBe(0);
    await limits.succeed(owner);
    await passes(() => at(next('address'), 'mira', next('guess')));
    await passes(() => at('home', next('mail'), next('guess')));
    await passes(() => at(next('address'), next('mail'), 'tadoba in march'));
    expect(await limits.take(at('home', 'mira', 'tadoba in marhc'))).toBe(0);
    expect(await limits.take(owner)).toBe(0);
  });

  test('know the owner at an address for 30 days, where right passwords win no guesses for others', async () => {
    const owner = at('home', 'mira', 'tadoba in march');
    await limits.take(owner);
    await limits.succeed(owner);
    expect(await passes(() => at('home', next('mail'), next('guess')))).toBe(signInLimits.address);
    expect(await limits.take(owner)).toBe(0);
    await limits.succeed(owner);
    expect(await limits.take(at('home', next('mail'), next('guess')))).toBe(15 * 60);
    pass(29 * DAY_MS);
    await passes(() => at(next('address'), 'mira', next('guess')));
    expect(await limits.take(owner)).toBe(0);
    pass(2 * DAY_MS);
    await passes(() => at(next('address'), 'mira', next('guess')));
    expect(await limits.take(owner)).toBe(30);
  });

  test('let the owner in elsewhere after the wait, and forget the failures then', async () => {
    await passes(() => at(next('address'), 'mira', next('guess')));
    const owner = at('library', 'mira', 'tadoba in march');
    const wait = await limits.take(owner);
    expect(wait).toBe(30);
    pass(wait * 1000);
    expect(await limits.take(owner)).toBe(0);
    await limits.succeed(owner);
    expect(await limits.take(at('elsewhere', 'mira', 'a guess'))).toBe(0);
  });

  test('forget the failures where a mailed code has shown the owner, who is known there from then on', async () => {
    await passes(() => at(next('address'), 'mira', next('guess')));
    await passes(() => at('library', 'mira', next('guess')));
    await limits.clear({ email: 'mira', address: 'library' });
    expect(await limits.take(at('elsewhere', 'mira', 'a guess'))).toBe(0);
    await passes(() => at(next('address'), 'mira', next('guess')));
    expect(await limits.take(at('library', 'mira', 'tadoba in march'))).toBe(0);
  });

  test('do not count what was right', async () => {
    for (let people = 0; people < 100; people += 1) {
      const person = at('school', next('mail'), next('password'));
      expect(await limits.take(person)).toBe(0);
      await limits.succeed(person);
    }
  });

  test('do not count a password that was right, on however many accounts', async () => {
    for (let people = 0; people < 20; people += 1) {
      const person = at(next('address'), next('mail'), 'tadoba2026');
      expect(await limits.take(person)).toBe(0);
      await limits.succeed(person);
    }
  });

  test('give all guesses of a pair back to who was right', async () => {
    for (let tries = 1; tries < signInLimits.pair; tries += 1) await limits.take(at('a', 'mira', 'guess'));
    const owner = at('a', 'mira', 'right');
    expect(await limits.take(owner)).toBe(0);
    await limits.succeed(owner);
    expect(await passes(() => at('a', 'mira', next('guess')))).toBe(signInLimits.pair);
  });

  test('tell what became of each attempt', async () => {
    const heard: string[] = [];
    const onAttempt = (outcome: string) => void heard.push(outcome);
    limits = createSignInLimits({ db: database.db, scale: 0.1, secret: SECRET, now: () => time, onAttempt });
    const guess = at('a', 'mira', 'guess');
    await limits.take(guess);
    limits.fail();
    await limits.take(guess);
    await limits.succeed(guess);
    expect(heard).toEqual(['failed', 'locked', 'succeeded']);
  });

  test('scale with RATE_LIMIT_SCALE, to at least one', async () => {
    for (const scale of [0.05, 0.19]) {
      limits = node(scale);
      expect(await passes(() => at('a', 'mira', next('guess')))).toBe(1);
      await database.db.delete(table);
    }
    limits = node(1000);
    expect(await passes(() => at('a', 'mira', next('guess')))).toBe(60);
  });

  test('let through who comes from a node whose clock is behind', async () => {
    expect(await limits.take(at('a', 'mira', next('guess')))).toBe(0);
    pass(-5);
    expect(await limits.take(at('b', 'mira', next('guess')))).toBe(0);
  });

  test('are counted by all nodes together, and by one at a time', async () => {
    const nodes = [node(), node()];
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, index) => nodes[index % 2]?.take(at('a', 'mira', next('guess')))),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(signInLimits.pair);
  });

  test('begin again with the next window, which refused attempts do not extend', async () => {
    await passes(() => at('a', 'mira', next('guess')));
    pass(14 * MINUTE_MS + 1);
    expect(await limits.take(at('a', 'mira', 'a guess'))).toBe(60);
    pass(MINUTE_MS - 1);
    expect(await limits.take(at('a', 'mira', 'a guess'))).toBe(0);
    expect(await limits.take(at('b', 'arun', 'a guess'))).toBe(0);
    expect(await limits.take(at('a', 'zoya', 'a guess'))).toBe(0);
  });

  test('keep neither e-mails nor addresses nor passwords, and are deleted when they are over', async () => {
    const home = at('198.51.100.7', 'mira@example.com', 'tadoba in march');
    await limits.take(home);
    await limits.succeed(home);
    await limits.take(at('192.0.2.1', 'arun@example.com', 'a guess'));
    const kept = JSON.stringify(await database.db.select().from(table));
    for (const secret of ['mira', 'arun', '192.0.2.1', '198.51', 'guess', 'tadoba'])
      expect(kept).not.toContain(secret);
    pass(31 * 24 * 60 * MINUTE_MS);
    await deleteExpiredLimits(database.db, time);
    expect(await database.db.select().from(table)).toEqual([]);
  });
});
