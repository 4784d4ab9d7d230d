import { limits, type Notification } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../platform/common/ids';
import {
  blocks,
  connectionRequests,
  connections,
  events,
  follows,
  notifications,
  posts,
  suspensions,
  users,
} from '../platform/db/schema';
import { type CastName, seedBlock, seedMember, seedPost, useTestApp } from '../testing';
import { ANNOUNCE_DELAY_MS } from './announce-notifications';

const api = useTestApp();
beforeEach(async () => {
  const { write } = api.db;
  for (const table of [
    follows,
    connections,
    connectionRequests,
    blocks,
    posts,
    notifications,
    events,
    suspensions,
  ]) {
    await write.delete(table);
  }
});

async function post(who: CastName, path: string, body: object) {
  const answer = await api.call(who, 'POST', `/api/${path}`, body);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<Record<string, unknown>>();
}
const towards = (who: CastName, action: string, whom: CastName) =>
  post(who, `user/${action}`, { id: api.ids[whom] });
const like = (who: CastName, postId: string) => post(who, 'post/like', { postId });

interface Page {
  notifications: Notification[];
  next_cursor: string | null;
}

async function pageOf(who: CastName, query = ''): Promise<Page> {
  const answer = await api.call(who, 'GET', `/api/notifications${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Page>();
}
const listOf = async (who: CastName) => (await pageOf(who)).notifications;

/** Such as `like by Bikram Sen`. */
const linesOf = async (who: CastName) =>
  (await listOf(who)).map(
    ({ kind, actors, actors_total: total }) =>
      `${kind} by ${actors.map(({ full_name: name }) => name).join(', ')}${total > actors.length ? ` of ${total}` : ''}`,
  );

async function unreadOf(who: CastName): Promise<unknown> {
  const answer = await api.call(who, 'GET', '/api/notifications/unread');
  return answer.json<{ unread: number }>().unread;
}

describe('what is notified', () => {
  test('a follow, until it is taken back', async () => {
    await towards('bikram', 'follow', 'asha');
    await towards('bikram', 'follow', 'asha');
    expect(await linesOf('asha')).toEqual(['follow by Bikram Sen']);
    expect(await linesOf('bikram')).toEqual([]);
    await towards('bikram', 'unfollow', 'asha');
    expect(await linesOf('asha')).toEqual([]);
    await towards('bikram', 'follow', 'asha');
    await towards('asha', 'remove-follower', 'bikram');
    expect([await linesOf('asha'), await unreadOf('asha')]).toEqual([[], 0]);
  });

  test.each([
    ['cancel', 'bikram', 'asha'],
    ['decline', 'asha', 'bikram'],
  ] as const)('a request, until %s', async (action, who, whom) => {
    await towards('bikram', 'connect', 'asha');
    await towards('bikram', 'connect', 'asha');
    const [request] = await listOf('asha');
    expect(request).toMatchObject({
      kind: 'request',
      read: false,
      post: null,
      actors: [{ _id: api.ids.bikram, username: 'bikram', relation: { connection: 'incoming' } }],
    });
    await towards(who, action, whom);
    expect([await linesOf('asha'), await linesOf('bikram')]).toEqual([[], []]);
    await towards('bikram', 'connect', 'asha');
    expect(await linesOf('asha')).toEqual(['request by Bikram Sen']);
  });

  test.each(['accept', 'connect'])(
    'a request that is answered by %s is read, others are not',
    async (answer) => {
      await towards('bikram', 'follow', 'asha');
      await towards('bikram', 'connect', 'asha');
      await towards('chitra', 'connect', 'asha');
      await towards('asha', answer, 'bikram');
      expect((await listOf('asha')).map(({ kind, read }) => [kind, read])).toEqual([
        ['request', false],
        ['request', true],
        ['follow', false],
      ]);
      expect([await unreadOf('asha'), await unreadOf('bikram')]).toEqual([2, 1]);
    },
  );

  test('an acceptance, until the connection ends', async () => {
    await towards('bikram', 'connect', 'asha');
    await towards('asha', 'accept', 'bikram');
    expect(await linesOf('bikram')).toEqual(['accepted by Asha Rao']);
    const [request] = await listOf('asha');
    expect(request).toMatchObject({ kind: 'request', actors: [{ relation: { connection: 'connected' } }] });
    await towards('bikram', 'disconnect', 'asha');
    expect([await linesOf('asha'), await linesOf('bikram')]).toEqual([[], []]);
  });

  test('requests from both sides: the second accepts', async () => {
    await towards('bikram', 'connect', 'asha');
    await towards('asha', 'connect', 'bikram');
    expect(await linesOf('bikram')).toEqual(['accepted by Asha Rao']);
  });

  test('a like, until it is taken back', async () => {
    const postId = await seedPost(api.db.write, api.ids.asha, `A heron ${'x'.repeat(300)}`);
    await like('bikram', postId);
    const [liked] = await listOf('asha');
    expect(liked).toMatchObject({ kind: 'like', post: { _id: postId, picture: null }, actors_total: 1 });
    expect(liked?.post?.excerpt).toMatch(/^A heron x{152}$/);
    await like('bikram', postId);
    expect(await linesOf('asha')).toEqual([]);
    await like('bikram', postId);
    expect(await linesOf('asha')).toEqual(['like by Bikram Sen']);
  });

  test('not what somebody does to their own posts', async () => {
    await like('asha', await seedPost(api.db.write, api.ids.asha, 'Mine'));
    expect([await linesOf('asha'), await unreadOf('asha')]).toEqual([[], 0]);
  });

  test('no second event for a follow, a request and its acceptance, whose own name who and what', async () => {
    await towards('bikram', 'follow', 'asha');
    await towards('bikram', 'connect', 'asha');
    await towards('asha', 'accept', 'bikram');
    const rows = await api.db.write.select().from(events).orderBy(events.seq);
    const { asha, bikram } = api.ids;
    const of = (id: string) =>
      rows
        .filter(({ recipientId }) => recipientId === id)
        .map(({ peerId, notification }) => [peerId, notification]);
    expect(of(asha)).toEqual([
      [bikram, 'follow'],
      [bikram, 'request'],
      [bikram, null],
    ]);
    expect(of(bikram)).toEqual([
      [asha, null],
      [asha, null],
      [asha, 'accepted'],
    ]);
    await new Promise((resolve) => setTimeout(resolve, 2 * ANNOUNCE_DELAY_MS));
    expect(await api.db.write.$count(events)).toBe(rows.length);
  });
});

describe('grouping and pages', () => {
  /** Ids in the order of time, each newer than the last. */
  async function likesOf(postId: string, count: number): Promise<string[]> {
    const { write } = api.db;
    const names: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const name = `Liker ${names.length} of ${postId.slice(-4)}`;
      const actorId = await seedMember(write, api.issuer.url, newId(), name);
      await write
        .insert(notifications)
        .values({ id: newId(), recipientId: api.ids.asha, kind: 'like', actorId, postId });
      names.push(name);
    }
    return names.reverse();
  }

  test('likes of one post are one entry, at the place of the newest', async () => {
    const [heron, frog] = [
      await seedPost(api.db.write, api.ids.asha, 'A heron'),
      await seedPost(api.db.write, api.ids.asha, 'A frog'),
    ];
    await likesOf(heron, 2);
    const [frogLiker] = await likesOf(frog, 1);
    await towards('bikram', 'follow', 'asha');
    const newest = await likesOf(heron, 3);
    expect(await linesOf('asha')).toEqual([
      `like by ${newest.join(', ')} of 5`,
      'follow by Bikram Sen',
      `like by ${frogLiker}`,
    ]);
    expect(await unreadOf('asha')).toBe(7);
  });

  test('pages have each entry once, whatever was liked in between', async () => {
    const heron = await seedPost(api.db.write, api.ids.asha, 'A heron');
    const old = await seedPost(api.db.write, api.ids.asha, 'An old one');
    await likesOf(old, 1);
    await likesOf(heron, 250);
    for (const who of ['bikram', 'chitra', 'dawa'] as const) await towards(who, 'follow', 'asha');
    const seen: string[] = [];
    let query = '?limit=2';
    for (let pages = 0; pages < 10; pages += 1) {
      const { notifications: found, next_cursor: next } = await pageOf('asha', query);
      seen.push(...found.map(({ kind, actors }) => `${kind} ${actors[0]?.full_name}`));
      if (next === null) break;
      query = `?limit=2&cursor=${next}`;
    }
    expect(seen).toEqual([
      'follow Dawa Lepcha',
      'follow Chitra Menon',
      'follow Bikram Sen',
      expect.stringMatching(/^like Liker 249/),
      expect.stringMatching(/^like Liker 0/),
    ]);
    const [, , , liked] = await listOf('asha');
    expect(liked?.actors_total).toBe(limits.notificationCount);
    expect(await unreadOf('asha')).toBe(limits.notificationCount);
  });
});

describe('reading', () => {
  test('marks the named one and older ones, not newer ones', async () => {
    await towards('bikram', 'follow', 'asha');
    await towards('chitra', 'follow', 'asha');
    const [newest] = await listOf('asha');
    await towards('dawa', 'follow', 'asha');
    expect(await post('asha', 'notifications/read', { up_to: newest?._id })).toEqual({
      success: true,
      message: 'Marked as read',
      unread: 1,
    });
    expect((await listOf('asha')).map(({ read }) => read)).toEqual([false, true, true]);
    expect(await unreadOf('asha')).toBe(1);
  });

  test('marks nothing of others', async () => {
    await towards('bikram', 'follow', 'asha');
    const [newest] = await listOf('asha');
    await post('chitra', 'notifications/read', { up_to: newest?._id });
    expect(await unreadOf('asha')).toBe(1);
  });

  test('an entry is unread again after a newer like', async () => {
    const postId = await seedPost(api.db.write, api.ids.asha, 'A heron');
    await like('bikram', postId);
    const [newest] = await listOf('asha');
    await post('asha', 'notifications/read', { up_to: newest?._id });
    await like('chitra', postId);
    expect((await listOf('asha')).map(({ read }) => read)).toEqual([false]);
  });

  test.each([{}, { up_to: 7 }, { up_to: "x' or 1=1 --" }])('%j marks nothing', async (body) => {
    const answer = await api.call('asha', 'POST', '/api/notifications/read', body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  });
});

describe('what vanishes', () => {
  beforeEach(async () => {
    const postId = await seedPost(api.db.write, api.ids.asha, 'A heron');
    await like('bikram', postId);
    await towards('bikram', 'follow', 'asha');
    await like('chitra', postId);
    expect(await linesOf('asha')).toEqual(['like by Chitra Menon, Bikram Sen', 'follow by Bikram Sen']);
  });

  test.each([
    ['asha', 'bikram'],
    ['bikram', 'asha'],
  ] as const)('after a block by %s, for good', async (by, whom) => {
    await towards(by, 'block', whom);
    expect([await linesOf('asha'), await unreadOf('asha')]).toEqual([['like by Chitra Menon'], 1]);
    await towards(by, 'unblock', whom);
    expect(await linesOf('asha')).toEqual(['like by Chitra Menon']);
  });

  test('what a block did not see, as it was written at the same time', async () => {
    await seedBlock(api.db.write, api.ids.asha, api.ids.bikram);
    expect([await linesOf('asha'), await unreadOf('asha')]).toEqual([['like by Chitra Menon'], 1]);
  });

  test('while somebody is suspended', async () => {
    const since = new Date(Date.now() - 60_000);
    await api.db.write.insert(suspensions).values({ userId: api.ids.chitra, reason: 'Spam', since });
    expect(await linesOf('asha')).toEqual(['follow by Bikram Sen', 'like by Bikram Sen']);
    expect(await unreadOf('asha')).toBe(2);
  });

  test('while the post is hidden, and when it is deleted', async () => {
    await api.db.write.update(posts).set({ hiddenAt: new Date(), hiddenReason: 'A den' });
    expect([await linesOf('asha'), await unreadOf('asha')]).toEqual([['follow by Bikram Sen'], 1]);
    await api.db.write.delete(posts);
    expect(await api.db.write.$count(notifications)).toBe(1);
  });

  test('with the account of either', async () => {
    const { write } = api.db;
    const gone = await seedMember(write, api.issuer.url, newId(), 'Gone');
    const row = { kind: 'follow' as const };
    await write.insert(notifications).values([
      { ...row, id: newId(), recipientId: gone, actorId: api.ids.asha },
      { ...row, id: newId(), recipientId: api.ids.asha, actorId: gone },
    ]);
    await write.delete(users).where(eq(users.id, gone));
    expect(await write.$count(notifications)).toBe(3);
  });
});

describe('at once', () => {
  test('repeated likes and follows leave one row or none', async () => {
    const postId = await seedPost(api.db.write, api.ids.asha, 'A heron');
    await Promise.all(Array.from({ length: 15 }, () => like('bikram', postId)));
    await Promise.all(Array.from({ length: 15 }, () => towards('bikram', 'follow', 'asha')));
    expect(await linesOf('asha')).toEqual(['follow by Bikram Sen', 'like by Bikram Sen']);
    await Promise.all(Array.from({ length: 15 }, () => like('bikram', postId)));
    expect(await api.db.write.$count(notifications)).toBe(1);
  });

  test('requests from both sides leave one request and one acceptance', async () => {
    await Promise.all([
      ...Array.from({ length: 5 }, () => towards('bikram', 'connect', 'asha')),
      ...Array.from({ length: 5 }, () => towards('asha', 'connect', 'bikram')),
    ]);
    const rows = await api.db.write.select({ kind: notifications.kind }).from(notifications);
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['accepted', 'request']);
  });

  test('likes, reading and blocks do not wait for each other for ever', async () => {
    const postId = await seedPost(api.db.write, api.ids.asha, 'A heron');
    const calls = (['bikram', 'chitra', 'dawa'] as const).flatMap((who) => [
      ...Array.from({ length: 4 }, () => api.call(who, 'POST', '/api/post/like', { postId })),
      api.call(who, 'POST', '/api/user/follow', { id: api.ids.asha }),
      api.call('asha', 'POST', '/api/notifications/read', { up_to: newId() }),
      api.call('asha', 'POST', '/api/user/block', { id: api.ids[who] }),
    ]);
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await linesOf('asha')).toEqual([]);
  });
});
