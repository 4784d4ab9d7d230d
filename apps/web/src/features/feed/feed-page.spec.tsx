import type { Post } from '@aranya/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from 'react-router';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleId, sampleMe, sampleMessage, samplePost } from '../../testing/samples';
import { refusal, fakeApi, type FakeCall } from '../../testing/fake-api';
import { setEndless } from '../../lib/paging/endless-store';
import { latestPerSender } from '../../data/messages/use-recent-messages';
import FeedPage from './feed-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const page = (posts: Post[], next: string | null = null) => ({
  body: { success: true, posts, message: '', next_cursor: next },
});
const noMessages = () => ({ body: { success: true, messages: [] } });

function show(answers: Parameters<typeof fakeApi>[0]) {
  api = fakeApi({ 'GET /api/user/data': meAnswer, 'GET /api/user/recent-messages': noMessages, ...answers });
  return renderCommunity('/community', <FeedPage />);
}

const shownPosts = () =>
  screen.getAllByRole('article').map((card) => within(card).getByText(/^Post \d+$/).textContent);

/** The feed, and another screen from which one publishes a post or goes back. */
function Journey() {
  const navigate = useNavigate();
  return useLocation().pathname === '/community' ? (
    <>
      <FeedPage />
      <Link to="/community/elsewhere">Elsewhere</Link>
    </>
  ) : (
    <>
      <Link to="/community" state={{ published: true }}>
        Publish
      </Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

test('a new post comes into view, and not again for somebody who comes back', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/user/recent-messages': noMessages,
    'GET /api/post/feed': () => page([samplePost(1)]),
  });
  renderCommunity('/community/new', <Journey />, '/community/*');
  await userEvent.click(await screen.findByRole('link', { name: 'Publish' }));
  await screen.findByText('Post 1');
  expect(scroll).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByText('Post 1');
  expect(scroll).toHaveBeenCalledTimes(1);
  scroll.mockRestore();
});

describe('the feed', () => {
  test('shows a wait, then the posts', async () => {
    show({ 'GET /api/post/feed': () => page([samplePost(2), samplePost(1)]) });
    expect(screen.getByRole('heading', { level: 1, name: 'Together in the wild' })).toBeVisible();
    expect(screen.getByText('Loading posts')).toBeInTheDocument();
    await screen.findByRole('feed');
    expect(shownPosts()).toEqual(['Post 2', 'Post 1']);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(screen.getByText('Sponsored')).toBeInTheDocument();
  });

  test('shows no sponsor to a child', async () => {
    show({
      'GET /api/post/feed': () => page([samplePost(1)]),
      'GET /api/user/data': () => ({ body: { ...meAnswer().body, child_until: '2036-06-01' } }),
    });
    await screen.findByRole('feed');
    await waitFor(() => expect(screen.queryByText('Sponsored')).not.toBeInTheDocument());
  });

  test('the button loads older posts without duplicates', async () => {
    show({
      'GET /api/post/feed': ({ query }: FakeCall) =>
        query.get('cursor') === 'older'
          ? page([samplePost(2), samplePost(1)])
          : page([samplePost(3), samplePost(2)], 'older'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(shownPosts()).toEqual(['Post 3', 'Post 2', 'Post 1']));
    expect(screen.getByText(/^No older posts\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover people to follow' })).toHaveAttribute(
      'href',
      '/community/discover',
    );
    expect(screen.getByRole('link', { name: 'all sightings' })).toHaveAttribute(
      'href',
      '/community/sightings',
    );
  });

  test('loads older posts near the end, unless lists end with a button', async () => {
    const [observe, disconnect] = [jest.fn(), jest.fn()];
    let near: () => void = () => undefined;
    class Observer {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => callback([{ isIntersecting: true }]);
      }
      observe = observe;
      disconnect = disconnect;
    }
    const original = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
    show({
      'GET /api/post/feed': ({ query }: FakeCall) =>
        query.has('cursor') ? page([samplePost(1)]) : page([samplePost(2)], 'older'),
    });
    await screen.findByText('Post 2');
    act(() => setEndless(false));
    expect(disconnect).toHaveBeenCalled();
    disconnect.mockClear();
    observe.mockClear();
    act(() => setEndless(true));
    expect(observe).toHaveBeenCalledTimes(1);
    act(() => near());
    expect(await screen.findByText('Post 1')).toBeVisible();
    globalThis.IntersectionObserver = original;
  });

  test('a failed page keeps the others and can be retried', async () => {
    let failures = 1;
    show({
      'GET /api/post/feed': ({ query }: FakeCall) => {
        if (!query.has('cursor')) return page([samplePost(2)], 'older');
        return failures-- > 0 ? refusal(503, 'unavailable', 'Back in a moment.') : page([samplePost(1)]);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Back in a moment.')).toBeVisible();
    expect(shownPosts()).toEqual(['Post 2']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shownPosts()).toEqual(['Post 2', 'Post 1']));
  });

  test('explains suggested posts once', async () => {
    const strangers = [samplePost(2, { suggested: true }), samplePost(1, { suggested: true })];
    show({ 'GET /api/post/feed': () => page([samplePost(3), ...strangers]) });
    const why = await screen.findByText(/^Nobody you follow or are connected with has posted yet\./);
    expect(screen.getByText(/field notes from the whole community\.$/)).toBeVisible();
    expect(screen.getAllByText('Suggested')).toHaveLength(2);
    const [own, first] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
    expect(own.compareDocumentPosition(why)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(why.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('says that nobody in their circle has posted, to somebody who has one', async () => {
    show({
      'GET /api/user/data': () => ({ body: { success: true, user: { ...sampleMe(), following_count: 1 } } }),
      'GET /api/post/feed': () => page([samplePost(1, { suggested: true })]),
    });
    expect(
      await screen.findByText(/^Nobody you follow or are connected with has posted yet\./),
    ).toBeVisible();
    expect(screen.getByText(/field notes from people you follow and your connections\.$/)).toBeVisible();
  });

  test('an empty feed links to Create Post', async () => {
    show({ 'GET /api/post/feed': () => page([]) });
    expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Post' })).toHaveAttribute(
      'href',
      '/community/create-post',
    );
  });

  test('an error shows its message and can be retried', async () => {
    let failures = 1;
    show({
      'GET /api/post/feed': () =>
        failures-- > 0 ? refusal(500, 'internal', 'The feed did not answer.') : page([samplePost(1)]),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The feed did not answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Post 1')).toBeVisible();
  });

  test('what others published meanwhile waits for a press, and then has the focus; own posts do not wait', async () => {
    let posts = [samplePost(1)];
    show({ 'GET /api/post/feed': () => page(posts) });
    await screen.findByText('Post 1');
    const { createdAt } = samplePost(1);
    const later = (hours: number) => new Date(Date.parse(createdAt) + hours * 3_600_000).toISOString();
    const comeBack = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));
    posts = [samplePost(2, { createdAt: later(1) }), ...posts];
    comeBack();
    await userEvent.click(await screen.findByRole('button', { name: 'Show 1 new post' }));
    expect(screen.getByText('Post 2').closest('article')).toHaveFocus();
    posts = [samplePost(3, { createdAt: later(2), user: sampleMe() }), ...posts];
    comeBack();
    expect(await screen.findByText('Post 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show . new/ })).not.toBeInTheDocument();
  });
});

describe('recent messages', () => {
  const feed = { 'GET /api/post/feed': () => page([samplePost(1)]) };
  const messages = (...list: ReturnType<typeof sampleMessage>[]) => ({
    'GET /api/user/recent-messages': () => ({ body: { success: true, messages: list } }),
  });

  test('shows sender, text, time and badge, and links to the chat', async () => {
    show({ ...feed, ...messages(sampleMessage(1, { text: 'Gate opens at 5:40' })) });
    const link = await screen.findByRole('link', { name: /Priya Nair/ });
    expect(link).toHaveAttribute('href', `/community/messages/${sampleId(902)}`);
    expect(link).toHaveTextContent('Gate opens at 5:40');
    expect(link).toHaveTextContent('4m');
    expect(within(link).getByText('1')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recent Messages, 1 unread' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('a picture reads Media; a seen message has no badge', async () => {
    show({ ...feed, ...messages(sampleMessage(1, { text: '', message_type: 'image', seen: true })) });
    const link = await screen.findByRole('link', { name: /Priya Nair/ });
    expect(link).toHaveTextContent('Media');
    expect(within(link).queryByText('1')).not.toBeInTheDocument();
  });

  test('says that there are no messages', async () => {
    show(feed);
    expect(await screen.findByText('No messages yet')).toBeInTheDocument();
  });

  test('an error is not an empty list', async () => {
    show({ ...feed, 'GET /api/user/recent-messages': () => refusal(500, 'internal', 'No.') });
    expect(await screen.findByText(/Messages could not be loaded/)).toBeInTheDocument();
    expect(screen.queryByText('No messages yet')).not.toBeInTheDocument();
  });

  test('polls every ten seconds', async () => {
    jest.useFakeTimers();
    try {
      show(feed);
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(api.callsTo('/api/user/recent-messages')).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(9_800));
      expect(api.callsTo('/api/user/recent-messages')).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(300));
      expect(api.callsTo('/api/user/recent-messages')).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  test('has the latest of each sender, newest first', () => {
    const at = (minute: number) => `2026-03-15T12:${String(minute).padStart(2, '0')}:00.000Z`;
    const rahul = { _id: sampleId(903), full_name: 'Rahul Deshmukh', profile_picture: '' };
    const list = [
      sampleMessage(1, { createdAt: at(1) }),
      sampleMessage(2, { createdAt: at(3), from_user_id: rahul }),
      sampleMessage(3, { createdAt: at(2) }),
    ];
    expect(latestPerSender(list).map(({ text }) => text)).toEqual(['Message 2', 'Message 3']);
  });
});
