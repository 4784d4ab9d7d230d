import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { themeScript } from './theme-script';
import { writeTheme } from './theme-store';
import { ThemeToggle } from './theme-toggle';

const shown = () => document.documentElement.dataset.theme;
const forget = () => {
  act(() => writeTheme('system'));
  localStorage.clear();
};
/** What another tab does: the value changes without this document's doing. */
const fromOtherTab = (value: string | null) =>
  act(() => {
    if (value === null) localStorage.removeItem('theme');
    else localStorage.setItem('theme', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: value }));
  });
/** Runs the script as the document's head does. */
const firstPaint = () => new Function(themeScript)() as void;

afterEach(forget);

test('begins with the device and changes by click and by arrow key', async () => {
  render(<ThemeToggle />);
  expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'As on this device' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(shown()).toBe('light');
  await userEvent.click(screen.getByRole('radio', { name: 'As on this device' }));
  expect(shown()).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('follows another tab, and takes broken values for none', () => {
  render(<ThemeToggle />);
  fromOtherTab('dark');
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(shown()).toBe('dark');
  fromOtherTab('{"theme":');
  expect(screen.getByRole('radio', { name: 'As on this device' })).toBeChecked();
  expect(shown()).toBeUndefined();
});

test('works for the page alone where storage is forbidden', async () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(forbid),
  );
  render(<ThemeToggle />);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(shown()).toBe('dark');
  delete document.documentElement.dataset.theme;
  expect(firstPaint).not.toThrow();
  expect(shown()).toBeUndefined();
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
  firstPaint();
  expect(shown()).toBe(theme);
});

test('prerendered HTML hydrates without a mismatch, then shows what is stored', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(<ThemeToggle />);
  fromOtherTab('dark');
  const mismatch = jest.fn();
  const root = await act(async () => hydrateRoot(host, <ThemeToggle />, { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  act(() => root.unmount());
  host.remove();
});
