import { animals, type Animal } from '@aranya/wildlife-data';
import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useFavorites } from '.';

const [tiger, lion] = animals as [Animal, Animal, ...Animal[]];
const kept = () => JSON.parse(localStorage.getItem('favorites') ?? 'null') as unknown;
const use = () => renderHook(useFavorites).result;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  // What storage refused in one test must not reach the next.
  renderHook(useFavorites);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
});

test('keeps whole records and removes by id', () => {
  const result = use();
  expect(result.current.favorites).toEqual([]);
  act(() => result.current.add(tiger));
  act(() => result.current.add(lion));
  act(() => result.current.add(tiger));
  expect(kept()).toEqual([tiger, lion]);
  expect(result.current.isFavorite(1)).toBe(true);
  expect(result.current.isFavorite('1')).toBe(true);
  expect(result.current.isFavorite('01')).toBe(false);
  act(() => result.current.remove(1));
  expect(kept()).toEqual([lion]);
  expect(result.current.favorites.map(({ id }) => id)).toEqual([2]);
});

test('prerendered pages know of none and say so', () => {
  localStorage.setItem('favorites', JSON.stringify([tiger]));
  function Probe() {
    const { favorites, ready } = useFavorites();
    return <p>{`${favorites.length} ${ready}`}</p>;
  }
  expect(renderToString(<Probe />)).toContain('0 false');
  expect(use().current.ready).toBe(true);
});

test('follows other tabs, and nothing else in storage', () => {
  const result = use();
  localStorage.setItem('favorites', JSON.stringify([lion]));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  });
  expect(result.current.favorites).toHaveLength(0);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }));
  });
  expect(result.current.favorites.map(({ name }) => name)).toEqual([lion.name]);
});

test('adds to what another tab wrote a moment ago', () => {
  const result = use();
  localStorage.setItem('favorites', JSON.stringify([lion]));
  act(() => result.current.add(tiger));
  expect(kept()).toEqual([lion, tiger]);
});

test.each([
  '{',
  'null',
  '5',
  '"text"',
  '{"id":1}',
  '[null, 4, "x", [], {}, {"id":-1,"name":"No"}, {"id":3}]',
])('reads %s as no favorites, and can add to it', (text) => {
  localStorage.setItem('favorites', text);
  const result = use();
  expect(result.current.favorites).toEqual([]);
  act(() => result.current.add(tiger));
  expect(result.current.favorites).toHaveLength(1);
  expect(kept()).toContainEqual(tiger);
});

test('reads old records as far as they go', () => {
  const old = [
    { id: '1', name: 'Tiger', image: 'https://elsewhere.example/tiger.png', habitat: { words: 'forest' } },
    { id: 2, name: 'Lion', description: 7, food: 'Deer' },
    { id: 2, name: 'Lion again' },
  ];
  localStorage.setItem('favorites', JSON.stringify(old));
  const result = use();
  expect(result.current.favorites).toEqual([
    { id: 1, name: 'Tiger', description: '', image: '' },
    { id: 2, name: 'Lion', description: '', image: '', food: 'Deer' },
  ]);
  act(() => result.current.remove(1));
  expect(kept()).toEqual(old.slice(1));
});

test('full storage: stays for this visit and says so; a change that is kept clears the word', () => {
  const result = use();
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => result.current.add(tiger));
  expect(result.current.isFavorite(1)).toBe(true);
  expect(result.current.problem).toMatch(/did not let us keep/);
  set.mockRestore();
  act(() => result.current.add(lion));
  expect(result.current.problem).toBeUndefined();
  expect(kept()).toEqual([tiger, lion]);
});

test('what another tab could keep proves that storage works: the word goes, and the other list counts', () => {
  const result = use();
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => result.current.add(tiger));
  expect(result.current.problem).toMatch(/did not let us keep/);
  set.mockRestore();
  localStorage.setItem('favorites', JSON.stringify([lion]));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }));
  });
  expect(result.current.problem).toBeUndefined();
  expect(result.current.favorites.map(({ name }) => name)).toEqual([lion.name]);
});

test('forbidden storage: nothing throws', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const result = use();
  expect(result.current.favorites).toEqual([]);
  act(() => result.current.add(tiger));
  expect(result.current.isFavorite(1)).toBe(true);
  act(() => result.current.remove(1));
  expect(result.current.favorites).toEqual([]);
});
