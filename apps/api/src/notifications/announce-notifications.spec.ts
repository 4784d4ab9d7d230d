import { newId } from '../platform/common/ids';
import {
  blocks,
  comments,
  events,
  mutedWords,
  mutes,
  notifications,
  notificationSettings,
  posts,
} from '../platform/db/schema';
import { openStream, type TestStream } from '../platform/live/live.testing';
import { createTestApp, seedBlock, seedPost, type TestApp } from '../testing';
import { createNotificationAnnouncer, type NotificationRow } from './announce-notifications';

let api: TestApp;
let url: string;
const streams: TestStream[] = [];
beforeAll(async () => {
  api = await createTestApp();
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  const closing = api.close();
  // fetch keeps unused connections open.
  setTimeout(() => api.app.server.closeAllConnections(), 200);
  await closing;
});
afterEach(async () => {
  for (const stream of streams) stream.close();
  await Promise.all(streams.splice(0).map(({ ended }) => ended));
  for (const table of [blocks, posts, notifications, events, mutes, mutedWords, notificationSettings]) {
    await api.db.write.delete(table);
  }
});

async function streamOf(name: 'asha' | 'bikram', lastEventId?: string): Promise<TestStream> {
  const stream = await openStream(`${url}/api/messages/${api.ids[name]}`, api.tokenFor(name), lastEventId);
  streams.push(stream);
  return stream;
}
const like = (who: 'bikram' | 'chitra' | 'dawa', postId: string) =>
  api.call(who, 'POST', '/api/post/like', { postId });

test('likes of a moment are one event to the author, live and after a reconnect', async () => {
  const stream = await streamOf('asha');
  const [ready] = await stream.until(1);
  const postId = await seedPost(api.db.write, api.ids.asha, 'A heron');
  for (const who of ['bikram', 'chitra', 'dawa'] as const) await like(who, postId);
  const [, first] = await stream.until(2);
  expect(first?.event.type).toBe('notification');
  const again = await streamOf('asha', ready?.id);
  expect((await again.until(1))[0]).toEqual(first);
});

test('an event names the kind of a notification that is alone', async () => {
  const stream = await streamOf('asha');
  await stream.until(1);
  await like('bikram', await seedPost(api.db.write, api.ids.asha, 'A heron'));
  expect((await stream.until(2))[1]?.event).toEqual({ type: 'notification', notification: 'like' });
});

describe('rows', () => {
  let waiting: string[];
  beforeEach(() => {
    waiting = [];
  });

  /** @returns the kinds that were announced, and the recipients of events */
  async function announced(rows: readonly NotificationRow[], hasEvent = false) {
    const shown: string[] = [];
    const announcer = createNotificationAnnouncer({
      db: api.db.write,
      live: {
        inTransaction: false,
        notifyAfterCommit: (notified) => {
          waiting.push(...notified.map(({ userId }) => userId));
          return Promise.resolve();
        },
      },
      now: () => new Date(),
      onAnnounced: (all) => {
        shown.push(...all.map(({ kind }) => kind));
      },
      onError: (error) => {
        throw error;
      },
    });
    announcer.announce(rows, { hasEvent });
    await announcer.close();
    announcer.announce(rows);
    await announcer.close();
    return { shown, recipients: waiting };
  }

  async function comment(
    content: string,
    kind: 'comment' | 'answer' | 'mention' = 'comment',
  ): Promise<NotificationRow[]> {
    const { write } = api.db;
    const [recipientId, actorId] = [api.ids.asha, api.ids.bikram];
    const postId = await seedPost(write, recipientId, 'A heron');
    const [commentId, id] = [newId(), newId()];
    await write.insert(comments).values({ id: commentId, postId, authorId: actorId, content });
    await write.insert(notifications).values({ id, recipientId, kind, actorId, postId, commentId });
    return [{ recipientId, id }];
  }

  test('are announced when the process closes, and none after', async () => {
    expect(await announced(await comment('Which one?'))).toEqual({
      shown: ['comment'],
      recipients: [api.ids.asha],
    });
  });

  test('with an event of their own get no second one', async () => {
    expect(await announced(await comment('Which one?'), true)).toEqual({
      shown: ['comment'],
      recipients: [],
    });
  });

  test('that do not exist are none', async () => {
    const [row] = await comment('Which one?');
    await api.db.write.delete(notifications);
    expect(await announced([{ recipientId: api.ids.asha, id: row?.id ?? '' }])).toEqual({
      shown: [],
      recipients: [],
    });
  });

  test.each([
    [
      'a muted person',
      () => api.db.write.insert(mutes).values({ userId: api.ids.asha, mutedId: api.ids.bikram }),
    ],
    ['a person who blocked', () => seedBlock(api.db.write, api.ids.bikram, api.ids.asha)],
    [
      'a muted word',
      () => api.db.write.insert(mutedWords).values({ userId: api.ids.asha, word: 'grey heron' }),
    ],
    [
      'a kind that is off',
      () =>
        api.db.write
          .insert(notificationSettings)
          .values({ userId: api.ids.asha, kind: 'comment', listed: false, pushed: true }),
    ],
    ['a hidden post', () => api.db.write.update(posts).set({ hiddenAt: new Date(), hiddenReason: 'A den' })],
    [
      'a hidden comment',
      () => api.db.write.update(comments).set({ hiddenAt: new Date(), hiddenReason: 'A den' }),
    ],
  ])('of %s are not announced', async (_, hide) => {
    const rows = await comment('It was a GREY  heron!');
    await hide();
    expect(await announced(rows)).toEqual({ shown: [], recipients: [] });
  });

  test.each(['answer', 'mention'] as const)(
    'of the kind %s with a muted word are not announced',
    async (kind) => {
      await api.db.write.insert(mutedWords).values({ userId: api.ids.asha, word: 'grey heron' });
      const withWord = await comment('It was a grey heron!', kind);
      const without = await comment('It was a stork!', kind);
      expect((await announced([...withWord, ...without])).shown).toEqual([kind]);
    },
  );
});
