import { renderHook, waitFor } from '@testing-library/react';
import { queryHoldScript, useQueryHold } from './query-hold';

const { dataset } = document.documentElement;
const runScript = () => new Function(queryHoldScript)();

afterEach(() => {
  delete dataset.asked;
  history.replaceState(null, '', '/');
});

test('a page without a query string holds nothing', () => {
  runScript();
  expect(dataset.asked).toBeUndefined();
});

test('a page with one is held until it has been drawn anew', async () => {
  history.replaceState(null, '', '/animals?q=tiger');
  runScript();
  expect(dataset.asked).toBe('');
  renderHook(() => useQueryHold());
  expect(dataset.asked).toBe('');
  await waitFor(() => expect(dataset.asked).toBeUndefined());
});
