import { waitFor } from '@testing-library/react';
import { belowFoldScript } from './below-fold';

const { dataset } = document.documentElement;
const runScript = () => new Function(belowFoldScript)();
const laidOut = jest.fn();

afterEach(() => {
  delete dataset.fresh;
  history.replaceState(null, '');
  document.body.replaceChildren();
});

test('the parts below the first screen are laid out one by one, and then nothing is left of it', async () => {
  runScript();
  expect(dataset.fresh).toBe('');
  document.body.innerHTML =
    '<section></section><section class="below-fold"></section><p class="below-fold"></p>';
  const watch = new MutationObserver((changes) => laidOut(changes.length));
  watch.observe(document.body, { subtree: true, attributeFilter: ['data-laid'] });
  expect(document.querySelector('[data-laid]')).toBeNull();
  window.dispatchEvent(new Event('load'));
  await waitFor(() => expect(dataset.fresh).toBeUndefined());
  await waitFor(() => expect(laidOut.mock.calls.slice(0, 2)).toEqual([[1], [1]]));
  expect(document.querySelector('[data-laid]')).toBeNull();
  watch.disconnect();
});

test('who comes back to a page finds its true heights at once', () => {
  history.replaceState({ key: 'k' }, '');
  runScript();
  expect(dataset.fresh).toBeUndefined();
});
