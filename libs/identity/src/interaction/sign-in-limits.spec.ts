import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadLimits, saveLimits } from './saved-limits';
import { createSignInLimits, signInLimits } from './sign-in-limits';

const SECRET = 'a secret of the server';
const MINUTE_MS = 60_000;

const at = (address: string, email: string, password: string) => ({ address, email, password });
/** A new one each time. */
let count = 0;
const next = (what: string) => `${what} ${(count += 1)}`;

describe('the limits of sign-in', () => {
  let limits: ReturnType<typeof createSignInLimits>;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    // The clock of lru-cache.
    jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
    limits = createSignInLimits(1, SECRET);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  /** How many of 60 failures are let through. */
  const passes = (attempt: () => ReturnType<typeof at>) =>
    Array.from({ length: 60 }, () => limits.take(attempt())).filter((wait) => wait === 0).length;

  test('let one address guess one account ten times', () => {
    expect(passes(() => at('a', 'mira', next('guess')))).toBe(signInLimits.pair);
    expect(limits.take(at('a', 'mira', 'right'))).toBe(15 * 60);
  });

  test('let one address fail thirty times over many accounts', () => {
    expect(passes(() => at('a', next('mail'), next('guess')))).toBe(signInLimits.address);
    expect(limits.take(at('b', next('mail'), next('guess')))).toBe(0);
  });

  test('let one password be tried on ten accounts, from whatever addresses', () => {
    expect(passes(() => at(next('address'), next('mail'), 'tadoba2026'))).toBe(signInLimits.password);
    expect(limits.take(at('new', 'new', 'tadoba2026'))).toBe(60 * 60);
    expect(limits.take(at('new', 'new', 'another'))).toBe(0);
    jest.advanceTimersByTime(61 * MINUTE_MS);
    expect(limits.take(at('new', 'other', 'tadoba2026'))).toBe(0);
  });

  test('make guesses at one account from many addresses slower and slower, to one in 15 minutes', () => {
    const guess = () => limits.take(at(next('address'), 'mira', next('guess')));
    expect(passes(() => at(next('address'), 'mira', next('guess')))).toBe(signInLimits.account);
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const wait = guess();
      waits.push(wait);
      jest.advanceTimersByTime(wait * 1000);
      expect(guess()).toBe(0);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  test('never lock out the owner at an address where they have signed in', () => {
    const owner = at('home', 'mira', 'tadoba in march');
    expect(limits.take(owner)).toBe(0);
    limits.succeed(owner);
    passes(() => at(next('address'), 'mira', next('guess')));
    passes(() => at('home', next('mail'), next('guess')));
    passes(() => at(next('address'), next('mail'), 'tadoba in march'));
    expect(limits.take(at('home', 'mira', 'tadoba in marhc'))).toBe(0);
    expect(limits.take(owner)).toBe(0);
  });

  test('let the owner in elsewhere after the wait, and forget the failures then', () => {
    passes(() => at(next('address'), 'mira', next('guess')));
    const owner = at('library', 'mira', 'tadoba in march');
    const wait = limits.take(owner);
    expect(wait).toBe(30);
    jest.advanceTimersByTime(wait * 1000);
    expect(limits.take(owner)).toBe(0);
    limits.succeed(owner);
    expect(limits.take(at('elsewhere', 'mira', 'a guess'))).toBe(0);
  });

  test('do not count what was right', () => {
    for (let people = 0; people < 100; people += 1) {
      const person = at('school', next('mail'), next('password'));
      expect(limits.take(person)).toBe(0);
      limits.succeed(person);
    }
  });

  test('scale with RATE_LIMIT_SCALE, to at least one', () => {
    limits = createSignInLimits(0.1, SECRET);
    expect(passes(() => at('a', 'mira', next('guess')))).toBe(1);
    limits = createSignInLimits(1000, SECRET);
    expect(passes(() => at('a', 'mira', next('guess')))).toBe(60);
  });
});

describe('the saved limits', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aranya-limits-'));
    file = join(folder, 'limits.json');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('hold after a restart, without e-mails, addresses and passwords', async () => {
    const before = createSignInLimits(1, SECRET);
    const home = at('198.51.100.7', 'mira@example.com', 'tadoba in march');
    before.take(home);
    before.succeed(home);
    for (let tries = 0; tries < 60; tries += 1) before.take(at('192.0.2.1', 'arun@example.com', 'a guess'));
    await saveLimits(file, before);
    const text = await readFile(file, 'utf8');
    for (const secret of ['mira', 'arun', '192.0.2.1', '198.51', 'guess', 'tadoba'])
      expect(text).not.toContain(secret);

    const after = createSignInLimits(1, SECRET);
    await loadLimits(file, after);
    expect(after.take(at('192.0.2.1', 'arun@example.com', 'another'))).toBeGreaterThan(14 * 60);
    expect(after.take(at('192.0.2.2', 'arun@example.com', 'another'))).toBeGreaterThan(0);
    expect(after.take(at('192.0.2.2', 'zoya@example.com', 'another'))).toBe(0);
    expect(after.take(home)).toBe(0);
  });

  test('start at zero when there are none, with a warning when they are damaged', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const limits = createSignInLimits(1, SECRET);
    await loadLimits(file, limits);
    expect(warn).not.toHaveBeenCalled();
    await writeFile(file, '{"pair":7}');
    await loadLimits(file, limits);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    expect(limits.take(at('a', 'mira', 'a guess'))).toBe(0);
  });

  test('are no file when there is nothing to save', async () => {
    await saveLimits(file, createSignInLimits(1, SECRET));
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });
});
