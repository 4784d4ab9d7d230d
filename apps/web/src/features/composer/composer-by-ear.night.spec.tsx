import '../../testing/fake-indexed-db';
import { act, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { clearDrafts } from '../../lib/device-storage';
import { fakeApi, refusal } from '../../testing/fake-api';
import { fakeDrafts } from '../../testing/fake-drafts';
import { hearPages, onceEach } from '../../testing/hear';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import CreatePostPage from './create-post-page';

// @own-registry: it would hear what another spec left to be announced.
const { listen } = hearPages();

let api: ReturnType<typeof fakeApi>;
beforeEach(() =>
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 12), doNotFake: ['queueMicrotask', 'setImmediate'] }),
);
afterEach(async () => {
  jest.useRealTimers();
  sessionStorage.clear();
  await clearDrafts();
  api.finish();
});

async function open() {
  api = fakeApi({
    ...fakeDrafts(),
    'GET /api/user/data': meAnswer,
    'POST /api/post/add': () => refusal(422, 'invalid', 'Your post names a place that is not allowed.'),
  });
  renderCommunity('/community/create-post', <CreatePostPage />);
  // The device's storage goes on by real time, between two steps.
  for (let step = 0; step < 20; step += 1) await act(() => jest.advanceTimersByTimeAsync(100));
  return {
    user: userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime }),
    heard: await listen(),
  };
}

/** Publishes by key. */
async function publish(user: UserEvent, heard: Awaited<ReturnType<typeof listen>>) {
  act(() => screen.getByRole('button', { name: 'Publish Post' }).focus());
  expect(await heard()).toEqual(['button, Publish Post']);
  await user.keyboard('{Enter}');
  return onceEach(await heard(500));
}

test('a post without words, and one without its place: the field with its fault, then the toast', async () => {
  const { user, heard } = await open();
  expect(await publish(user, heard)).toEqual(['assertive: Please add at least one image or text']);

  await user.click(screen.getByRole('button', { name: 'Add a sighting' }));
  expect(await heard(1000)).toEqual([
    'combobox, Species, has popup listbox, not expanded, autocomplete in list',
  ]);
  await user.click(screen.getByRole('button', { name: 'In a park' }));
  expect(await heard(500)).toEqual(['button, In a park, pressed']);
  expect(await publish(user, heard)).toEqual([
    'combobox, Park, Choose a park from the list, or choose “No place”., has popup listbox, not expanded, autocomplete in list, invalid',
    'assertive: Check the marked part of your sighting.',
  ]);
});

test('a refused post: that it was not added, then why', async () => {
  const { user, heard } = await open();
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('Otters');
  expect(await heard(3000)).toEqual([
    "textbox, What's happening?, autocomplete in list, placeholder What's happening?",
    'polite: Saved',
  ]);
  expect(await publish(user, heard)).toEqual([
    'polite: uploading...',
    'assertive: Post not Added',
    'polite: Your post names a place that is not allowed.',
  ]);
});
