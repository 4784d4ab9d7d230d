import { QueryClient } from '@tanstack/react-query';
import { idOf, sampleChatMessage } from '../../testing/samples';
import { refusal, fakeApi } from '../../testing/fake-api';
import { deliver, deliverInterrupted } from './deliver';
import { loadChats } from './outbox-storage';
import { type OutgoingMessage, useOutboxStore } from './outbox-store';

const [me, priya] = [idOf(901), idOf(902)];
const store = () => useOutboxStore.getState();
const item = (number: number, changes: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  clientId: idOf(10_000 + number),
  toId: priya,
  text: `Message ${number}`,
  writtenAt: 1_780_000_000_000,
  state: 'sending',
  reason: '',
  picture: null,
  ...changes,
});
/** Keeps only session storage. */
const reload = () => {
  useOutboxStore.setState({ currentUserId: null, items: [], drafts: {} });
  store().open(me);
};

let queryClient: QueryClient;
let api: ReturnType<typeof fakeApi> | undefined;
beforeEach(() => {
  queryClient = new QueryClient();
  useOutboxStore.setState({ currentUserId: null, items: [], drafts: {} });
  store().open(me);
});
afterEach(() => {
  api?.finish();
  api = undefined;
});

test('drafts survive a reload, by writer and recipient', () => {
  store().setDraft(priya, 'Half a sent');
  store().setDraft(idOf(903), 'Another');
  store().setDraft(idOf(903), '');
  reload();
  expect(store().drafts).toEqual({ [priya]: 'Half a sent' });
  useOutboxStore.setState({ currentUserId: null, items: [], drafts: {} });
  store().open(idOf(950));
  expect(store().drafts).toEqual({});
});

test('unsent texts survive a reload, pictures cannot', () => {
  store().add(item(1, { state: 'failed', reason: 'No network' }));
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  store().add(item(2, { picture: { file, preview: 'blob:x', width: 1, height: 1, alt: '' } }));
  reload();
  expect(store().items).toEqual([item(1, { state: 'failed', reason: 'No network' })]);
});

test.each(['no json', '[]', '{"drafts":5,"items":[{"clientId":1}]}', 'null'])(
  'ignores storage that holds %s',
  (kept) => {
    sessionStorage.setItem(`aranya.chats.${me}`, kept);
    expect(loadChats(me)).toEqual({ drafts: {}, items: [] });
  },
);

test('sends one by one in the order of writing', async () => {
  let open = 0;
  api = fakeApi({
    'POST /api/messages/send': async ({ body }) => {
      expect(++open).toBe(1);
      await Promise.resolve();
      open--;
      const number = Number(String((body as FormData).get('text')).split(' ')[1]);
      return { body: { success: true, message: sampleChatMessage(number, { mine: true }) } };
    },
  });
  for (const number of [1, 2, 3]) store().add(item(number));
  await Promise.all([1, 2, 3].map((number) => deliver(queryClient, idOf(10_000 + number))));
  expect(api.calls.map(({ body }) => (body as FormData).get('text'))).toEqual([
    'Message 1',
    'Message 2',
    'Message 3',
  ]);
  expect(store().items).toEqual([]);
  expect(loadChats(me).items).toEqual([]);
});

test('a second delivery of one message is ignored', async () => {
  api = fakeApi({
    'POST /api/messages/send': () => ({
      body: { success: true, message: sampleChatMessage(1, { mine: true }) },
    }),
  });
  store().add(item(1));
  await Promise.all([deliver(queryClient, item(1).clientId), deliver(queryClient, item(1).clientId)]);
  expect(api.calls).toHaveLength(1);
});

test('a failed message has its reason and is sent again with the same client id', async () => {
  let down = true;
  api = fakeApi({
    'POST /api/messages/send': () =>
      down
        ? refusal(503, 'unavailable', 'Back in a moment.')
        : { body: { success: true, message: sampleChatMessage(1, { mine: true }) } },
  });
  store().add(item(1));
  await deliver(queryClient, item(1).clientId);
  expect(store().items).toMatchObject([{ state: 'failed', reason: 'Back in a moment.' }]);
  down = false;
  await deliver(queryClient, item(1).clientId);
  expect(store().items).toEqual([]);
  const ids = api.calls.map(({ body }) => (body as FormData).get('client_id'));
  expect(ids).toEqual([item(1).clientId, item(1).clientId]);
});

test('a lost answer is no failure if the message arrived by the stream', async () => {
  api = fakeApi({
    'POST /api/messages/send': () => {
      store().remove(item(1).clientId);
      return refusal(503, 'unavailable', 'Back in a moment.');
    },
  });
  store().add(item(1));
  await deliver(queryClient, item(1).clientId);
  expect(store().items).toEqual([]);
});

test('a reload sends interrupted messages again, and no failed ones', async () => {
  api = fakeApi({
    'POST /api/messages/send': () => ({
      body: { success: true, message: sampleChatMessage(1, { mine: true }) },
    }),
  });
  store().add(item(1));
  store().add(item(2, { state: 'failed' }));
  reload();
  deliverInterrupted(queryClient);
  await deliver(queryClient, idOf(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(api.calls).toHaveLength(1);
  expect(store().items).toEqual([item(2, { state: 'failed' })]);
});
