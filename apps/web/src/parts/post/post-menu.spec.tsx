import type { Post } from '@aranya/contracts';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { peopleKeys } from '../../data/people/people-keys';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleId, sampleMe, samplePost } from '../../testing/samples';
import { refusal, fakeApi } from '../../testing/fake-api';
import { postKeys } from '../../data/posts/post-cache';
import { PostCard } from './post-card';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const done = (message: string) => ({ body: { success: true, message } });
const mine = () => samplePost(1, { user: sampleMe() });

/** Shows the cards of a cached list; `onServer` answers a refetch. */
function List({ onServer }: { onServer: () => Post[] }) {
  const { data } = useQuery({
    queryKey: postKeys.feed,
    queryFn: () => Promise.resolve({ body: { posts: onServer() } }),
  });
  return (
    <main>
      <h1>Posts</h1>
      {data?.body.posts.map((post) => (
        <PostCard key={post._id} post={post} />
      ))}
    </main>
  );
}

function show(onServer: () => Post[], answers: Parameters<typeof fakeApi>[0] = {}) {
  api = fakeApi({ 'GET /api/user/data': meAnswer, ...answers });
  return renderCommunity('/community', <List onServer={onServer} />);
}

async function choose(card: HTMLElement, item: string) {
  await userEvent.click(await within(card).findByRole('button', { name: 'More about this post' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('an own post can be edited or deleted; after a confirmation its neighbour has the focus', async () => {
  let posts = [mine(), samplePost(2)];
  show(() => posts, {
    'POST /api/post/delete': () => {
      posts = posts.slice(1);
      return done('Post deleted');
    },
  });
  const card = await screen.findByRole('article', { name: /^Kabir Rathore/ });
  await userEvent.click(await within(card).findByRole('button', { name: 'More about this post' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Edit post', 'Delete post']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Delete this post?' });
  expect(api.callsTo('/api/post/delete')).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Post deleted')).toBeVisible();
  expect(api.callsTo('/api/post/delete')[0]?.body).toEqual({ postId: sampleId(1) });
  expect(screen.queryByRole('article', { name: /^Kabir Rathore/ })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: /Meera Kulkarni/ })).toHaveFocus());
});

test('a deleted post is counted no more', async () => {
  let total = 2;
  const Counted = () => {
    const { data } = useQuery({
      ...peopleKeys
        .profile(sampleMe()._id)
        .query(() => Promise.resolve({ body: { profile: { ...sampleMe(), posts_count: total } } })),
    });
    return (
      <>
        <p>{data?.body.profile.posts_count} posts</p>
        <PostCard post={mine()} />
      </>
    );
  };
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'POST /api/post/delete': () => {
      total = 1;
      return done('Post deleted');
    },
  });
  renderCommunity('/community', <Counted />);
  expect(await screen.findByText('2 posts')).toBeVisible();
  await choose(await screen.findByRole('article'), 'Delete post');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 posts')).toBeVisible();
});

test('a post that cannot be deleted stays, with the error of the API', async () => {
  show(() => [mine()], { 'POST /api/post/delete': () => refusal(503, 'unavailable', 'Back in a moment.') });
  await choose(await screen.findByRole('article'), 'Delete post');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Back in a moment.')).toBeVisible();
  expect(screen.getByText('Post 1')).toBeInTheDocument();
});

test('a post of another person can be reported', async () => {
  show(() => [samplePost(2)], { 'POST /api/report': () => done('Thank you.') });
  await choose(await screen.findByRole('article'), 'Report post');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Reason' }), 'cruelty');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you.')).toBeVisible();
  const report = { subject: 'post', id: sampleId(2), reason: 'cruelty', details: '' };
  expect(api.callsTo('/api/report')[0]?.body).toEqual(report);
});

test('blocking an author removes all their posts', async () => {
  let posts = [samplePost(2), samplePost(3), mine()];
  show(() => posts, {
    'POST /api/user/block': () => {
      posts = [mine()];
      return done('You have blocked Meera Kulkarni');
    },
  });
  const [first] = await screen.findAllByRole('article', { name: /^Meera Kulkarni/ });
  if (first) await choose(first, 'Block Meera Kulkarni');
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  expect(await screen.findByText('You have blocked Meera Kulkarni')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('article', { name: /^Kabir Rathore/ })).toBeInTheDocument();
});
