import type { Comment, CommentThread } from '@aranya/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commentKeys } from '../../data/comments/comment-keys';
import { openTestQueue } from '../../data/outbox/testing/open-test-queue';
import '../../testing/fake-indexed-db';
import { type FakeAnswer, type FakeCall, fakeApi, refusal } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleId, sampleMe, samplePerson, samplePost } from '../../testing/samples';
import PostPage from './post-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => {
  api.finish();
  sessionStorage.clear();
});

function sampleComment(number: number, changes: Partial<Comment> = {}): Comment {
  const { _id, full_name, username, profile_picture } = samplePerson(number);
  return {
    _id: sampleId(7000 + number),
    post_id: sampleId(1),
    parent_id: null,
    user: { _id, full_name, username, profile_picture },
    content: `Comment ${number}`,
    likes_total: 0,
    liked: false,
    answers_total: 0,
    createdAt: new Date(Date.now() - 60_000).toISOString(),
    deleted: false,
    ...changes,
  };
}

const thread = (number: number, answers: Comment[] = []): CommentThread => ({
  ...sampleComment(number),
  answers_total: answers.length,
  answers,
  answers_cursor: null,
});

type Answers = Record<string, (call: FakeCall) => FakeAnswer>;

function show(threads: () => CommentThread[], answers: Answers = {}, query = '') {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'POST /api/post/get': () => ({
      body: { success: true, post: samplePost(1, { comments_total: threads().length }) },
    }),
    'POST /api/post/watch': () => ({ body: { success: true, message: 'Watching' } }),
    'POST /api/user/named': ({ body }) => ({ body: { success: true, ...(body as { usernames: string[] }) } }),
    'POST /api/comments/list': () => ({ body: { success: true, comments: threads(), next_cursor: null } }),
    ...answers,
  });
  return renderCommunity(`/community/post/${sampleId(1)}${query}`, <PostPage />, '/community/post/:postId');
}

test('a post deleted on its own page leaves it, with the toast', async () => {
  const own = samplePost(1, { user: sampleMe() });
  show(() => [], {
    'POST /api/post/get': () => ({ body: { success: true, post: own } }),
    'POST /api/post/delete': () => ({ body: { success: true, message: 'Post deleted' } }),
    'GET /api/post/feed': () => ({ body: { success: true, posts: [], message: '', next_cursor: null } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More about this post' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete post' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(screen.getByText('Post deleted')).toBeVisible();
});

test('an address opens the dialog that edits an own post', async () => {
  const own = samplePost(1, { user: sampleMe() });
  show(() => [], { 'POST /api/post/get': () => ({ body: { success: true, post: own } }) }, '?edit=true');
  await screen.findByRole('dialog', { name: 'Edit post' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('shows the post, its comments and their answers', async () => {
  show(() => [thread(1, [sampleComment(2, { parent_id: sampleId(7001), content: 'Thanks @person_1' })])]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Post by Meera Kulkarni' })).toBeVisible();
  const comment = await screen.findByRole('article', { name: 'Comment by Person 1' });
  expect(within(comment).getByText('Comment 1')).toBeVisible();
  const answer = screen.getByRole('article', { name: 'Reply by Person 2' });
  expect(await within(answer).findByRole('link', { name: '@person_1' })).toHaveAttribute(
    'href',
    '/community/profile/%40person_1',
  );
  expect(document.title).toBe('Post by Meera Kulkarni · Aranya');
});

test('what was typed stays after a failure and a reload, and is sent once with the same id', async () => {
  let fails = true;
  const added = { success: true, message: 'Comment added', comment: sampleComment(3) };
  const view = show(() => [], {
    'POST /api/comments/add': () => (fails ? refusal(503, 'unavailable', 'Back soon.') : { body: added }),
  });
  const area = await screen.findByRole('textbox', { name: 'Write a comment' });
  await userEvent.type(area, 'A heron{Enter}at dawn');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Back soon.')).toBeVisible();
  expect(area).toHaveValue('A heron\nat dawn');
  view.unmount();
  api.finish();
  fails = false;
  const first = api.callsTo('/api/comments/add')[0]?.body as { client_id: string };
  show(() => [], { 'POST /api/comments/add': () => ({ body: added }) });
  expect(await screen.findByRole('textbox', { name: 'Write a comment' })).toHaveValue('A heron\nat dawn');
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  expect(await screen.findByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
  expect(api.callsTo('/api/comments/add')[0]?.body).toEqual({
    postId: sampleId(1),
    content: 'A heron\nat dawn',
    client_id: first.client_id,
  });
});

test('a sent comment is scrolled clear of the form', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const sent = thread(3);
  let threads: CommentThread[] = [];
  show(() => threads, {
    'POST /api/comments/add': () => {
      threads = [sent];
      return { body: { success: true, message: 'Comment added', comment: sampleComment(3) } };
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'A heron');
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  const comment = await screen.findByRole('article', { name: 'Comment by Person 3' });
  await waitFor(() => expect(scroll.mock.contexts).toContain(comment));
  scroll.mockRestore();
});

describe('with a queue', () => {
  let closeQueue: () => Promise<void>;
  let online: jest.SpyInstance<boolean, []>;
  beforeEach(() => {
    online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  });
  afterEach(async () => {
    online.mockRestore();
    await closeQueue();
  });
  const write = async (text: string) => {
    const area = await screen.findByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(area, text);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    return area;
  };

  test('a comment written without a network waits below the others and is sent by itself', async () => {
    const added = { success: true, message: 'Comment added', comment: sampleComment(3) };
    const { queryClient } = show(() => [], { 'POST /api/comments/add': () => ({ body: added }) });
    closeQueue = await openTestQueue(sampleId(901), queryClient);
    online.mockReturnValue(false);
    const area = await write('A heron');
    expect(await screen.findByText('Your comment will be sent later')).toBeVisible();
    expect(area).toHaveValue('');
    const waiting = await screen.findByRole('region', { name: 'Waiting to be sent' });
    expect(within(waiting).getByText('A heron')).toBeVisible();
    expect(api.callsTo('/api/comments/add')).toEqual([]);

    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Comment added')).toBeVisible();
    expect(waiting).not.toBeInTheDocument();
    expect(api.callsTo('/api/comments/add')).toHaveLength(1);
    expect(api.callsTo('/api/comments/add')[0]?.body).toMatchObject({
      postId: sampleId(1),
      content: 'A heron',
    });
  });

  test('a refused comment stays in its field with the reason', async () => {
    const { queryClient } = show(() => [], {
      'POST /api/comments/add': () => refusal(403, 'forbidden', 'They have blocked you.'),
    });
    closeQueue = await openTestQueue(sampleId(901), queryClient);
    const area = await write('A heron');
    await waitFor(() => expect(area).toHaveAccessibleDescription(/They have blocked you\./));
    expect(area).toHaveValue('A heron');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Waiting to be sent' })).not.toBeInTheDocument(),
    );
  });
});

test('comments that come while it is open are inserted and announced', async () => {
  const threads = [thread(1)];
  const { queryClient } = show(() => threads);
  await screen.findByRole('article', { name: 'Comment by Person 1' });
  threads.push(thread(2));
  await act(() => queryClient.invalidateQueries({ queryKey: commentKeys.ofPost(sampleId(1)) }));
  expect(await screen.findByRole('article', { name: 'Comment by Person 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: '1 new comment' })).toBeVisible();
});

test('a comment that the address names is shown, also when the list does not have it', async () => {
  const comment = sampleComment(9);
  show(
    () => [thread(1)],
    { 'POST /api/comments/get': () => ({ body: { success: true, comment, parent: null } }) },
    `?comment=${comment._id}`,
  );
  const list = await screen.findByRole('list', { name: 'The linked comment' });
  expect(within(list).getByText('Comment 9')).toBeVisible();
});

test('people are suggested after @, and taken by keyboard', async () => {
  const person = samplePerson(5, { full_name: 'Devika Rao', username: 'devika' });
  const empty = { connections: [], pendingConnections: [], followers: [], following: [], sentRequests: [] };
  show(() => [], {
    'GET /api/user/connections': () => ({
      body: {
        success: true,
        ...empty,
        following: [person],
        counts: { connections: 0, pendingConnections: 0, followers: 0, following: 1, sentRequests: 0 },
        next_cursors: {
          connections: null,
          pendingConnections: null,
          followers: null,
          following: null,
          sentRequests: null,
        },
      },
    }),
    'POST /api/user/discover': () => ({ body: { success: true, users: [], next_cursor: null } }),
  });
  const area = await screen.findByRole('textbox', { name: 'Write a comment' });
  await userEvent.type(area, 'Look @dev');
  expect(await screen.findByRole('option', { name: /Devika Rao/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(area).toHaveValue('Look @devika ');
});

test('an answer to an answer begins behind the name, and gives the focus to what was written', async () => {
  const answer = sampleComment(2, { parent_id: sampleId(7001) });
  const written = sampleComment(3, { parent_id: sampleId(7001), content: '@person_2 So it is' });
  let answers = [answer];
  show(() => [thread(1, answers)], {
    'POST /api/comments/add': () => {
      answers = [answer, written];
      return { body: { success: true, message: 'Comment added', comment: written } };
    },
    'POST /api/comments/answers': () => ({ body: { success: true, comments: answers, next_cursor: null } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply to Person 2' }));
  const area = screen.getByRole('textbox', { name: 'Reply to Person 2' });
  expect(area).toHaveFocus();
  await userEvent.keyboard('So it is');
  expect(area).toHaveValue('@person_2 So it is');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('article', { name: 'Reply by Person 2' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Reply to Person 2' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Reply by Person 3' })).toHaveFocus());
});

test('who is answered is suggested first, then whose username or first name begins so', async () => {
  const named = (number: number, full_name: string, username: string) =>
    samplePerson(number, { full_name, username });
  const near = named(1, 'Rahul Wani', 'rahul');
  const [surname, first] = [named(5, 'Imran Wani', 'imran'), named(6, 'Wanda Roy', 'roy')];
  show(() => [{ ...thread(1), user: near }], {
    'GET /api/user/connections': () => refusal(503, 'unavailable', 'Back soon.'),
    'POST /api/user/discover': () => ({
      body: { success: true, users: [surname, first], next_cursor: null },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply to Rahul Wani' }));
  await userEvent.keyboard('@wan');
  await screen.findByRole('option', { name: /Wanda Roy/ });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    expect.stringContaining('Rahul Wani'),
    expect.stringContaining('Wanda Roy'),
    expect.stringContaining('Imran Wani'),
  ]);
});

test('a blocked person goes from the comments at once, with the answers to them', async () => {
  let threads = [thread(2, [sampleComment(3, { parent_id: sampleId(7002) })]), thread(4)];
  show(() => threads, {
    'POST /api/user/block': () => {
      threads = [thread(4)];
      return { body: { success: true, message: 'You have blocked Person 2' } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More about the comment by Person 2' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block Person 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  await waitFor(() => expect(screen.queryByText('Comment 2')).not.toBeInTheDocument());
  expect(screen.queryByText('Comment 3')).not.toBeInTheDocument();
  expect(screen.getByText('Comment 4')).toBeVisible();
});

test('a deleted comment leaves the focus at the heading of the comments', async () => {
  let threads = [{ ...thread(1), user: { ...samplePerson(0), _id: meAnswer().body.user._id } }];
  show(() => threads, {
    'POST /api/comments/delete': () => {
      threads = [];
      return { body: { success: true, message: 'Comment deleted', kept: false } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^More about the comment/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete comment' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Comments' })).toHaveFocus());
});

test('a post that is gone says so', async () => {
  show(() => [], {
    'POST /api/post/get': () => refusal(404, 'not_found', 'This post is gone.'),
    'POST /api/post/watch': () => refusal(404, 'not_found', 'This post is gone.'),
  });
  expect(await screen.findByRole('heading', { name: 'This post is not here' })).toBeVisible();
});
