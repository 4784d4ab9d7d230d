import type { ConnectionList, Relationship, User } from '@aranya/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showConnectionToast } from '../../parts/person/connection-toast';
import { inLanguage } from '../../testing/in-language';
import { fakeConnections } from '../../testing/fake-connections';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleId, samplePerson } from '../../testing/samples';
import { refusal, fakeApi, type FakeAnswer } from '../../testing/fake-api';
import ConnectionsPage from './connections-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const done = (message: string) => ({ body: { success: true, message } });

const someone = (number: number, relation: Partial<Relationship>, changes: Partial<User> = {}) =>
  samplePerson(number, { relation: { ...samplePerson(number).relation, ...relation }, ...changes });

function show(
  lists: Partial<Record<ConnectionList, User[]>>,
  { tab = '', answers = {} }: { tab?: string; answers?: Parameters<typeof fakeApi>[0] } = {},
) {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/user/connections': fakeConnections(lists),
    'POST /api/user/discover': () => ({ body: { success: true, users: [], next_cursor: null } }),
    ...answers,
  });
  const path = `/community/connections${tab === '' ? '' : `?tab=${tab}`}`;
  return renderCommunity(path, <ConnectionsPage />, '/community/connections');
}

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name} `) });
const tile = (name: string) => tab(name).textContent?.slice(name.length + 1);
const card = (name: string) => screen.findByRole('article', { name });

test('each tab is a tile with its exact count, in order', async () => {
  show({
    followers: Array.from({ length: 3 }, (_, i) => someone(i + 1, { followed_by: true })),
    following: [someone(7, { follows: true })],
    pendingConnections: [],
    sentRequests: [someone(10, { connection: 'outgoing' })],
    connections: [],
  });
  await waitFor(() => expect(tile('Followers')).toBe('3'));
  const names = ['Followers 3', 'Following 1', 'Pending 1', 'Connections 0'];
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(names);
  for (const name of ['Followers', 'Following', 'Pending']) expect(screen.getAllByText(name)).toHaveLength(1);
  expect(tab('Followers')).toHaveAttribute('aria-selected', 'true');
});

test('a card has name, username, 30 characters of the bio, and a link to the profile', async () => {
  show({
    followers: [someone(1, { followed_by: true }, { bio: 'Counts waders at the salt pans before dawn.' })],
  });
  const first = await card('Person 1');
  expect(first).toHaveTextContent('@person_1');
  expect(within(first).getByText('Counts waders at the salt pans…')).toBeVisible();
  expect(within(first).getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    `/community/profile/${sampleId(1)}`,
  );
  expect(within(first).queryByRole('button', { name: /Unfollow|Accept/ })).not.toBeInTheDocument();
});

test('a follower is followed back from their card, and the card stays', async () => {
  const lists = { followers: [someone(1, { followed_by: true })], following: [] as User[] };
  show(lists, {
    answers: {
      'POST /api/user/follow': () => {
        lists.followers = [someone(1, { followed_by: true, follows: true })];
        lists.following = lists.followers;
        return done('You are following Person 1');
      },
    },
  });
  await userEvent.click(within(await card('Person 1')).getByRole('button', { name: 'Follow back' }));
  expect(await within(await card('Person 1')).findByRole('button', { name: 'Following' })).toHaveFocus();
  expect(api.callsTo('/api/user/follow')[0]?.body).toEqual({ id: sampleId(1) });
  expect(tile('Following')).toBe('1');
});

test('arrow keys change the tab', async () => {
  const person = someone(1, { connection: 'connected' });
  show({ connections: [person] }, { tab: 'followers' });
  await screen.findByText('No followers yet');
  await userEvent.click(tab('Followers'));
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('You are not following anybody yet')).toBeVisible();
  await userEvent.keyboard('{End}');
  const connected = await card('Person 1');
  expect(within(connected).getByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    `/community/messages/${sampleId(1)}`,
  );
});

test('opens on the first tab that has people, or on Followers', async () => {
  const { unmount } = show({ connections: [someone(1, { connection: 'connected' })] });
  expect(await card('Person 1')).toBeVisible();
  expect(tab('Connections')).toHaveAttribute('aria-selected', 'true');
  unmount();
  api.finish();
  show({});
  expect(await screen.findByText('No followers yet')).toBeVisible();
});

test('opens on Pending while somebody waits for an answer, and stays there after it', async () => {
  const lists = {
    followers: [someone(2, { followed_by: true })],
    pendingConnections: [someone(1, { connection: 'incoming' })],
  };
  show(lists, {
    answers: {
      'POST /api/user/accept': () => {
        lists.pendingConnections = [];
        return done('You and Person 1 are connected');
      },
    },
  });
  await userEvent.click(within(await card('Person 1')).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('No requests waiting')).toBeVisible();
  // The note says where the card went, and takes its focus.
  expect(screen.getByText(/are now connected/)).toHaveTextContent('You and Person 1 are now connected.');
  const message = screen.getByRole('link', { name: 'Message' });
  expect(message).toHaveAttribute('href', `/community/messages/${sampleId(1)}`);
  await waitFor(() => expect(message).toHaveFocus());
  expect(tab('Pending')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('Followers'));
  expect(await card('Person 2')).toBeVisible();
});

test('a tab that the query string names wins over a waiting request', async () => {
  show(
    {
      followers: [someone(2, { followed_by: true })],
      pendingConnections: [someone(1, { connection: 'incoming' })],
    },
    { tab: 'followers' },
  );
  expect(await card('Person 2')).toBeVisible();
});

test('the query string selects the tab', async () => {
  show({ following: [someone(1, { follows: true })] }, { tab: 'following' });
  expect(await card('Person 1')).toBeVisible();
  expect(tab('Following')).toHaveAttribute('aria-selected', 'true');
});

test('Unfollow waits for the API; then the card goes, counts change, and the next card has the focus', async () => {
  let answer: (value: FakeAnswer) => void = () => undefined;
  const lists = { following: [1, 2].map((number) => someone(number, { follows: true })) };
  show(lists, {
    tab: 'following',
    answers: { 'POST /api/user/unfollow': () => new Promise((resolve) => (answer = resolve)) },
  });
  const button = within(await card('Person 1')).getByRole('button', { name: 'Unfollow' });
  await userEvent.dblClick(button);
  await waitFor(() => expect(api.callsTo('/api/user/unfollow')).toHaveLength(1));
  expect(api.callsTo('/api/user/unfollow')[0]?.body).toEqual({ id: sampleId(1) });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(tile('Following')).toBe('2');

  lists.following = lists.following.slice(1);
  answer(done('You no longer follow Person 1'));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Person 1' })).not.toBeInTheDocument());
  expect(tile('Following')).toBe('1');
  expect(await screen.findByText('You no longer follow Person 1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Person 2' })).toHaveFocus();
});

test('a refusal shows a toast and changes nothing', async () => {
  show(
    { following: [someone(1, { follows: true })] },
    {
      tab: 'following',
      answers: { 'POST /api/user/unfollow': () => refusal(503, 'unavailable', 'Back in a moment.') },
    },
  );
  await userEvent.click(within(await card('Person 1')).getByRole('button', { name: 'Unfollow' }));
  expect(await screen.findByText('Back in a moment.')).toBeVisible();
  expect(await card('Person 1')).toBeVisible();
  expect(tile('Following')).toBe('1');
});

describe('Pending', () => {
  const both = () => ({
    pendingConnections: [someone(1, { connection: 'incoming' })],
    sentRequests: [someone(2, { connection: 'outgoing' })],
    connections: [] as User[],
  });

  test('shows both directions; Accept moves a person to the connections, and ends the toast of the request', async () => {
    const lists = both();
    show(lists, {
      tab: 'pending',
      answers: {
        'POST /api/user/accept': () => {
          lists.pendingConnections = [];
          lists.connections = [someone(1, { connection: 'connected' })];
          return done('You and Person 1 are connected');
        },
      },
    });
    const waiting = await screen.findByRole('region', { name: 'Waiting for your answer' });
    expect(await within(waiting).findByRole('article', { name: 'Person 1' })).toBeVisible();
    const sent = screen.getByRole('region', { name: /Sent by you/ });
    expect(await within(sent).findByRole('article', { name: 'Person 2' })).toBeVisible();
    act(() => showConnectionToast('request', samplePerson(1)));
    const toast = (await screen.findByText('wants to connect')).closest('.Toastify__toast');
    await userEvent.click(within(waiting).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Nobody is waiting for your answer.')).toBeVisible();
    await waitFor(() => {
      // The toast leaves with an animation.
      if (toast) fireEvent.animationEnd(toast);
      expect(screen.queryByText('wants to connect')).not.toBeInTheDocument();
    });
    expect([tile('Pending'), tile('Connections')]).toEqual(['1', '1']);
    await userEvent.click(tab('Connections'));
    expect(within(await card('Person 1')).getByRole('link', { name: 'Message' })).toBeVisible();
  });

  test.each([
    ['Decline', 'Person 1', 'Decline', '/api/user/decline', 'pendingConnections'],
    ['Cancel request', 'Person 2', 'Cancel request', '/api/user/cancel', 'sentRequests'],
  ] as const)('%s asks first', async (name, person, confirm, path, list) => {
    const lists = both();
    show(lists, {
      tab: 'pending',
      answers: {
        [`POST ${path}`]: () => {
          lists[list] = [];
          return done('Done so');
        },
      },
    });
    await userEvent.click(within(await card(person)).getByRole('button', { name }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: confirm }));
    expect(await screen.findByText('Done so')).toBeVisible();
    expect(screen.queryByRole('article', { name: person })).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

test.each([
  ['followers', 'followers', 'Remove follower', '/api/user/remove-follower', { followed_by: true }],
  ['connections', 'connections', 'Remove connection', '/api/user/disconnect', { connection: 'connected' }],
] as const)(
  'on %s the dots hold what ends it, after a question',
  async (tab, list, label, path, relation) => {
    const lists = { [list]: [someone(1, relation)] };
    show(lists, {
      tab,
      answers: {
        [`POST ${path}`]: () => {
          lists[list] = [];
          return done('It is so');
        },
      },
    });
    const first = await card('Person 1');
    await userEvent.click(within(first).getByRole('button', { name: 'More about Person 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: label }));
    const question = await screen.findByRole('alertdialog');
    expect(api.callsTo(path)).toHaveLength(0);
    await userEvent.click(within(question).getByRole('button', { name: label }));
    expect(await screen.findByText('It is so')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  },
);

test('loads further people without duplicates', async () => {
  const followers = [1, 2, 3].map((number) => someone(number, { followed_by: true }));
  show({}, { answers: { 'GET /api/user/connections': fakeConnections({ followers }, 2) } });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('an error shows its message and can be retried', async () => {
  let failing = true;
  const answers = fakeConnections({ followers: [samplePerson(1)] });
  show(
    {},
    {
      answers: {
        'GET /api/user/connections': (call) =>
          failing ? refusal(500, 'internal', 'The lists did not answer.') : answers(call),
      },
    },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The lists did not answer.');
  expect(tile('Followers')).toBe('–');
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Person 1')).toBeVisible();
});

test('in Hindi tiles, cards and questions are Hindi, and a name stays as it is', async () => {
  inLanguage('hi');
  show({ followers: [someone(1, { followed_by: true })] });
  const follower = within(await card('Person 1'));
  expect(tile('फ़ॉलोअर')).toBe('1');
  expect(follower.getByRole('link', { name: 'प्रोफ़ाइल देखें' })).toBeVisible();
  await userEvent.click(follower.getByRole('button', { name: 'Person 1: और विकल्प' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'फ़ॉलोअर से हटाएँ' }));
  expect(await screen.findByRole('alertdialog', { name: 'Person 1 को अपने फ़ॉलोअर से हटाएँ?' })).toBeVisible();
});
