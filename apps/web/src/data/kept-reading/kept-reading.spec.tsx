import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { ApiError } from '../../lib/api/api-error';
import { clearReadings } from '../../lib/device-storage';
import { meQueryKey } from '../../lib/session/me-query-key';
import { setSessionHint } from '../../lib/session/session-hint';
import {
  sampleChat,
  sampleChatMessage,
  sampleId,
  sampleMe,
  samplePerson,
  samplePost,
} from '../../testing/samples';
import { readsStore } from '../kept-pages/keep-reads';
import { noChanges, withMessage } from '../messages/chat-changes';
import { messageKeys } from '../messages/message-keys';
import { postKeys } from '../posts/post-cache';
import { createQueryClient } from '../query-client';
import { keepReadings } from './keep-readings';
import { openReadings } from './open-readings';
import { readingId } from './reading-id';
import { listReadings, putReadings } from './reading-storage';
import { forgetReadings, useReadingsStore } from './readings-store';

const me = sampleMe();
const meBody = { success: true, user: me };
const feedBody = (...numbers: number[]) => ({
  success: true,
  message: '',
  posts: numbers.map((one) => samplePost(one)),
  next_cursor: null,
});
const DAY_MS = 24 * 3_600_000;

let queryClient = createQueryClient();
let stop: () => void;

function newPage() {
  queryClient = createQueryClient();
  stop = keepReadings(queryClient);
}

beforeEach(async () => {
  await clearReadings();
  setSessionHint(true);
  newPage();
});
afterEach(() => {
  stop();
  forgetReadings();
  queryClient.clear();
});

const answer = (queryKey: readonly unknown[], body: unknown) =>
  queryClient.fetchQuery({ queryKey, queryFn: () => ({ status: 200, body, headers: new Headers() }) });
const answerPages = (queryKey: readonly unknown[], body: unknown) =>
  queryClient.fetchInfiniteQuery({
    queryKey,
    queryFn: () => ({ status: 200, body }),
    initialPageParam: undefined,
  });
const refuse = (queryKey: readonly unknown[], status: number) =>
  queryClient
    .fetchQuery({
      queryKey,
      queryFn: () => Promise.reject(new ApiError('No.', status, 'forbidden')),
      retry: false,
      staleTime: 0,
    })
    .catch(() => undefined);

/** The list is read after what the stop stores. */
async function storedIds() {
  stop();
  return (await listReadings()).map(({ queryKey }) => readingId(queryKey)).sort();
}

const shownPosts = (client = queryClient) =>
  client
    .getQueryData<{ pages: { body: { posts: { content: string }[] } }[] }>(postKeys.feed)
    ?.pages.flatMap(({ body }) => body.posts.map(({ content }) => content));

async function readFeed() {
  await answer(meQueryKey, meBody);
  await answerPages(postKeys.feed, feedBody(1, 2));
  await storedIds();
  queryClient.clear();
  newPage();
}

describe('while the community is read', () => {
  test('what may open later is stored under the account, and nothing else', async () => {
    await answer(meQueryKey, meBody);
    await answerPages(postKeys.feed, feedBody(1));
    await answer(['people', 'profile', sampleId(2)], { profile: samplePerson(2) });
    expect(await storedIds()).toEqual([readingId(postKeys.feed), readingId(meQueryKey)]);
    expect((await listReadings()).map(({ userId }) => userId)).toEqual([me._id, me._id]);
  });

  test('what came before it was known who reads is stored as well', async () => {
    await answerPages(postKeys.feed, feedBody(1));
    await answer(meQueryKey, meBody);
    expect(await storedIds()).toEqual([readingId(postKeys.feed), readingId(meQueryKey)]);
  });

  test('it is stored after a moment', async () => {
    await answer(meQueryKey, meBody);
    await waitFor(async () => expect(await listReadings()).toHaveLength(1));
  });

  test('a chat is stored as it stands, with what has arrived and without what was deleted', async () => {
    const other = sampleId(902);
    await answer(meQueryKey, meBody);
    await answerPages(messageKeys.history(other), {
      success: true,
      messages: [sampleChatMessage(1), sampleChatMessage(2)],
      user: null,
      can_write: true,
      next_cursor: null,
    });
    const changes = { ...withMessage(noChanges, sampleChatMessage(3)), deleted: [sampleId(1)] };
    queryClient.setQueryData(messageKeys.changes(other), changes);
    await storedIds();
    const chat = (await listReadings()).find(({ queryKey }) => queryKey[0] === 'messages');
    expect(chat?.text).toContain('Message 3');
    expect(chat?.text).not.toContain('Message 1"');
  });

  test.each([
    ['once the session has ended', () => setSessionHint(false)],
    [
      'once somebody asked that nothing be kept',
      () => localStorage.setItem('aranya-reads', JSON.stringify({ choice: 'never', read: [] })),
    ],
  ])('nothing is stored %s', async (_when, happen) => {
    await answer(meQueryKey, meBody);
    happen();
    expect(await storedIds()).toEqual([]);
    readsStore.setState({ value: { choice: 'undecided', read: [] } });
  });

  test('another account removes what the first had read', async () => {
    await readFeed();
    const other = samplePerson(7);
    await answer(meQueryKey, { success: true, user: other });
    stop();
    await waitFor(async () =>
      expect((await listReadings()).map(({ userId }) => userId)).toEqual([other._id]),
    );
  });

  test.each([403, 404])('what the API refuses by %d goes', async (status) => {
    await answer(meQueryKey, meBody);
    await answerPages(messageKeys.history(sampleId(2)), {
      success: true,
      messages: [],
      user: null,
      can_write: true,
      next_cursor: null,
    });
    expect(await storedIds()).toHaveLength(2);
    stop = keepReadings(queryClient);
    await refuse(messageKeys.history(sampleId(2)), status);
    expect(await storedIds()).toEqual([readingId(meQueryKey)]);
  });

  test.each([
    ['a deleted account', () => refuse(meQueryKey, 403)],
    [
      'a suspension',
      async () => {
        await queryClient.invalidateQueries({ queryKey: meQueryKey });
        await answer(meQueryKey, { ...meBody, suspension: { reason: 'Ivory', since: '', until: null } });
      },
    ],
  ])('%s removes everything', async (_what, happen) => {
    await readFeed();
    await answer(meQueryKey, meBody);
    await happen();
    expect(await storedIds()).toEqual([]);
  });

  test('a failing network removes nothing', async () => {
    await answer(meQueryKey, meBody);
    await answerPages(postKeys.feed, feedBody(1));
    expect(await storedIds()).toHaveLength(2);
    stop = keepReadings(queryClient);
    await refuse(postKeys.feed, 0);
    expect(await storedIds()).toHaveLength(2);
  });
});

describe('without a network', () => {
  const reading = (queryKey: readonly unknown[], data: unknown, readAt = Date.now()) => ({
    userId: me._id,
    queryKey,
    readAt,
    text: JSON.stringify(data),
  });
  const pages = (body: unknown) => ({ pages: [{ status: 200, body }], pageParams: [null] });
  const put = (...readings: ReturnType<typeof reading>[]) => putReadings(readings, () => true);
  const state = () => useReadingsStore.getState().state;

  test('what was read opens, with its age', async () => {
    await readFeed();
    await openReadings(queryClient);
    expect(state()).toBe('open');
    expect(shownPosts()).toEqual(['Post 1', 'Post 2']);
    expect(queryClient.getQueryData<{ body: { user: { _id: string } } }>(meQueryKey)?.body.user._id).toBe(
      me._id,
    );
    const [feed] = (await listReadings()).filter(({ queryKey }) => queryKey[0] === 'posts');
    expect(useReadingsStore.getState().readAt.get(readingId(postKeys.feed))).toBe(feed?.readAt);
  });

  test('another account than the one that is signed in sees nothing', async () => {
    await readFeed();
    queryClient.setQueryData(meQueryKey, { body: { success: true, user: samplePerson(7) } });
    await openReadings(queryClient);
    expect(state()).toBe('none');
    expect(shownPosts()).toBeUndefined();
  });

  test.each([
    ['after two weeks', meBody, Date.now() - 15 * DAY_MS],
    [
      'for a suspended member',
      { ...meBody, suspension: { reason: 'Ivory', since: new Date(0).toISOString(), until: null } },
      Date.now(),
    ],
    ['where the member was kept in another form', { success: true, user: { _id: me._id } }, Date.now()],
  ])('nothing opens %s', async (_when, body, readAt) => {
    await put(reading(meQueryKey, { body }, readAt), reading(postKeys.feed, pages(feedBody(1)), readAt));
    await openReadings(queryClient);
    expect(state()).toBe('none');
    expect(shownPosts()).toBeUndefined();
  });

  test('what another version kept in another form is left out', async () => {
    await put(
      reading(meQueryKey, { body: meBody }),
      reading(postKeys.feed, pages({ success: true, posts: [{}] })),
    );
    await openReadings(queryClient);
    expect(state()).toBe('open');
    expect(shownPosts()).toBeUndefined();
  });

  test('a chat opens only while a list still has it, which a block ends', async () => {
    const listed = sampleChat(2);
    const [kept, blocked] = [messageKeys.history(listed.user._id), messageKeys.history(sampleId(3))];
    const chat = pages({ success: true, messages: [], user: null, can_write: true, next_cursor: null });
    await put(
      reading(meQueryKey, { body: meBody }),
      reading(messageKeys.chats, pages({ success: true, chats: [listed], next_cursor: null })),
      reading(kept, chat),
      reading(blocked, chat),
    );
    await openReadings(queryClient);
    expect(queryClient.getQueryData(kept)).toBeDefined();
    expect(queryClient.getQueryData(blocked)).toBeUndefined();
  });

  test('what the page itself knows later stays', async () => {
    await readFeed();
    await answer(meQueryKey, meBody);
    await answerPages(postKeys.feed, feedBody(9));
    await openReadings(queryClient);
    expect(shownPosts()).toEqual(['Post 9']);
  });

  test('an ended session shows nothing that is still being looked for', async () => {
    await readFeed();
    const opening = openReadings(queryClient);
    forgetReadings();
    await opening;
    expect(shownPosts()).toBeUndefined();
    expect(state()).toBe('closed');
  });

  test('once the API answers, everything older goes, and an open screen asks again', async () => {
    await readFeed();
    await openReadings(queryClient);
    let answerFeed: (data: unknown) => void = () => undefined;
    const ask = jest.fn(() => new Promise<unknown>((resolve) => (answerFeed = resolve)));
    const screen = new QueryObserver(queryClient, {
      queryKey: postKeys.feed,
      queryFn: ask,
      staleTime: Infinity,
    });
    const leave = screen.subscribe(() => undefined);
    expect(ask).not.toHaveBeenCalled();
    await queryClient.invalidateQueries({ queryKey: meQueryKey });
    await answer(meQueryKey, meBody);
    expect(state()).toBe('closed');
    expect(shownPosts()).toBeUndefined();
    answerFeed(pages(feedBody(3)));
    await waitFor(() => expect(shownPosts()).toEqual(['Post 3']));
    leave();
  });
});
