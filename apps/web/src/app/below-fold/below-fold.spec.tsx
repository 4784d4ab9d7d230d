import { render, waitFor } from '@testing-library/react';
import { belowFoldScript, useBelowFold } from './below-fold';

const { dataset } = document.documentElement;
const runScript = () => new Function(belowFoldScript)();
const laidOut = jest.fn();

function Page() {
  useBelowFold();
  return (
    <>
      <section />
      <section className="below-fold" />
      <section className="below-fold" />
    </>
  );
}

afterEach(() => {
  delete dataset.fresh;
  history.replaceState(null, '');
});

test('the parts below the first screen are laid out one by one, and then nothing is left of it', async () => {
  runScript();
  expect(dataset.fresh).toBe('');
  const watch = new MutationObserver((changes) => laidOut(changes.length));
  watch.observe(document.body, { subtree: true, attributeFilter: ['data-laid'] });
  const { container } = render(<Page />);
  await waitFor(() => expect(dataset.fresh).toBeUndefined());
  await waitFor(() => expect(laidOut.mock.calls.slice(0, 2)).toEqual([[1], [1]]));
  expect(container.querySelector('[data-laid]')).toBeNull();
  watch.disconnect();
});

test('who comes back to a page finds its true heights at once', () => {
  history.replaceState({ key: 'k' }, '');
  runScript();
  expect(dataset.fresh).toBeUndefined();
});
