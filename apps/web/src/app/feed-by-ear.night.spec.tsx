import type { Post } from '@aranya/contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router';
import FeedPage from '../features/feed/feed-page';
import { type FakeCall, fakeApi } from '../testing/fake-api';
import { hearPages } from '../testing/hear';
import { meAnswer, renderCommunity } from '../testing/render-community';
import { sampleMe, samplePost } from '../testing/samples';
import { RouteAnnouncer } from './route-announcer';

// @own-registry: it would hear what another spec left to be announced.
const { listen, readAloud } = hearPages();

const NOW = new Date(2026, 10, 22, 12);
let api: ReturnType<typeof fakeApi>;
let posts: Post[];

/** A post of so many hours ago. */
const post = (number: number, hours: number, changes: Partial<Post> = {}) =>
  samplePost(number, { createdAt: new Date(NOW.getTime() - hours * 3_600_000).toISOString(), ...changes });

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] });
  posts = [post(9, 1), post(8, 2), post(7, 3)];
});
afterEach(() => {
  jest.useRealTimers();
  api.finish();
});

function Journey() {
  const navigate = useNavigate();
  if (useLocation().pathname === '/community')
    return (
      <>
        <title>Feed</title>
        <FeedPage />
      </>
    );
  return (
    <>
      <title>Post</title>
      <h1>Post by Meera Kulkarni</h1>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

async function open() {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/user/recent-messages': () => ({ body: { success: true, messages: [] } }),
    'GET /api/post/feed': async ({ query }: FakeCall) => {
      const isOlder = query.has('cursor');
      if (isOlder) await new Promise((resolve) => setTimeout(resolve, 300));
      return {
        body: {
          success: true,
          message: '',
          posts: isOlder ? [post(6, 30), post(5, 31)] : posts,
          next_cursor: isOlder ? null : 'older',
        },
      };
    },
  });
  renderCommunity(
    '/community',
    <>
      <RouteAnnouncer />
      <main tabIndex={-1}>
        <Journey />
      </main>
    </>,
    '/community/*',
  );
  await act(() => jest.advanceTimersByTimeAsync(500));
  return {
    user: userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime }),
    heard: await listen(),
  };
}

const article = (text: string) => screen.getByText(text).closest('article') as HTMLElement;
/** Somebody comes back to the tab. */
const refetch = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

test('a walk through the feed, as it is heard', async () => {
  const { user, heard } = await open();
  expect(await readAloud(article('Post 9'))).toEqual([
    'article, Meera Kulkarni 1 hour ago',
    'link, Meera Kulkarni',
    'paragraph',
    '@meera',
    'link, 1 hour ago',
    'button, More about this post, not expanded, has popup menu',
    'paragraph',
    'Post 9',
    'button, Like, no likes, not pressed',
    'link, Comments, none yet',
    'button, Share this post',
    'button, Bookmark, not pressed',
  ]);

  act(() => article('Post 9').focus());
  expect(await heard()).toEqual(['article, Meera Kulkarni 1 hour ago']);
  await user.keyboard('{PageDown}{PageDown}{PageDown}{PageUp}');
  expect(await heard()).toEqual([
    'article, Meera Kulkarni 2 hours ago',
    'article, Meera Kulkarni 3 hours ago',
    'article, Meera Kulkarni 2 hours ago',
  ]);

  await user.keyboard('{Control>}{End}{/Control}');
  expect(await heard()).toEqual(['button, Load more']);
  await user.keyboard('{Enter}');
  expect(await heard(1000)).toEqual(['polite: Loading older posts', 'article, Meera Kulkarni yesterday']);
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(await heard()).toEqual(['button, Recent Messages, 1 control, not expanded']);
});

test('where the mouse put the focus, Page Down stays with the page', async () => {
  const { user, heard } = await open();
  const matches = Reflect.get(Element.prototype, 'matches') as Element['matches'];
  // jsdom takes every focus for one that shows.
  const visible = jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, to) {
    return to !== ':focus-visible' && matches.call(this, to);
  });
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Post 9') });
  expect(article('Post 9')).toHaveFocus();
  await heard();
  const fallThrough = jest.fn<undefined, [KeyboardEvent]>();
  document.addEventListener('keydown', fallThrough, { once: true });
  await user.keyboard('{PageDown}');
  expect(fallThrough.mock.calls[0]?.[0].defaultPrevented).toBe(false);
  expect(article('Post 9')).toHaveFocus();

  visible.mockRestore();
  await user.keyboard('{Tab}{PageDown}');
  expect(article('Post 8')).toHaveFocus();
});

test('Page Down in the menu of a post does not lead out of it', async () => {
  const { user, heard } = await open();
  act(() => article('Post 9').focus());
  await user.click(within(article('Post 9')).getByRole('button', { name: 'More about this post' }));
  await heard(500);
  await user.keyboard('{PageDown}');
  expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement);
});

test('new posts wait, and are counted once', async () => {
  const { user, heard } = await open();
  act(() => article('Post 9').focus());
  await heard();
  posts = [post(11, 0), post(10, 0.5), ...posts];
  refetch();
  expect(await heard(500)).toEqual(['polite: 2 new posts']);
  await user.keyboard('{Control>}{Home}{/Control}');
  await user.keyboard('{Enter}');
  expect(await heard()).toEqual(['button, Show 2 new posts', 'article, Meera Kulkarni just now']);
  posts = [post(12, 0, { user: sampleMe() }), ...posts];
  refetch();
  expect(await heard(500)).toEqual([]);
});

test('Back leads to the post that was left', async () => {
  const { user, heard } = await open();
  act(() => screen.getAllByRole('link', { name: '2 hours ago' })[0]?.focus());
  expect(await heard()).toEqual(['link, 2 hours ago']);
  await user.keyboard('{Enter}');
  expect(await heard()).toEqual(['heading, Post by Meera Kulkarni', 'polite: Post']);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await heard()).toEqual(['article, Meera Kulkarni 2 hours ago', 'polite: Feed']);
  expect(article('Post 8')).toHaveFocus();
});
