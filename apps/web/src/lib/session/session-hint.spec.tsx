import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { onSignedOutElsewhere, setSessionHint, useSessionHint } from './session-hint';

function Pill() {
  return <p>{useSessionHint() ? 'in' : 'out'}</p>;
}

test('prerendered pages know of nobody', () => {
  localStorage.setItem('aranya.session', '1');
  expect(renderToString(<Pill />)).toContain('out');
});

test('follows this tab and the others', () => {
  render(<Pill />);
  act(() => setSessionHint(true));
  expect(screen.getByText('in')).toBeInTheDocument();
  localStorage.removeItem('aranya.session');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'aranya.session' }));
  });
  expect(screen.getByText('out')).toBeInTheDocument();
});

test('tells that another tab signed out, not that this one did', () => {
  const listener = jest.fn();
  const stop = onSignedOutElsewhere(listener);
  setSessionHint(true);
  setSessionHint(false);
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'aranya.session' }));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});
