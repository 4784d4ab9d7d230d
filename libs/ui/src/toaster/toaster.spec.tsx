import { act, fireEvent, render, screen } from '@testing-library/react';
import { notify } from './notify';
import { ToastContent } from './toast-content';
import { Toaster } from './toaster';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => notify.clear());
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

/** Runs it and lets React draw what came of it. */
function say<T>(what: () => T): T {
  let result: T | undefined;
  act(() => {
    result = what();
  });
  return result as T;
}
/** In small steps, since what one timer changes may start the next. */
const wait = (ms: number) => {
  for (let left = ms; left > 0; left -= 50) act(() => jest.advanceTimersByTime(Math.min(50, left)));
};
/** The time that a toast takes to leave, with a little to spare. */
const LEAVE = 200;
const seen = (text: string) => screen.queryByText(text) !== null;

test.each([
  ['success', 2000],
  ['info', 2000],
  ['error', 4000],
] as const)('%s stays for %i ms', (kind, stay) => {
  say(() => notify[kind]('Message'));
  wait(stay - 10);
  expect(seen('Message')).toBe(true);
  wait(10 + LEAVE);
  expect(seen('Message')).toBe(false);
});

test('errors are alerts, the rest is a status', () => {
  say(() => notify.error('Post not Added'));
  say(() => notify.success('Post Added'));
  expect(screen.getByRole('alert')).toHaveTextContent('Post not Added');
  expect(screen.getByRole('status')).toHaveTextContent('Post Added');
});

test('a duration of its own, or none', () => {
  say(() => notify.custom('Reply', { duration: 1000 }));
  say(() => notify.info('Stays', { duration: null }));
  wait(1000 + LEAVE);
  expect(seen('Reply')).toBe(false);
  wait(60_000);
  expect(seen('Stays')).toBe(true);
});

test('loading waits as long as it takes, then changes in place', () => {
  let toast = say(() => notify.loading('uploading...'));
  wait(30_000);
  expect(seen('uploading...')).toBe(true);
  say(() => toast.success('Post Added'));
  expect(seen('uploading...')).toBe(false);
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
  wait(2000 + LEAVE);
  expect(seen('Post Added')).toBe(false);

  toast = say(() => notify.loading('Saving'));
  say(() => toast.error('Post not Added'));
  expect(screen.getByRole('alert')).toHaveTextContent('Post not Added');
});

test('what was closed by hand still says how it ended', () => {
  const toast = say(() => notify.loading('uploading...'));
  const other = say(() => notify.info('other', { duration: null }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  wait(LEAVE);
  say(() => toast.success('Post Added', { duration: null }));
  expect(seen('Post Added')).toBe(true);
  say(() => other.dismiss());
  wait(LEAVE);
  expect(seen('other')).toBe(false);
  expect(seen('Post Added')).toBe(true);
});

test('holds while the pointer is on it, and goes on from there', () => {
  say(() => notify.success('Saved'));
  wait(1500);
  const slab = screen.getByText('Saved').parentElement as HTMLElement;
  fireEvent.mouseEnter(slab);
  wait(10_000);
  expect(seen('Saved')).toBe(true);
  fireEvent.mouseLeave(slab);
  wait(490);
  expect(seen('Saved')).toBe(true);
  wait(20 + LEAVE);
  expect(seen('Saved')).toBe(false);
});

test('holds while something in it has the focus', () => {
  say(() => notify.custom(<a href="/chat">Reply</a>, { duration: 1000 }));
  act(() => screen.getByRole('link', { name: 'Reply' }).focus());
  wait(10_000);
  expect(seen('Reply')).toBe(true);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  wait(10_000);
  expect(seen('Reply')).toBe(true);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  wait(1000 + LEAVE);
  expect(seen('Reply')).toBe(false);
});

test('a change starts its clock anew', () => {
  const toast = say(() => notify.info('One'));
  wait(1500);
  say(() => toast.info('Two'));
  wait(1900);
  expect(seen('Two')).toBe(true);
  wait(100 + LEAVE);
  expect(seen('Two')).toBe(false);
});

test('can be closed, also from its own content', () => {
  say(() => notify.error('No'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  wait(LEAVE);
  expect(seen('No')).toBe(false);
  say(() => notify.custom((close) => <button onClick={close}>Later</button>));
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  wait(LEAVE);
  expect(seen('Later')).toBe(false);
});

test('a richer toast has a picture, two lines and an action', () => {
  say(() =>
    notify.custom((close) => (
      <ToastContent
        picture={<img src="/p.webp" alt="" />}
        title="Priya Nair"
        text="Did you see the owl?"
        action={<button onClick={close}>Reply</button>}
      />
    )),
  );
  expect(screen.getByRole('status')).toHaveTextContent('Priya NairDid you see the owl?Reply');
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
  wait(LEAVE);
  expect(seen('Priya Nair')).toBe(false);
});

test('shows at most 20 at once, the others in their turn', () => {
  say(() => {
    for (let i = 1; i <= 23; i++) notify.success(`Toast ${i}`);
  });
  expect(screen.getAllByRole('status')).toHaveLength(20);
  expect(seen('Toast 21')).toBe(false);
  wait(2000 + LEAVE);
  expect(seen('Toast 1')).toBe(false);
  expect(seen('Toast 21')).toBe(true);
  expect(seen('Toast 23')).toBe(true);
});
