import { act, render, renderHook, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createPersistedStore, updatePersisted, usePersisted } from './persisted-store';

const key = 'aranya.test';
/** Creates a new store each time; the value is a count. */
const newStore = () => createPersistedStore(key, (stored) => (typeof stored === 'number' ? stored : 0));
const use = (store: ReturnType<typeof newStore>) =>
  renderHook(usePersisted<number>, { initialProps: store }).result;
const increment = (store: ReturnType<typeof newStore>) =>
  act(() => updatePersisted(store, (count) => count + 1));
const fromOtherTab = (changed: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: changed })));
const refuse = (method: 'getItem' | 'setItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });

afterEach(() => jest.restoreAllMocks());

test('stores plain JSON and reads it again', () => {
  const store = newStore();
  increment(store);
  increment(store);
  expect(localStorage.getItem(key)).toBe('2');
  expect(use(newStore()).current).toEqual({ value: 2, ready: true, unsaved: false });
});

test.each(['{', '', 'null', '"text"'])('reads %j as the initial value, and can be changed', (stored) => {
  localStorage.setItem(key, stored);
  const store = newStore();
  expect(use(store).current).toEqual({ value: 0, ready: true, unsaved: false });
  increment(store);
  expect(localStorage.getItem(key)).toBe('1');
});

test('the first render equals the prerendered HTML, then the stored value appears', async () => {
  localStorage.setItem(key, '7');
  const store = newStore();
  function Count() {
    const { value, ready } = usePersisted(store);
    return <p>{`${value} ${ready}`}</p>;
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Count />);
  expect(container).toHaveTextContent('0 false');
  const onRecoverableError = jest.fn();
  const root = await act(() => hydrateRoot(container, <Count />, { onRecoverableError }));
  expect(container).toHaveTextContent('7 true');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});

test('follows other tabs and ignores other keys', () => {
  const store = newStore();
  let renders = 0;
  function Count() {
    renders += 1;
    return <p>{usePersisted(store).value} counted</p>;
  }
  render(<Count />);
  localStorage.setItem(key, '9');
  const before = renders;
  fromOtherTab('other');
  expect(renders).toBe(before);
  fromOtherTab(key);
  expect(screen.getByText('9 counted')).toBeInTheDocument();
});

test('a page restored from the back/forward cache reads storage again', () => {
  const result = use(newStore());
  localStorage.setItem(key, '4');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(result.current.value).toBe(4);
});

test('changes what another tab stored a moment ago', () => {
  const store = newStore();
  use(store);
  localStorage.setItem(key, '5');
  increment(store);
  expect(localStorage.getItem(key)).toBe('6');
});

test('full storage: the value stays in memory until a change can be stored', () => {
  const store = newStore();
  const result = use(store);
  const setItem = refuse('setItem');
  increment(store);
  increment(store);
  expect(result.current).toEqual({ value: 2, ready: true, unsaved: true });
  expect(use(store).current.value).toBe(2);
  setItem.mockRestore();
  increment(store);
  expect(result.current).toEqual({ value: 3, ready: true, unsaved: false });
  expect(localStorage.getItem(key)).toBe('3');
});

test('what another tab could store replaces a value that was refused here', () => {
  const store = newStore();
  const result = use(store);
  const setItem = refuse('setItem');
  increment(store);
  setItem.mockRestore();
  localStorage.setItem(key, '8');
  fromOtherTab(key);
  expect(result.current).toEqual({ value: 8, ready: true, unsaved: false });
});

test('forbidden storage: nothing throws, and changes last for the visit', () => {
  refuse('getItem');
  refuse('setItem');
  const store = newStore();
  const result = use(store);
  expect(result.current).toEqual({ value: 0, ready: true, unsaved: false });
  increment(store);
  increment(store);
  expect(result.current).toEqual({ value: 2, ready: true, unsaved: true });
});
