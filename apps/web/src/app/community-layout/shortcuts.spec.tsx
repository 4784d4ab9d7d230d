import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PostCard } from '../../parts/post/post-card';
import { fakeApi } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { samplePost } from '../../testing/samples';
import { Shortcuts } from './shortcuts';

let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'POST /api/post/like': () => ({
      body: { success: true, message: 'Post liked', liked: true, likes_total: 1 },
    }),
  });
  renderCommunity(
    '/community',
    <main>
      <Shortcuts />
      <label>
        Search <input type="search" />
      </label>
      <div role="feed">
        <PostCard post={samplePost(1, { content: 'First' })} />
        <PostCard post={samplePost(2, { content: 'Second' })} />
      </div>
    </main>,
  );
});
afterEach(() => {
  localStorage.clear();
  api.finish();
});

const search = () => screen.getByRole('searchbox');
const article = (text: string) => screen.getByText(text).closest('article');

test('J and K lead through the posts, L likes one, Enter opens it', async () => {
  // In jsdom nothing has a height, so no post is in view before one has the focus.
  (article('First') as HTMLElement).getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  await userEvent.keyboard('j');
  expect(article('First')).toHaveFocus();
  await userEvent.keyboard('j');
  expect(article('Second')).toHaveFocus();
  await userEvent.keyboard('j');
  expect(article('Second')).toHaveFocus();
  await userEvent.keyboard('k');
  expect(article('First')).toHaveFocus();
  await userEvent.keyboard('l');
  await waitFor(() =>
    expect(api.callsTo('/api/post/like')).toMatchObject([{ body: { postId: samplePost(1)._id } }]),
  );
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Another screen')).toBeVisible();
});

test('N begins a post', async () => {
  await userEvent.keyboard('n');
  expect(await screen.findByText('Another screen')).toBeVisible();
});

test('/ leads to the search, and nothing happens while somebody types', async () => {
  await userEvent.keyboard('/');
  expect(search()).toHaveFocus();
  expect(search()).toHaveValue('');
  await userEvent.keyboard('jkln?/');
  expect(search()).toHaveFocus();
  expect(search()).toHaveValue('jkln?/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Control>}l{/Control}');
  expect(api.callsTo('/api/post/like')).toHaveLength(0);
});

test('? shows the keys, which can be turned off', async () => {
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await userEvent.keyboard('n');
  await userEvent.click(screen.getByRole('switch', { name: 'Single keys' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.keyboard('n?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Another screen')).not.toBeInTheDocument();
});
