import type { Author, LiveEvent, Message } from '@aranya/contracts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { sampleId, sampleChatMessage, sampleMessage } from '../../testing/samples';
import { type ChatChanges, noChanges } from '../messages/chat-changes';
import { listReadings, putReadings } from '../kept-reading/reading-storage';
import { notificationKeys } from '../notifications/notification-keys';
import { messageKeys } from '../messages/message-keys';
import { createLiveHandler } from './live-handler';

const [me, priya] = [sampleId(901), sampleId(902)];
const sender: Author = { _id: priya, full_name: 'Priya Nair', username: 'priya', profile_picture: '' };
const event = (message: Message, from: Author | null = sender): LiveEvent => ({
  type: 'message',
  sender: from,
  ...message,
});

let queryClient: QueryClient;
let openChat: string | null;
let handle: (event: LiveEvent) => void;
const calls = { onElsewhere: jest.fn(), onSent: jest.fn(), onConnections: jest.fn(), onSignedOut: jest.fn() };

beforeEach(() => {
  jest.clearAllMocks();
  openChat = null;
  queryClient = new QueryClient();
  handle = createLiveHandler({ queryClient, currentUserId: me, openChat: () => openChat, ...calls });
});
afterEach(() => {
  queryClient.clear();
  jest.restoreAllMocks();
});

function open(userId: string) {
  openChat = userId;
  queryClient.setQueryData(messageKeys.changes(userId), noChanges);
}
const changes = (userId: string) => queryClient.getQueryData<ChatChanges>(messageKeys.changes(userId));
const recent = () =>
  queryClient.getQueryData<{ body: { messages: ReturnType<typeof sampleMessage>[] } }>(messageKeys.recent)
    ?.body.messages;

test('appends a message to the open chat once, without a toast', () => {
  open(priya);
  handle(event(sampleChatMessage(1)));
  handle(event(sampleChatMessage(1)));
  expect(changes(priya)?.arrived).toEqual([sampleChatMessage(1, { createdAt: expect.any(String) })]);
  expect(calls.onElsewhere).not.toHaveBeenCalled();
});

test('a message to another chat shows a toast and is not cached', () => {
  open(sampleId(903));
  const message = sampleChatMessage(1);
  handle(event(message));
  expect(calls.onElsewhere).toHaveBeenCalledWith(message, sender);
  expect(changes(priya)).toBeUndefined();
  expect(changes(sampleId(903))?.arrived).toEqual([]);
});

test('an own message leaves the outbox and shows no toast', () => {
  open(priya);
  const mine = sampleChatMessage(1, { mine: true });
  handle(event(mine, { ...sender, _id: me }));
  expect(calls.onSent).toHaveBeenCalledWith(mine.client_id);
  expect(calls.onElsewhere).not.toHaveBeenCalled();
  expect(changes(priya)?.arrived).toHaveLength(1);
});

test('an older answer on its way does not take a message off the recent list', async () => {
  const answers: (() => void)[] = [];
  const server: { messages: ReturnType<typeof sampleMessage>[] } = { messages: [] };
  const observer = new QueryObserver(queryClient, {
    queryKey: messageKeys.recent,
    queryFn: () => {
      const body = { ...server };
      return new Promise((resolve) => answers.push(() => resolve({ body })));
    },
    initialData: { body: { messages: [] } },
  });
  const stop = observer.subscribe(() => undefined);
  expect(answers).toHaveLength(1);
  const message = sampleChatMessage(1);
  server.messages = [sampleMessage(1)];
  handle(event(message));
  expect(recent()).toHaveLength(1);
  for (const answer of answers.splice(0, 1)) answer();
  await Promise.resolve();
  expect(recent()).toHaveLength(1);
  for (const answer of answers.splice(0)) answer();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(recent()).toHaveLength(1);
  stop();
});

test('the recent list has the latest of each sender first, unread unless its chat is visible', () => {
  queryClient.setQueryData(messageKeys.recent, {
    body: {
      messages: [
        sampleMessage(1, { from_user_id: { _id: sampleId(903), full_name: 'Ravi', profile_picture: '' } }),
        sampleMessage(2),
      ],
    },
  });
  handle(event(sampleChatMessage(3)));
  expect(recent()?.map(({ text, seen }) => [text, seen])).toEqual([
    ['Message 3', false],
    ['Message 1', false],
  ]);
  open(priya);
  handle(event(sampleChatMessage(4)));
  expect(recent()?.[0]).toMatchObject({ text: 'Message 4', seen: true });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  handle(event(sampleChatMessage(5)));
  expect(recent()?.[0]).toMatchObject({ text: 'Message 5', seen: false });
});

test('a chat that was read on another device is read here up to there', () => {
  queryClient.setQueryData(messageKeys.recent, { body: { messages: [] } });
  handle(event(sampleChatMessage(3)));
  const [unread] = recent() ?? [];
  const read = (upTo = '') => handle({ type: 'chat_read', from_user_id: priya, up_to: upTo });
  handle({ type: 'chat_read', from_user_id: sampleId(903), up_to: '2999-01-01T00:00:00.000Z' });
  read('2000-01-01T00:00:00.000Z');
  expect(recent()?.[0]).toMatchObject({ seen: false });
  read(unread?.createdAt);
  expect(recent()?.[0]).toMatchObject({ seen: true });
});

test('notifications that were read on another device are counted again', () => {
  const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
  handle({ type: 'notifications_read' });
  expect(invalidate.mock.calls).toEqual([[{ queryKey: notificationKeys.unread, refetchType: 'active' }]]);
});

test('a chat with a deleted message is not kept on this device', async () => {
  const reading = { userId: me, queryKey: messageKeys.history(priya), readAt: Date.now(), text: '{}' };
  await putReadings([reading], () => true);
  handle({ type: 'deleted', message_id: sampleId(1), from_user_id: priya });
  await waitFor(async () => {
    const kept = (await listReadings()).map(({ queryKey }) => queryKey);
    expect(kept).not.toContainEqual(reading.queryKey);
  });
});

test('a session that was ended on another device is told', () => {
  handle({ type: 'signed_out' });
  expect(calls.onSignedOut).toHaveBeenCalledTimes(1);
});

test('seen and deleted reach the open chat', () => {
  open(priya);
  const upTo = '2026-01-01T00:00:00.000Z';
  handle({ type: 'seen', by_user_id: priya, up_to: upTo });
  handle({ type: 'deleted', message_id: sampleId(1), from_user_id: priya });
  expect(changes(priya)).toEqual({ arrived: [], deleted: [sampleId(1)], seenUpTo: upTo });
});

test('a new stream refetches messages, a resync everything, in a hidden tab later', () => {
  const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
  handle({ type: 'ready' });
  expect(invalidate).toHaveBeenCalledWith({ queryKey: messageKeys.all, refetchType: 'active' });
  handle({ type: 'resync' });
  expect(invalidate).toHaveBeenLastCalledWith({ refetchType: 'active' });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  handle({ type: 'resync' });
  expect(invalidate).toHaveBeenLastCalledWith({ refetchType: 'none' });
});

test('a change of connections refetches who can write', () => {
  const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
  const connected = { type: 'connections', user_id: priya, notification: 'accepted' } as const;
  handle(connected);
  expect(calls.onConnections.mock.calls).toEqual([[connected]]);
  expect(invalidate).toHaveBeenLastCalledWith(expect.objectContaining({ queryKey: messageKeys.all }));
});
