import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { onSignedOutElsewhere, setSessionHint, useSessionHint, useWasSignedIn } from './session-hint';

function Pill() {
  return <p>{useSessionHint() ? 'in' : 'out'}</p>;
}

test('prerendered pages have no hint', () => {
  localStorage.setItem('aranya.session', '1');
  expect(renderToString(<Pill />)).toContain('out');
});

test('follows this tab and others', () => {
  render(<Pill />);
  act(() => setSessionHint(true));
  expect(screen.getByText('in')).toBeInTheDocument();
  localStorage.removeItem('aranya.session');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'aranya.session' }));
  });
  expect(screen.getByText('out')).toBeInTheDocument();
});

function Returning() {
  return <p>{useWasSignedIn() ? 'returning' : 'new'}</p>;
}

test('who signed out was signed in here before, who never signed in was not', () => {
  localStorage.clear();
  const { unmount } = render(<Returning />);
  expect(screen.getByText('new')).toBeInTheDocument();
  unmount();
  setSessionHint(true);
  setSessionHint(false);
  render(<Returning />);
  expect(screen.getByText('returning')).toBeInTheDocument();
});

test('reports a sign-out in another tab only', () => {
  const listener = jest.fn();
  const stop = onSignedOutElsewhere(listener);
  setSessionHint(true);
  setSessionHint(false);
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'aranya.session' }));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});
