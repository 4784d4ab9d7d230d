import type { ConnectionList, User } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCommunity } from '../shared/testing/render-community';
import { idOf, sampleMe, sampleMessage } from '../shared/testing/samples';
import { refusal, fakeApi } from '../shared/testing/fake-api';
import MessagesPage from './messages-page';

const person = (number: number, changes: Partial<User> = {}): User => ({
  ...sampleMe(),
  _id: idOf(number),
  id: idOf(number),
  full_name: `Person ${number}`,
  username: `person_${number}`,
  bio: `Watches birds ${'and bats '.repeat(10)}`,
  relation: { is_self: false, follows: false, followed_by: false, connection: 'connected', blocked: false },
  ...changes,
});
const none: Record<ConnectionList, null> = {
  connections: null,
  pendingConnections: null,
  followers: null,
  following: null,
  sentRequests: null,
};
const page = (connections: User[], next: string | null = null) => ({
  body: {
    success: true,
    connections,
    pendingConnections: [],
    followers: [],
    following: [],
    sentRequests: [],
    counts: { connections: 2, pendingConnections: 0, followers: 0, following: 0, sentRequests: 0 },
    next_cursors: { ...none, connections: next },
  },
});

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function show(answers: Parameters<typeof fakeApi>[0]) {
  api = fakeApi({
    'GET /api/user/recent-messages': () => ({ body: { success: true, messages: [] } }),
    'GET /api/user/former-chats': () => ({ body: { success: true, chats: [] } }),
    ...answers,
  });
  return renderCommunity('/community/messages', <MessagesPage />);
}

test('each connection has its bio and links to chat and profile', async () => {
  show({
    'GET /api/user/connections': () => page([person(902), person(903)]),
    'GET /api/user/recent-messages': () => ({ body: { success: true, messages: [sampleMessage(1)] } }),
  });
  const [first, second] = (await screen.findAllByRole('article')).map((card) => within(card));
  expect(first?.getByText('Person 902')).toBeVisible();
  expect(first?.getByText('@person_902')).toBeVisible();
  expect(first?.getByText(/^Watches birds/)).toBeVisible();
  expect(first?.getByRole('link', { name: 'Chat' })).toHaveAttribute(
    'href',
    `/community/messages/${idOf(902)}`,
  );
  expect(first?.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    `/community/profile/${idOf(902)}`,
  );
  await waitFor(() => expect(first?.getByText('1')).toBeVisible());
  expect(second?.queryByText('1')).not.toBeInTheDocument();
});

test('loads further connections by page', async () => {
  show({
    'GET /api/user/connections': ({ query }) =>
      query.has('cursor') ? page([person(903)]) : page([person(902)], 'on'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Person 903')).toBeVisible();
});

test('without connections it links to Discover', async () => {
  show({ 'GET /api/user/connections': () => page([]) });
  expect(await screen.findByRole('heading', { name: 'Nobody to write to yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Discover people' })).toHaveAttribute(
    'href',
    '/community/discover',
  );
});

test('a failure can be retried', async () => {
  let failures = 1;
  show({
    'GET /api/user/connections': () =>
      failures-- > 0 ? refusal(503, 'unavailable', 'Back in a moment.') : page([person(902)]),
  });
  expect(await screen.findByText('Back in a moment.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Person 902')).toBeVisible();
});

test('read-only chats are below', async () => {
  const createdAt = new Date().toISOString();
  show({
    'GET /api/user/connections': () => page([]),
    'GET /api/user/former-chats': () => ({
      body: {
        success: true,
        chats: [
          {
            peer_id: idOf(904),
            user: { _id: idOf(904), full_name: 'Ravi', username: 'ravi', profile_picture: '' },
            text: 'Goodbye',
            message_type: 'text',
            createdAt,
          },
          { peer_id: idOf(905), user: null, text: '', message_type: 'image', createdAt },
        ],
      },
    }),
  });
  const list = within(await screen.findByRole('region', { name: 'Earlier chats' }));
  expect(list.getByRole('link', { name: /Ravi\s*Goodbye/ })).toHaveAttribute(
    'href',
    `/community/messages/${idOf(904)}`,
  );
  expect(list.getByRole('link', { name: /Deleted user\s*Media/ })).toBeVisible();
});
