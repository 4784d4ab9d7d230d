import type { Notification, NotificationActor, Relationship } from '@aranya/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { NotificationsCount } from '../../parts/notifications/notifications-count';
import { type FakeAnswer, fakeApi, refusal } from '../../testing/fake-api';
import { inLanguage } from '../../testing/in-language';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleId, sampleNotification, samplePerson, samplePicture } from '../../testing/samples';
import { houseSparrow } from '../../testing/taxa';
import NotificationsPage from './notifications-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const PATH = '/community/notifications';
const done = (message: string) => ({ body: { success: true, message } });

function actor(number: number, relation: Partial<Relationship> = {}): NotificationActor {
  const { _id, full_name, username, profile_picture, relation: none } = samplePerson(number);
  return { _id, full_name, username, profile_picture, relation: { ...none, ...relation } };
}

/** Shows the list; a test may change `given.list`. */
function show(list: Notification[], answers: Parameters<typeof fakeApi>[0] = {}, screens?: ReactNode) {
  const given = { list };
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/topics': () => ({ body: { success: true, topics: [] } }),
    'GET /api/notifications': () => ({
      body: { success: true, notifications: given.list, next_cursor: null },
    }),
    'GET /api/notifications/unread': () => ({
      body: { success: true, unread: given.list.filter(({ read }) => !read).length },
    }),
    'POST /api/notifications/read': () => {
      given.list = given.list.map((one) => ({ ...one, read: true }));
      return { body: { success: true, message: 'Marked as read', unread: 0 } };
    },
    ...answers,
  });
  renderCommunity(
    PATH,
    screens ?? (
      <>
        <NotificationsCount />
        <NotificationsPage />
      </>
    ),
  );
  return given;
}

const item = (name: string | RegExp) => screen.findByRole('article', { name });

test('says who did what, in groups, with the post', async () => {
  const post = { _id: sampleId(1), excerpt: 'A heron at the tank', picture: samplePicture(1) };
  const people = [actor(1), actor(2), actor(3)];
  show([
    sampleNotification(1, { kind: 'like', actors: people, actors_total: 4, post }),
    sampleNotification(2, { kind: 'like', actors: people.slice(0, 2), actors_total: 2, post }),
    sampleNotification(3, { kind: 'like', actors: people, actors_total: 100, post }),
    sampleNotification(4, { kind: 'accepted', actors: [actor(4, { connection: 'connected' })] }),
    sampleNotification(5, { kind: 'follow', actors: [actor(5, { followed_by: true })] }),
    sampleNotification(6),
  ]);
  const first = await item('Person 1 and 3 others liked your post');
  expect(within(first).getByRole('link', { name: 'The post: A heron at the tank' })).toHaveAttribute(
    'href',
    `/community/post/${sampleId(1)}`,
  );
  expect(await item('Person 1 and Person 2 liked your post')).toBeVisible();
  expect(await item('Person 1 and 99+ others liked your post')).toBeVisible();
  expect(
    within(await item('Person 4 accepted your request')).getByRole('link', { name: 'Message' }),
  ).toHaveAttribute('href', `/community/messages/${sampleId(4)}`);
  expect(
    within(await item('Person 5 follows you')).getByRole('button', { name: 'Follow back' }),
  ).toBeVisible();
  expect(await item('Person 6 wants to connect')).toHaveTextContent('5 minutes ago');
});

test('says what was written and named, with the way to it', async () => {
  const post = { _id: sampleId(1), excerpt: 'What is this?', picture: null };
  const comment = { _id: sampleId(2), excerpt: 'A painted stork' };
  const given = (number: number, changes: Partial<Notification>) =>
    sampleNotification(number, { actors: [actor(number)], post, ...changes });
  show([
    given(1, { kind: 'comment', comment, actors: [actor(1), actor(2)], actors_total: 2 }),
    given(3, { kind: 'answer', comment }),
    given(4, { kind: 'mention', comment }),
    given(5, { kind: 'mention' }),
    given(6, { kind: 'like', comment }),
    given(7, { kind: 'identification', species: 'painted-stork' }),
    given(8, { kind: 'agreed', species: 'painted-stork' }),
    given(9, { kind: 'alt_text' }),
    given(10, {
      ...{ kind: 'agreed', free_name: 'free:birds:Hotel roof bird' },
      ...{ species: 'taxon-16001', taxon: houseSparrow },
    }),
  ]);
  const commented = await item('Person 1 and Person 2 commented on your post');
  expect(within(commented).getByRole('link', { name: 'The comment: “A painted stork”' })).toHaveAttribute(
    'href',
    `/community/post/${sampleId(1)}?comment=${sampleId(2)}`,
  );
  expect(within(commented).queryByRole('button')).not.toBeInTheDocument();
  for (const sentence of [
    'Person 3 replied to your comment',
    'Person 4 mentioned you in a comment',
    'Person 5 mentioned you in a post',
    'Person 6 liked your comment',
    /^Person 7 suggested .+/,
    /^Person 8 and others agree.+/,
    'Person 9 described a picture of yours',
    '“Hotel roof bird” has a name now: House Sparrow',
  ]) {
    expect(await item(sentence)).toBeVisible();
  }
});

test('marks what is shown as read, which keeps its place while the screen is open', async () => {
  const given = show([sampleNotification(1), sampleNotification(2, { read: true })]);
  expect(await screen.findByText('unread')).toBeInTheDocument();
  expect(within(await screen.findByRole('list', { name: 'New' })).getAllByRole('article')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('unread')).not.toBeInTheDocument());
  expect(api.callsTo('/api/notifications/read').map(({ body }) => body)).toEqual([{ up_to: sampleId(5001) }]);
  expect(given.list[0]?.read).toBe(true);
  expect(within(screen.getByRole('list', { name: 'New' })).getAllByRole('article')).toHaveLength(1);
  expect(within(screen.getByRole('list', { name: 'Earlier' })).getAllByRole('article')).toHaveLength(1);
});

test('what was read at one visit is not new at the next', async () => {
  function Visits() {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <NotificationsCount />
        <button onClick={() => setVisit(visit + 1)}>Come back</button>
        <NotificationsPage key={visit} />
      </>
    );
  }
  show([sampleNotification(1)], {}, <Visits />);
  expect(await screen.findByRole('region', { name: 'New' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('unread')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
  expect(await screen.findByRole('region', { name: 'All read' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'New' })).not.toBeInTheDocument();
});

test('a count on its way does not bring the dot back', async () => {
  const counts: ((answer: FakeAnswer) => void)[] = [];
  show([sampleNotification(1)], {
    'GET /api/notifications/unread': () => new Promise((resolve) => counts.push(resolve)),
  });
  await waitFor(() => expect(api.callsTo('/api/notifications/read')).toHaveLength(1));
  await act(() => Promise.resolve());
  await act(async () => {
    for (const answer of counts) answer({ body: { success: true, unread: 1 } });
    await Promise.resolve();
  });
  await expect(screen.findByText('unread', undefined, { timeout: 300 })).rejects.toThrow();
});

test('a hidden tab marks nothing until it is looked at', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  show([sampleNotification(1)]);
  await item(/Person 1/);
  expect(api.callsTo('/api/notifications/read')).toHaveLength(0);
  visibility.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(api.callsTo('/api/notifications/read')).toHaveLength(1));
});

test('Accept answers a request in place; then there is a way to write', async () => {
  const given = show([sampleNotification(1)], {
    'POST /api/user/accept': () => {
      given.list = [sampleNotification(1, { read: true, actors: [actor(1, { connection: 'connected' })] })];
      return done('You and Person 1 are connected');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  const answered = await item('Person 1 asked to connect, and now you are connected');
  expect(within(answered).getByRole('link', { name: 'Message' })).toBeVisible();
  expect(within(answered).queryByRole('button')).not.toBeInTheDocument();
  expect(api.callsTo('/api/user/accept')[0]?.body).toEqual({ id: sampleId(1) });
});

test('Decline asks first; then the request is gone', async () => {
  const given = show([sampleNotification(1), sampleNotification(2)], {
    'POST /api/user/decline': () => {
      given.list = [sampleNotification(2)];
      return done('Request declined');
    },
  });
  const first = within(await item('Person 1 wants to connect'));
  await userEvent.click(first.getByRole('button', { name: 'Decline' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: /Person 1/ })).not.toBeInTheDocument());
});

test('Follow back follows, without a toast', async () => {
  const follower = (follows: boolean) =>
    sampleNotification(1, { kind: 'follow', actors: [actor(1, { followed_by: true, follows })] });
  const given = show([follower(false)], {
    'POST /api/user/follow': () => {
      given.list = [follower(true)];
      return done('You are following Person 1');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Follow back' }));
  expect(await screen.findByRole('button', { name: 'Following' })).toHaveFocus();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('loads older ones, also past an empty page', async () => {
  const pages: Record<string, [Notification[], string | null]> = {
    '': [[sampleNotification(1)], 'a'],
    a: [[], 'b'],
    b: [[sampleNotification(2, { read: true })], null],
  };
  show([], {
    'GET /api/notifications': ({ query }) => {
      const [notifications, next_cursor] = pages[query.get('cursor') ?? ''] ?? [[], null];
      return { body: { success: true, notifications, next_cursor } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(api.callsTo('/api/notifications')).toHaveLength(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await item(/Person 2/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('without any it says so', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Discover people' })).toBeVisible();
  expect(api.callsTo('/api/notifications/read')).toHaveLength(0);
});

test('an error shows its message and can be retried', async () => {
  let broken = true;
  show([], {
    'GET /api/notifications': () =>
      broken
        ? refusal(500, 'internal', 'Something broke.')
        : { body: { success: true, notifications: [sampleNotification(1)], next_cursor: null } },
  });
  expect(await screen.findByText('Something broke.')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await item(/Person 1/)).toBeVisible();
});

test('tells quietly what came about topics, which is seen once it was looked at', async () => {
  const owls = { kind: 'tag', key: 'owls', in_feed: true, notify: true, new_posts: 3 };
  const tiger = { ...owls, kind: 'animal', key: 'bengal-tiger', new_posts: 1 };
  const quiet = { ...owls, key: 'otters', new_posts: 0 };
  let topics = [owls, tiger, quiet];
  show([], {
    'GET /api/topics': () => ({ body: { success: true, topics } }),
    'POST /api/topics/seen': () => {
      topics = [tiger, quiet];
      return done('Noted as seen');
    },
  });
  const news = await screen.findByRole('region', { name: 'From what you follow' });
  expect(
    within(news)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['3 new posts about #owls', '1 new post about Bengal Tiger']);
  await userEvent.click(within(news).getByRole('link', { name: /#owls/ }));
  await waitFor(() => expect(api.callsTo('/api/topics/seen')).toHaveLength(1));
  expect(api.callsTo('/api/topics/seen')[0]?.body).toEqual({ kind: 'tag', key: 'owls' });
});

test.each([
  ['hi', 'Person 1 और 3 दूसरे सदस्यों ने आपकी पोस्ट पसंद की', 'Person 2 ने आपको फ़ॉलो किया'],
  ['mr', 'Person 1 आणि आणखी 3 जणांनी तुमच्या पोस्टला पसंती दिली', 'Person 2 यांनी तुम्हाला फॉलो केले'],
] as const)('a page in %s says who did what', async (locale, likes, follows) => {
  inLanguage(locale);
  show([
    sampleNotification(1, { kind: 'like', actors: [actor(1)], actors_total: 4 }),
    sampleNotification(2, { kind: 'follow', actors: [actor(2)] }),
  ]);
  expect(await item(likes)).toBeVisible();
  expect(await item(follows)).toBeVisible();
});
