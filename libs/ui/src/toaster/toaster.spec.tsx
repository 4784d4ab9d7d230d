import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { notify } from './notify';
import { ToastContent } from './toast-content';
import { Toaster } from './toaster';

/** Shows a toast and lets React render it. */
const show = <T,>(toast: () => T): T => {
  let result: T | undefined;
  act(() => {
    result = toast();
  });
  return result as T;
};

const toastOf = (text: string) =>
  screen.getByText(text).closest<HTMLElement>('.Toastify__toast') as HTMLElement;
const timerOf = (text: string) => toastOf(text).querySelector('[role=progressbar]') as HTMLElement;

/** jsdom runs no animations: ends the one that counts the time, then the one that leaves. */
const letTimePass = async (text: string) => {
  fireEvent.animationEnd(timerOf(text));
  await leave(text);
};
const leave = async (text: string) => {
  fireEvent.animationEnd(toastOf(text));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
};

beforeEach(() => {
  render(<Toaster />);
});

test.each([
  ['success', '2000ms', 'status'],
  ['info', '2000ms', 'status'],
  ['error', '4000ms', 'alert'],
] as const)('%s stays for %s and is a %s', async (kind, stay, role) => {
  show(() => notify[kind]('Message'));
  expect(screen.getByRole(role)).toHaveTextContent('Message');
  expect(timerOf('Message')).toHaveStyle({ animationDuration: stay });
  await letTimePass('Message');
});

test('a duration of its own', () => {
  show(() => notify.info('Reply', { autoClose: 1000 }));
  expect(timerOf('Reply')).toHaveStyle({ animationDuration: '1000ms' });
});

test('loading stays, then changes in place and starts its clock', () => {
  const progress = show(() => notify.loading('uploading...'));
  fireEvent.animationEnd(timerOf('uploading...'));
  expect(screen.getByRole('status')).toHaveTextContent('uploading...');
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();

  show(() => progress.success('Post Added'));
  expect(screen.queryByText('uploading...')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Post Added');
  expect(timerOf('Post Added')).toHaveStyle({ animationDuration: '2000ms' });
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
});

test('loading can end as an alert, or stay', () => {
  const upload = show(() => notify.loading('uploading...'));
  show(() => upload.error('Post not Added'));
  expect(screen.getByRole('alert')).toHaveTextContent('Post not Added');
  expect(timerOf('Post not Added')).toHaveStyle({ animationDuration: '4000ms' });

  const save = show(() => notify.loading('Saving'));
  show(() => save.info('Saved before', { autoClose: false }));
  fireEvent.animationEnd(timerOf('Saved before'));
  expect(toastOf('Saved before')).toHaveAttribute('data-in', 'true');
});

test('tells the outcome in the next Toaster when the first is gone', async () => {
  const progress = show(() => notify.loading('uploading...'));
  cleanup();
  show(() => progress.success('Post Added'));
  render(<Toaster />);
  expect(await screen.findByRole('status')).toHaveTextContent('Post Added');
});

test('the pointer holds it', () => {
  show(() => notify.success('Saved'));
  fireEvent.animationEnd(toastOf('Saved'));
  expect(timerOf('Saved')).toHaveStyle({ animationPlayState: 'running' });
  fireEvent.mouseEnter(toastOf('Saved'));
  expect(timerOf('Saved')).toHaveStyle({ animationPlayState: 'paused' });
  fireEvent.mouseLeave(toastOf('Saved'));
  expect(timerOf('Saved')).toHaveStyle({ animationPlayState: 'running' });
});

test('goes up where the focus is in the lower half of the window, and down again', () => {
  render(<button>Publish</button>);
  const publish = screen.getByRole('button', { name: 'Publish' });
  const box = screen.getByRole('region', { name: /^Notifications/ }).parentElement;
  const lies = jest.spyOn(publish, 'getBoundingClientRect');
  lies.mockReturnValue(new DOMRect(0, window.innerHeight - 60, 80, 44));
  act(() => publish.focus());
  expect(box).toHaveAttribute('data-up');
  lies.mockReturnValue(new DOMRect(0, 20, 80, 44));
  show(() => notify.error('No'));
  expect(box).not.toHaveAttribute('data-up');
});

test('can be closed, also from its own content', async () => {
  show(() => notify.error('No'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await leave('No');
  show(() => notify.info(({ closeToast }) => <button onClick={closeToast}>Later</button>));
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  await leave('Later');
});

test('a richer toast has a picture, two lines and an action', () => {
  show(() =>
    notify.info(
      <ToastContent
        picture={<img src="/p.webp" alt="" />}
        title="Priya Nair"
        text="Did you see the owl?"
        action={<button>Reply</button>}
      />,
    ),
  );
  expect(screen.getByRole('status')).toHaveTextContent('Priya NairDid you see the owl?Reply');
});

test('shows at most 20 at once, the others in their turn', async () => {
  show(() => {
    for (let i = 1; i <= 23; i++) notify.success(`Toast ${i}`);
  });
  expect(screen.getAllByRole('status')).toHaveLength(20);
  expect(screen.queryByText('Toast 21')).not.toBeInTheDocument();
  await letTimePass('Toast 1');
  expect(screen.getByText('Toast 21')).toBeInTheDocument();
});
