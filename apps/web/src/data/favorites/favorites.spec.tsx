import { animals, type Animal } from '@aranya/wildlife-data';
import { act, renderHook } from '@testing-library/react';
import { useFavorites } from './favorites';

const [tiger, lion] = animals as [Animal, Animal, ...Animal[]];
const stored = () => JSON.parse(localStorage.getItem('favorites') ?? 'null') as unknown;
const use = () => renderHook(useFavorites).result;

afterEach(() => jest.restoreAllMocks());

test('stores whole records and removes by id', () => {
  const result = use();
  expect(result.current.favorites).toEqual([]);
  act(() => result.current.add(tiger));
  act(() => result.current.add(lion));
  act(() => result.current.add(tiger));
  expect(stored()).toEqual([tiger, lion]);
  expect(result.current.isFavorite(1)).toBe(true);
  expect(result.current.isFavorite('1')).toBe(true);
  expect(result.current.isFavorite('01')).toBe(false);
  act(() => result.current.remove(1));
  expect(stored()).toEqual([lion]);
  expect(result.current.favorites.map(({ id }) => id)).toEqual([2]);
});

test('follows other tabs', () => {
  const result = use();
  localStorage.setItem('favorites', JSON.stringify([lion]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' })));
  expect(result.current.favorites.map(({ name }) => name)).toEqual([lion.name]);
});

test('adds to what another tab wrote a moment ago', () => {
  const result = use();
  localStorage.setItem('favorites', JSON.stringify([lion]));
  act(() => result.current.add(tiger));
  expect(stored()).toEqual([lion, tiger]);
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
  expect(stored()).toContainEqual(tiger);
});

test('reads old records as far as possible', () => {
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
  expect(stored()).toEqual(old.slice(1));
});

test('full storage: favorites last for the visit and the problem is told until a change is stored', () => {
  const result = use();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => result.current.add(tiger));
  expect(result.current.isFavorite(1)).toBe(true);
  expect(result.current.problem).toMatch(/could not be saved/);
  setItem.mockRestore();
  act(() => result.current.add(lion));
  expect(result.current.problem).toBeUndefined();
  expect(stored()).toEqual([tiger, lion]);
});
