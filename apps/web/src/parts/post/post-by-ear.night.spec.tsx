import type { Post } from '@aranya/contracts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fake-api';
import { hearPages } from '../../testing/hear';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleMe, samplePost } from '../../testing/samples';
import { PostCard } from './post-card';

// @own-registry: it would hear what another spec left to be announced.
const { listen } = hearPages();

let api: ReturnType<typeof fakeApi>;
beforeEach(() =>
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 12), doNotFake: ['queueMicrotask', 'setImmediate'] }),
);
afterEach(() => {
  jest.useRealTimers();
  api.finish();
});

/** Shows a post with its menu open. */
async function openMenu(post: Post) {
  const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
  api = fakeApi({ 'GET /api/user/data': meAnswer });
  renderCommunity('/community', <PostCard post={post} />);
  await act(() => jest.advanceTimersByTimeAsync(500));
  const heard = await listen();
  act(() => screen.getByRole('button', { name: 'More about this post' }).focus());
  await user.keyboard('{Enter}');
  return { user, heard };
}

/** The reader takes an alertdialog for an alert, and tells its name again whenever an attribute changes. */
const withoutAlerts = (phrases: string[]) => phrases.filter((phrase) => !phrase.startsWith('assertive: '));

test('a question opens with its name, what it means and the harmless answer, and gives the focus back', async () => {
  const { user, heard } = await openMenu(samplePost(1, { user: sampleMe() }));
  expect(await heard(100)).toEqual([
    'button, More about this post, 1 control, expanded, has popup menu',
    'menu, More about this post, orientated vertically',
    'menuitem, Edit post',
  ]);
  await user.keyboard('{ArrowDown}');
  expect(await heard(50)).toEqual(['menuitem, Delete post']);
  await user.keyboard('{Enter}');
  expect(withoutAlerts(await heard(500))).toEqual([
    'alertdialog, Delete this post?, It is deleted for everybody, with its pictures and likes. This cannot be undone.',
    'button, Cancel',
  ]);
  await user.keyboard('{Escape}');
  expect(withoutAlerts(await heard(500))).toEqual([
    'button, More about this post, not expanded, has popup menu',
  ]);
});

test('a dialog opens with its name and its first field, tells a fault, and gives the focus back', async () => {
  const { user, heard } = await openMenu(samplePost(1));
  await heard(100);
  await user.keyboard('{Enter}');
  expect(await heard(500)).toEqual([
    // It has the focus again until the dialog is there.
    'button, More about this post, not expanded, has popup menu',
    'dialog, Report this post by Meera Kulkarni, Only moderators read it, with a copy of what you report. The person you report never learns that it was you.',
    'combobox, Reason, has popup listbox, not expanded, required',
  ]);
  act(() => screen.getByRole('button', { name: 'Send report' }).focus());
  await user.keyboard('{Enter}');
  expect(await heard(500)).toEqual([
    'button, Send report',
    'combobox, Reason, Please choose a reason., has popup listbox, not expanded, invalid, required',
  ]);
  await user.keyboard('{Escape}');
  expect(await heard(500)).toEqual(['button, More about this post, not expanded, has popup menu']);
});
