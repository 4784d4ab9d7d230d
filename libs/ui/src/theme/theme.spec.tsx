import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { themeScript, useTheme } from './theme';

function Choice() {
  const { theme, resolved, setTheme } = useTheme();
  return (
    <>
      <p>
        {theme}, {resolved}
      </p>
      {(['system', 'light', 'dark'] as const).map((one) => (
        <button key={one} onClick={() => setTheme(one)}>
          {one}
        </button>
      ))}
    </>
  );
}

const applied = () => document.documentElement.dataset.theme;
const choose = (theme: string) => userEvent.click(screen.getByRole('button', { name: theme }));
/** Changes the store as another tab does. */
const storeElsewhere = (value: string | null) =>
  act(() => {
    if (value === null) localStorage.removeItem('theme');
    else localStorage.setItem('theme', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: value }));
  });
/** Runs the script as the document's head does. */
const runHeadScript = () => new Function(themeScript)() as void;

afterEach(() => storeElsewhere(null));

test('begins with the device and keeps a choice as plain text', async () => {
  render(<Choice />);
  expect(screen.getByText('system, light')).toBeVisible();
  await choose('dark');
  expect(screen.getByText('dark, dark')).toBeVisible();
  expect(applied()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await choose('system');
  expect(applied()).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('follows another tab, and takes unknown values for none', () => {
  render(<Choice />);
  storeElsewhere('dark');
  expect(screen.getByText('dark, dark')).toBeVisible();
  expect(applied()).toBe('dark');
  storeElsewhere('{"theme":');
  expect(screen.getByText('system, light')).toBeVisible();
  expect(applied()).toBeUndefined();
});

test('works for the page alone where storage is forbidden', async () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(forbid),
  );
  render(<Choice />);
  await choose('dark');
  expect(screen.getByText('dark, dark')).toBeVisible();
  expect(applied()).toBe('dark');
  delete document.documentElement.dataset.theme;
  expect(runHeadScript).not.toThrow();
  expect(applied()).toBeUndefined();
  for (const spy of spies) spy.mockRestore();
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', undefined],
  ['purple', undefined],
  ['', undefined],
])('the head script sets a stored %j as %j', (value, theme) => {
  localStorage.setItem('theme', value);
  runHeadScript();
  expect(applied()).toBe(theme);
});

test('prerendered HTML hydrates without a mismatch, then shows what is stored', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(<Choice />);
  storeElsewhere('dark');
  const mismatch = jest.fn();
  const root = await act(async () => hydrateRoot(host, <Choice />, { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  expect(screen.getByText('dark, dark')).toBeVisible();
  act(() => root.unmount());
  host.remove();
});
