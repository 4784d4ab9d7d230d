import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { countOf, countsOf, createGameStatistics, positiveOf, useGameStatistics } from '.';

/** A store of its own for each test: it remembers what storage refused. */
const makeStore = () =>
  createGameStatistics({
    game: 'test',
    read: (fields) => ({
      played: countOf(fields.played),
      spread: countsOf(fields.spread, 3),
      best: positiveOf(fields.best),
    }),
  });

const key = 'aranya.games.test';
const nothing = { played: 0, spread: [0, 0, 0], best: undefined };

afterEach(() => jest.restoreAllMocks());

test('what is changed is kept and read again', () => {
  const store = makeStore();
  store.change((now) => ({ ...now, played: now.played + 1, best: 12.5 }));
  expect(store.snapshot()).toEqual({
    statistics: { played: 1, spread: [0, 0, 0], best: 12.5 },
    ready: true,
    problem: undefined,
  });
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ played: 1, spread: [0, 0, 0], best: 12.5 });
  expect(makeStore().snapshot()).toEqual(store.snapshot());
});

test.each([
  ['no JSON', '{"played":'],
  ['a list', '[1]'],
  ['null', 'null'],
  ['a number', '7'],
  ['wrong fields', '{"played":"7","spread":{"0":1},"best":-3}'],
  ['numbers that count nothing', '{"played":1.5,"spread":[null,-1,"2"],"best":null}'],
])('%s in the storage counts as nothing played, and can be played on', (_what, stored) => {
  localStorage.setItem(key, stored);
  const store = makeStore();
  expect(store.snapshot().statistics).toEqual(nothing);
  store.change((now) => ({ ...now, played: now.played + 1 }));
  expect(store.snapshot().statistics.played).toBe(1);
});

test('what is right in a damaged record stays', () => {
  localStorage.setItem(key, '{"played":4,"spread":[1,2,3,4],"best":"fast"}');
  expect(makeStore().snapshot().statistics).toEqual({ played: 4, spread: [1, 2, 3], best: undefined });
});

test('a snapshot is the same object until something changes', () => {
  const store = makeStore();
  const before = store.snapshot();
  expect(store.snapshot()).toBe(before);
  store.change((now) => ({ ...now, played: 1 }));
  expect(store.snapshot()).not.toBe(before);
});

test('storage that is full or forbidden keeps the results for this page and says so', () => {
  const store = makeStore();
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.change((now) => ({ ...now, played: now.played + 1 }));
  store.change((now) => ({ ...now, played: now.played + 1 }));
  expect(store.snapshot().statistics.played).toBe(2);
  expect(store.snapshot().problem).toMatch(/did not let us keep/);
  refuse.mockRestore();
  store.change((now) => ({ ...now, played: now.played + 1 }));
  expect(store.snapshot()).toMatchObject({ statistics: { played: 3 }, problem: undefined });
  expect(localStorage.getItem(key)).toContain('"played":3');
});

test('storage that may not even be read counts as empty', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(makeStore().snapshot().statistics).toEqual(nothing);
});

test('components follow their own and other tabs, and ignore other keys', () => {
  const store = makeStore();
  let drawn = 0;
  function Played() {
    drawn += 1;
    return <p>{useGameStatistics(store).statistics.played} played</p>;
  }
  const { unmount } = render(<Played />);
  expect(screen.getByText('0 played')).toBeInTheDocument();
  act(() => store.change((now) => ({ ...now, played: 2 })));
  expect(screen.getByText('2 played')).toBeInTheDocument();
  localStorage.setItem(key, '{"played":9}');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(screen.getByText('9 played')).toBeInTheDocument();
  const before = drawn;
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' })));
  expect(drawn).toBe(before);
  // A change counts from what the other tab has stored.
  act(() => store.change((now) => ({ ...now, played: now.played + 1 })));
  expect(screen.getByText('10 played')).toBeInTheDocument();
  unmount();
});

test('nothing is said before hydration', () => {
  localStorage.setItem(key, '{"played":9}');
  const store = makeStore();
  function Played() {
    const { statistics, ready } = useGameStatistics(store);
    return `${statistics.played} ${ready ? 'ready' : 'not yet'}`;
  }
  expect(renderToString(<Played />)).toBe('0 not yet');
});
