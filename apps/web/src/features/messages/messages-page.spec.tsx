import type { ChatSummary } from '@aranya/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { addToChat, addToRecent, markRecentSeen } from '../../data/messages/message-cache';
import { refusal, fakeApi } from '../../testing/fake-api';
import { inLanguage } from '../../testing/in-language';
import { renderCommunity } from '../../testing/render-community';
import { sampleId, sampleChat, sampleChatMessage } from '../../testing/samples';
import MessagesPage from './messages-page';

const page = (chats: ChatSummary[], next: string | null = null) => ({
  body: { success: true, chats, next_cursor: next },
});

let api: ReturnType<typeof fakeApi>;
afterEach(() => {
  api.finish();
  jest.restoreAllMocks();
});

function show(answers: Parameters<typeof fakeApi>[0], address = '/community/messages') {
  api = fakeApi({
    'GET /api/messages/chats': () => page([]),
    'GET /api/user/former-chats': () => ({ body: { success: true, chats: [] } }),
    'POST /api/user/discover': () => ({ body: { success: true, users: [], next_cursor: null } }),
    ...answers,
  });
  return renderCommunity(
    address,
    <Routes>
      <Route path="" element={<MessagesPage />}>
        <Route path=":userId" element={<h1>Person 2</h1>} />
      </Route>
    </Routes>,
    '/community/messages/*',
  );
}

function widen() {
  const media = Object.assign(new EventTarget(), { matches: true });
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
}

const names = () => screen.getAllByRole('article').map((row) => within(row).getByText(/^Person/).textContent);
const row = (number: number) => screen.findByRole('article', { name: `Person ${number}` });

test('a row has the last line and its time, username, bio, and links to chat and profile', async () => {
  const { user, latest } = sampleChat(3);
  show({
    'GET /api/messages/chats': () =>
      page([{ user: { ...user, bio: 'Watches bats' }, latest, unread: true }, sampleChat(4)]),
  });
  const first = await row(3);
  for (const text of ['@person_3', 'Watches bats', 'Message of 3', '3h', '3 hours ago']) {
    expect(first).toHaveTextContent(text);
  }
  expect(within(first).getByText('1')).toHaveTextContent('1 unread');
  expect(within(first).getByRole('link', { name: 'Chat' })).toHaveAttribute(
    'href',
    `/community/messages/${sampleId(3)}`,
  );
  expect(within(first).getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    `/community/profile/${sampleId(3)}`,
  );
  expect(await row(4)).not.toHaveTextContent('unread');
});

test('own messages begin with You, pictures read Media, and a silent connection says so', async () => {
  const { latest } = sampleChat(1);
  show({
    'GET /api/messages/chats': () =>
      page([
        sampleChat(1, { latest: latest && { ...latest, text: 'Coming', mine: true } }),
        sampleChat(2, { latest: latest && { ...latest, text: '', message_type: 'image' } }),
        sampleChat(3, { latest: null }),
      ]),
  });
  expect(await row(1)).toHaveTextContent('You: Coming');
  expect(await row(2)).toHaveTextContent('Media');
  expect(await row(3)).toHaveTextContent('No messages yet');
});

test('a message that arrives moves its row to the top at once and marks it; opening the chat clears it', async () => {
  const { queryClient } = show({
    'GET /api/messages/chats': ({ query }) =>
      query.has('cursor') ? page([sampleChat(3)]) : page([sampleChat(1), sampleChat(2)], 'on'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await row(3);
  expect(names()).toEqual(['Person 1', 'Person 2', 'Person 3']);
  const { user } = sampleChat(3);
  const message = sampleChatMessage(7, {
    from_user_id: sampleId(3),
    text: 'Look up',
    createdAt: new Date().toISOString(),
  });
  act(() => {
    addToChat(queryClient, sampleId(3), message);
    addToRecent(queryClient, message, user, false);
  });
  await waitFor(() => expect(names()).toEqual(['Person 3', 'Person 1', 'Person 2']));
  expect(await row(3)).toHaveTextContent(/Look up.*1 unread/);
  act(() => markRecentSeen(queryClient, sampleId(3)));
  await waitFor(() => expect(screen.queryByText('1')).not.toBeInTheDocument());
  expect(api.callsTo('/api/messages/chats')).toHaveLength(2);
});

test('a repeated or older message moves nothing; one of an unknown chat loads the list again', async () => {
  let chats = [sampleChat(1), sampleChat(2)];
  const { queryClient } = show({ 'GET /api/messages/chats': () => page(chats) });
  await row(2);
  const old = sampleChatMessage(7, { text: 'Old', createdAt: '2020-01-01T00:00:00.000Z' });
  act(() => addToChat(queryClient, sampleId(2), old));
  expect(names()).toEqual(['Person 1', 'Person 2']);
  chats = [sampleChat(9), ...chats];
  act(() => addToChat(queryClient, sampleId(9), sampleChatMessage(8)));
  await row(9);
  expect(names()).toEqual(['Person 9', 'Person 1', 'Person 2']);
});

test('without connections it links to Discover', async () => {
  show({});
  expect(await screen.findByRole('heading', { name: 'Nobody to write to yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Discover people' })).toHaveAttribute(
    'href',
    '/community/discover',
  );
});

test('a failure can be retried', async () => {
  let failures = 1;
  show({
    'GET /api/messages/chats': () =>
      failures-- > 0 ? refusal(503, 'unavailable', 'Back in a moment.') : page([sampleChat(2)]),
  });
  expect(await screen.findByText('Back in a moment.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(2)).toBeVisible();
});

test('read-only chats are below', async () => {
  const createdAt = new Date().toISOString();
  show({
    'GET /api/user/former-chats': () => ({
      body: {
        success: true,
        chats: [
          {
            peer_id: sampleId(904),
            user: { _id: sampleId(904), full_name: 'Ravi', username: 'ravi', profile_picture: '' },
            text: 'Goodbye',
            message_type: 'text',
            createdAt,
          },
          { peer_id: sampleId(905), user: null, text: '', message_type: 'image', createdAt },
        ],
      },
    }),
  });
  const list = within(await screen.findByRole('region', { name: 'Earlier chats' }));
  expect(list.getByRole('link', { name: /Ravi\s*Goodbye/ })).toHaveAttribute(
    'href',
    `/community/messages/${sampleId(904)}`,
  );
  expect(list.getByRole('link', { name: /Deleted user\s*Media/ })).toBeVisible();
});

describe('in a wide window', () => {
  const chats = { 'GET /api/messages/chats': () => page([sampleChat(1), sampleChat(2)]) };
  beforeEach(widen);

  test('the list stands beside an invitation to choose', async () => {
    show(chats);
    const list = within(await screen.findByRole('region', { name: 'All chats' }));
    expect(list.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    expect(await list.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Quiet in here' })).toBeVisible();
  });

  test('it stands beside the open chat, which it marks and whose name is the heading', async () => {
    show(chats, `/community/messages/${sampleId(2)}`);
    const open = within(await row(2)).getByRole('link', { name: 'Chat' });
    expect(open).toHaveAttribute('aria-current', 'page');
    expect(within(await row(1)).getByRole('link', { name: 'Chat' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Person 2');
    expect(screen.getByRole('heading', { level: 2, name: 'Messages' })).toBeVisible();
    expect(screen.queryByText('Quiet in here')).not.toBeInTheDocument();
  });

  test('nobody is invited to choose where there is nobody', async () => {
    show({});
    expect(await screen.findByRole('heading', { name: 'Nobody to write to yet' })).toBeVisible();
    expect(screen.queryByText('Quiet in here')).not.toBeInTheDocument();
  });
});

test('in a narrow window an open chat stands alone', async () => {
  show({}, `/community/messages/${sampleId(2)}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Person 2' })).toBeVisible();
  expect(screen.queryByText('Messages')).not.toBeInTheDocument();
});

test('a row in Hindi keeps what a member wrote, and opens the chat in Hindi', async () => {
  inLanguage('hi');
  const { user, latest } = sampleChat(3);
  show({
    'GET /api/messages/chats': () =>
      page([{ user, latest: latest && { ...latest, mine: true }, unread: false }]),
  });
  const first = await row(3);
  expect(first).toHaveTextContent('आप: Message of 3');
  expect(first).toHaveTextContent('3 घंटे पहले');
  expect(within(first).getByRole('link', { name: 'बातचीत' })).toHaveAttribute(
    'href',
    `/hi/community/messages/${sampleId(3)}`,
  );
});
