import type { Message } from '@aranya/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLiveStore } from '../../../lib/live';
import { withDeleted, withMessage, withSeen } from '../../../data/messages/chat-changes';
import { changeChat } from '../../../data/messages/message-cache';
import { useChatDrafts } from '../../../data/messages/chat-drafts';
import { getQueue } from '../../../data/outbox/open-queue';
import { messageEntry } from '../../../data/outbox/queue-entry';
import { useQueueStore } from '../../../data/outbox/queue-store';
import { openTestQueue } from '../../../data/outbox/testing/open-test-queue';
import { meAnswer, renderCommunity } from '../../../testing/render-community';
import { sampleId, sampleChatMessage } from '../../../testing/samples';
import { refusal, fakeApi, type FakeCall } from '../../../testing/fake-api';
import ChatPage from './chat-page';

const priya = sampleId(902);
const author = { _id: priya, full_name: 'Priya Nair', username: 'priya', profile_picture: '' };
type Chat = { user?: typeof author | null; can_write?: boolean; next_cursor?: string | null };
const chatAnswer = (messages: Message[], changes: Chat = {}) => ({
  body: { success: true, messages, next_cursor: null, user: author, can_write: true, ...changes },
});
/** Accepts a message as number 50. */
const accept = ({ body }: FakeCall) => {
  const form = body as FormData;
  const message = sampleChatMessage(50, {
    mine: true,
    text: String(form.get('text')),
    client_id: String(form.get('client_id')),
  });
  return { body: { success: true, message } };
};

let api: ReturnType<typeof fakeApi>;
let closeQueue = () => Promise.resolve();
beforeEach(() => {
  useChatDrafts.setState({ currentUserId: null, drafts: {} });
  useChatDrafts.getState().open(sampleId(901));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('jsdom draws nothing'));
});
afterEach(async () => {
  await closeQueue();
  closeQueue = () => Promise.resolve();
  api.finish();
});

function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'POST /api/messages/get': () => chatAnswer([sampleChatMessage(1), sampleChatMessage(2, { mine: true })]),
    'POST /api/messages/seen': () => ({ body: { success: true, message: 'Seen' } }),
    ...answers,
  });
  return renderCommunity(`/community/messages/${priya}`, <ChatPage />, '/community/messages/:userId');
}
/** Shows the chat with the queue, as a page of the community does. */
async function showWithQueue(answers: Parameters<typeof fakeApi>[0] = {}) {
  const view = show(answers);
  closeQueue = await openTestQueue(sampleId(901), view.queryClient);
  await screen.findByText('Message 1');
  return view;
}
const bubbles = () => screen.getAllByRole('listitem').map((one) => one.getAttribute('data-key'));
const field = () => screen.getByRole('textbox', { name: 'Message' });

test('shows the other user and the messages, oldest first', async () => {
  show({
    'POST /api/messages/get': () => chatAnswer([3, 1, 2].map((number) => sampleChatMessage(number))),
  });
  expect(await screen.findByText('Loading messages')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Priya Nair' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    `/community/profile/${priya}`,
  );
  expect(bubbles()).toEqual([sampleId(1), sampleId(2), sampleId(3)]);
  expect(useLiveStore.getState().openChat).toBe(priya);
  expect(api.callsTo('/api/messages/get')[0]?.body).toEqual({ to_user_id: priya, limit: 40 });
});

test('Enter sends, Shift+Enter starts a line, an empty message is ignored', async () => {
  let answer: () => void = () => undefined;
  await showWithQueue({
    'POST /api/messages/send': async (call) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return accept(call);
    },
  });
  await userEvent.type(field(), '  {Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(api.callsTo('/api/messages/send')).toHaveLength(0);
  await userEvent.clear(field());
  await userEvent.type(field(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
  expect(field()).toHaveValue('');
  expect(screen.getByText('Sending…')).toBeVisible();
  await waitFor(() => expect(api.callsTo('/api/messages/send')).toHaveLength(1));
  act(() => answer());
  await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument());
  expect(screen.getByText(/One\s+two/)).toBeVisible();
  expect(screen.getByText('Sent')).toBeVisible();
  expect(bubbles()).toHaveLength(3);
});

test('a refused message shows the reason; it can be sent again with its id, edited and removed', async () => {
  let closed = true;
  const picture = new File(['x'], 'owl.png', { type: 'image/png' });
  await showWithQueue({
    'POST /api/messages/send': (call) =>
      closed ? refusal(403, 'not_connected', 'You are not connected.') : accept(call),
  });
  await userEvent.type(field(), 'Hello{Enter}');
  expect(await screen.findByText('Not sent.')).toBeVisible();
  expect(screen.getAllByText(/You are not connected\./).length).toBeGreaterThan(0);
  closed = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText('Not sent.')).not.toBeInTheDocument());
  // Until the answer, "Sent" stands below the message before.
  await waitFor(() => expect(screen.getByText('Hello').closest('li')).toHaveTextContent('Sent'));
  expect(api.callsTo('/api/messages/send')).toHaveLength(2);
  const [first, second] = api
    .callsTo('/api/messages/send')
    .map(({ body }) => (body as FormData).get('client_id'));
  expect(second).toBe(first);
  expect(screen.getAllByText('Hello')).toHaveLength(1);

  closed = true;
  await userEvent.type(field(), 'Never mind{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Never mind')).not.toBeInTheDocument());

  await userEvent.upload(screen.getByLabelText('Attach a picture'), picture);
  await userEvent.type(screen.getByLabelText('Description of the picture'), 'An owl');
  await userEvent.type(field(), 'Look{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(field()).toHaveValue('Look'));
  expect(screen.getByLabelText('Description of the picture')).toHaveValue('An owl');
  await waitFor(() => expect(screen.queryByText('Not sent.')).not.toBeInTheDocument());
});

test('messages wait while nobody answers, then go in order, without a click', async () => {
  let down = true;
  await showWithQueue({
    'POST /api/messages/send': (call) =>
      down ? Promise.reject(new TypeError('Failed to fetch')) : accept(call),
  });
  await userEvent.type(field(), 'One{Enter}');
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  await userEvent.type(field(), 'Two{Enter}');
  await waitFor(() => expect(screen.getAllByText('Waiting to be sent')).toHaveLength(2));
  down = false;
  const before = api.callsTo('/api/messages/send').length;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(useQueueStore.getState().entries).toEqual([]));
  const sent = api.callsTo('/api/messages/send').slice(before);
  expect(sent.map(({ body }) => (body as FormData).get('text'))).toEqual(['One', 'Two']);
});

test('where the browser stores nothing, a message that cannot be sent is back in the field', async () => {
  show({ 'POST /api/messages/send': () => refusal(503, 'unavailable', 'Back in a moment.') });
  await screen.findByText('Message 1');
  await userEvent.type(field(), 'Hello{Enter}');
  await waitFor(() => expect(field()).toHaveValue('Hello'));
  expect(screen.getByText('Back in a moment. Your message is back in the text box.')).toBeVisible();
  expect(bubbles()).toHaveLength(2);
});

test('a message whose answer was lost is not sent again', async () => {
  const clientId = sampleId(10_002);
  const { queryClient } = show();
  await screen.findByText('Message 1');
  closeQueue = await openTestQueue(sampleId(901), queryClient);
  const entry = messageEntry({
    userId: sampleId(901),
    clientId,
    text: 'Message 2',
    to: { id: priya, name: 'Priya Nair' },
    picture: null,
  });
  await act(async () => void (await (await getQueue()).add({ ...entry, state: 'refused', reason: 'No' })));
  await waitFor(() => expect(useQueueStore.getState().entries).toEqual([]));
  expect(bubbles()).toEqual([sampleId(1), clientId]);
});

test('sends a picture with its description; refuses other files', async () => {
  show({ 'POST /api/messages/send': accept });
  await screen.findByText('Message 1');
  const input = screen.getByLabelText('Attach a picture');
  const anyFile = userEvent.setup({ applyAccept: false });
  await anyFile.upload(input, new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText('notes.txt is not a picture.')).toBeInTheDocument();
  const owl = new File(['x'], 'owl.png', { type: 'image/png' });
  await userEvent.upload(input, owl);
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(screen.queryByAltText('owl.png')).not.toBeInTheDocument();
  await userEvent.upload(screen.getByLabelText('Attach a picture'), owl);
  await userEvent.type(screen.getByLabelText('Description of the picture'), 'An owl');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(api.callsTo('/api/messages/send')).toHaveLength(1));
  const form = api.callsTo('/api/messages/send')[0]?.body as FormData;
  expect((form.get('image') as File).name).toBe('owl.png');
  expect(form.get('image_alt')).toBe('An owl');
  expect(form.get('text')).toBe('');
});

test('applies live messages, seen marks and deletions', async () => {
  const { queryClient } = show();
  await screen.findByText('Message 1');
  act(() => changeChat(queryClient, priya, (before) => withMessage(before, sampleChatMessage(3))));
  expect(await screen.findByText('Message 3')).toBeVisible();
  await waitFor(() => expect(api.callsTo('/api/messages/seen')).toHaveLength(1));
  expect(api.callsTo('/api/messages/seen')[0]?.body).toEqual({ from_user_id: priya });
  expect(screen.getByText('Sent')).toBeVisible();
  act(() => changeChat(queryClient, priya, (before) => withSeen(before, new Date().toISOString())));
  expect(await screen.findByText('Seen')).toBeVisible();
  expect(screen.queryByText('Sent')).not.toBeInTheDocument();
  act(() => changeChat(queryClient, priya, (before) => withDeleted(before, sampleId(1))));
  await waitFor(() => expect(screen.queryByText('Message 1')).not.toBeInTheDocument());
});

test('a hidden tab marks messages as seen once visible', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { queryClient } = show();
  await screen.findByText('Message 1');
  act(() => changeChat(queryClient, priya, (before) => withMessage(before, sampleChatMessage(3))));
  await screen.findByText('Message 3');
  expect(api.callsTo('/api/messages/seen')).toHaveLength(0);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(api.callsTo('/api/messages/seen')).toHaveLength(1));
  visibility.mockRestore();
});

test('loads older messages by scrolling or by the button', async () => {
  show({
    'POST /api/messages/get': ({ body }) =>
      (body as { cursor?: string }).cursor === 'older'
        ? chatAnswer([sampleChatMessage(1), sampleChatMessage(2)])
        : chatAnswer([sampleChatMessage(2), sampleChatMessage(3)], { next_cursor: 'older' }),
  });
  await screen.findByText('Message 1');
  expect(bubbles()).toEqual([sampleId(1), sampleId(2), sampleId(3)]);
  expect(screen.queryByRole('button', { name: 'Load older messages' })).not.toBeInTheDocument();
});

test('failed older messages can be retried', async () => {
  let failures = 1;
  show({
    'POST /api/messages/get': ({ body }) => {
      if (!(body as { cursor?: string }).cursor)
        return chatAnswer([sampleChatMessage(2)], { next_cursor: 'older' });
      return failures-- > 0
        ? refusal(503, 'unavailable', 'Back in a moment.')
        : chatAnswer([sampleChatMessage(1)]);
    },
  });
  expect(await screen.findByText('Back in a moment.')).toBeVisible();
  expect(screen.getByText('Message 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Message 1')).toBeVisible();
});

async function moreAbout(text: string): Promise<HTMLElement> {
  const entry = (await screen.findByText(text)).closest('li');
  if (entry === null) throw new Error('The message is in no list.');
  return within(entry).getByRole('button', { name: 'More about this message' });
}

test('reports a message of the other user, by keyboard', async () => {
  const message = 'Thank you. We have received your report and will look at it.';
  show({ 'POST /api/report': () => ({ body: { success: true, message } }) });
  const more = await moreAbout('Message 1');
  act(() => more.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy text' })).toHaveFocus());
  expect(screen.queryByRole('menuitem', { name: 'Delete message' })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Report message' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this message by Priya Nair' }));
  const reasons = within(dialog.getByRole('combobox', { name: /^Reason/ })).getAllByRole('option');
  expect(reasons.slice(1, 4).map(({ textContent }) => textContent)).toEqual([
    'Reveals where a threatened animal lives',
    'Cruelty to animals',
    'Illegal wildlife trade',
  ]);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Reason/ }), 'reveals_place');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsTo('/api/report')[0]?.body).toEqual({
    subject: 'message',
    id: sampleId(1),
    reason: 'reveals_place',
    details: '',
  });
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('deletes an own message after a confirmation', async () => {
  show({ 'POST /api/messages/delete': () => ({ body: { success: true, message: 'Message deleted' } }) });
  await userEvent.click(await moreAbout('Message 2'));
  expect(screen.queryByRole('menuitem', { name: 'Report message' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete message' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete message' }));
  await waitFor(() => expect(screen.queryByText('Message 2')).not.toBeInTheDocument());
  expect(api.callsTo('/api/messages/delete')[0]?.body).toEqual({ messageId: sampleId(2) });
  expect(await screen.findByText('Message deleted')).toBeInTheDocument();
});

test.each<[string, Chat, RegExp]>([
  ['no longer connected', { can_write: false }, /You are no longer connected/],
  ['deleted', { can_write: false, user: null }, /This account was deleted/],
])('%s: the history stays readable, in place of the field stands why', async (_name, changes, words) => {
  show({ 'POST /api/messages/get': () => chatAnswer([sampleChatMessage(1)], changes) });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('Message 1')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each<[number, string, string, string]>([
  [404, 'not_found', 'There is no such person.', 'There is nobody here'],
  [400, 'invalid_input', 'You cannot write to yourself.', 'There is nobody here'],
  [403, 'blocked', 'You have blocked Person 2. Unblock them first.', 'This chat is closed'],
  [403, 'not_connected', 'You can write to each other once you are connected.', 'Not connected yet'],
])('%i %s is told in the words of the server', async (status, code, message, title) => {
  show({ 'POST /api/messages/get': () => refusal(status, code, message) });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a failed chat can be retried', async () => {
  let failures = 1;
  show({
    'POST /api/messages/get': () =>
      failures-- > 0 ? refusal(503, 'unavailable', 'Back in a moment.') : chatAnswer([sampleChatMessage(1)]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Message 1')).toBeVisible();
});

test('leaving drops the chat and keeps the draft', async () => {
  const { unmount, queryClient } = show();
  await screen.findByText('Message 1');
  await userEvent.type(field(), 'Half a sent');
  unmount();
  await waitFor(() =>
    expect(queryClient.getQueryCache().findAll({ queryKey: ['messages', 'chat'] })).toEqual([]),
  );
  expect(useLiveStore.getState().openChat).toBeNull();
  api.finish();
  show();
  await screen.findByText('Message 1');
  expect(field()).toHaveValue('Half a sent');
});

test('shows Reconnecting after a few seconds', async () => {
  show();
  await screen.findByText('Message 1');
  jest.useFakeTimers();
  act(() => useLiveStore.getState().setState('connecting'));
  act(() => jest.advanceTimersByTime(3900));
  expect(screen.queryByText('Reconnecting…')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText('Reconnecting…')).toBeVisible();
  act(() => useLiveStore.getState().setState('open'));
  expect(screen.queryByText('Reconnecting…')).not.toBeInTheDocument();
  jest.useRealTimers();
});
