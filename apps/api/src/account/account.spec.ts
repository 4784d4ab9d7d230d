// @seconds 10
import { eq } from 'drizzle-orm';
import { sortedPair } from '../people/relationship';
import { newPictureKey } from '../messages/message-pictures';
import { newId } from '../platform/common/ids';
import {
  blocks,
  connections,
  follows,
  likes,
  media,
  messageMedia,
  messages,
  posts,
  reports,
  tombstones,
  users,
  identifications,
} from '../platform/db/schema';
import { colourPng, countStored, publish, sendPost } from '../posts/posts.testing';
import {
  emptyBeforeEach,
  type Member,
  readZip,
  seedBlock,
  seedConnection,
  seedFollow,
  seedPost,
  useTestApp,
} from '../testing';

const api = useTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
emptyBeforeEach(api, blocks, follows, connections, posts, reports, messages, media);

const PICTURE = Buffer.from('a picture of a private message');
let seq = 0;

/** Inserts a message as if it had been sent, with a picture if `key` is set. */
async function send(fromId: string, toId: string, text: string, key?: string): Promise<string> {
  const id = newId();
  seq += 1;
  const type = key === undefined ? ('text' as const) : ('image' as const);
  const row = { id, fromId, toId, ...sortedPair(fromId, toId), text, messageType: type };
  await api.db.write.insert(messages).values({ ...row, lowSeq: seq, highSeq: seq });
  if (key !== undefined) {
    await api.media.put(key, PICTURE, 'image/webp');
    const picture = { messageId: id, key, type: 'image/webp', bytes: PICTURE.length, width: 4, height: 3 };
    await api.db.write.insert(messageMedia).values(picture);
  }
  return id;
}
const hasPrivate = async (key: string) => {
  const found = await api.media.get(key);
  found?.stream.destroy();
  return found !== null;
};

async function remove(who: Member, body: object = { confirm: 'DELETE' }) {
  const answer = await api.call(who, 'POST', '/api/user/delete', body);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

describe('deleting the account', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'while its owner posts and likes: nothing fails (%d)',
    async (round) => {
      const leaver = await api.member(`Leaver ${round} ${newId()}`);
      const friend = await api.member('Asha');
      const liked = await seedPost(api.db.write, friend.id, 'Ten chital at dawn');
      const post = (content: string) => sendPost(api.app, leaver, { content });
      const like = () => api.call(leaver, 'POST', '/api/post/like', { postId: liked });
      const calls = [0, 1, 2].flatMap((at) => [
        post(`Before the gate ${at}`).then(({ status }) => status),
        like().then(({ statusCode }) => statusCode),
      ]);
      const removed = await remove(leaver);
      expect(removed.status).toBe(200);
      for (const status of await Promise.all(calls)) expect([200, 201, 403, 404]).toContain(status);
      expect(await api.db.write.$count(posts, eq(posts.authorId, leaver.id))).toBe(0);
    },
  );

  test('deletes all its data and nothing else', async () => {
    const gone = await api.member('Leaving');
    const { asha, bikram } = api.ids;
    const picture = { bytes: await colourPng('#123456') };
    const shared = { bytes: await colourPng('#654321') };
    await publish(api.app, gone, { content: 'mine' }, [picture, shared]);
    await publish(api.app, await api.member('bikram'), { content: 'other' }, [shared]);
    const ashas = await seedPost(api.db.write, asha, 'hers');
    await api.db.write.insert(likes).values([
      { postId: ashas, userId: gone.id },
      { postId: ashas, userId: bikram },
    ]);
    await seedFollow(api.db.write, gone.id, asha);
    await seedFollow(api.db.write, asha, gone.id);
    await seedConnection(api.db.write, gone.id, asha);
    await seedConnection(api.db.write, gone.id, bikram, 'pending');
    await seedBlock(api.db.write, gone.id, api.ids.dawa);
    const report = { subject: 'user' as const, subjectId: bikram, reason: 'spam' as const };
    await api.db.write.insert(reports).values({ id: newId(), reporterId: gone.id, ...report });

    expect(await remove(gone)).toEqual({
      status: 200,
      body: { success: true, message: 'Your account was deleted' },
    });
    expect(await api.db.write.$count(users, eq(users.id, gone.id))).toBe(0);
    expect(await countStored(api.db.write, api.mediaFolder)).toMatchObject({
      posts: 2,
      likes: 1,
      media: 1,
      files: 1,
    });
    for (const table of [follows, connections, blocks]) expect(await api.db.write.$count(table)).toBe(0);
    const [left] = await api.db.write.select().from(users).where(eq(users.id, asha));
    expect(left).toMatchObject({ followersCount: 0, followingCount: 0, connectionsCount: 0 });
    expect(await api.db.write.select({ reporterId: reports.reporterId }).from(reports)).toEqual([
      { reporterId: null },
    ]);
    const seen = await api.call('asha', 'POST', '/api/user/profiles', { profileId: gone.id });
    expect(seen.statusCode).toBe(404);
  });

  test('an open tab does not create it again', async () => {
    const gone = await api.member('Open Tab');
    await remove(gone);
    expect(await remove(gone)).toMatchObject({ status: 403, body: { code: 'account_deleted' } });
    const answer = await api.call(gone, 'GET', '/api/user/data');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'account_deleted']);
    expect(await api.db.write.$count(users, eq(users.id, gone.id))).toBe(0);
    expect(await api.db.write.$count(tombstones, eq(tombstones.userId, gone.id))).toBe(1);
  });

  test('the other user keeps messages and pictures until they delete their account too', async () => {
    const [gone, other] = [await api.member('Writer'), await api.member('Reader')];
    const key = newPictureKey();
    const sent = await send(gone.id, other.id, '', key);
    await send(other.id, gone.id, 'thanks');
    await remove(gone);
    const [kept] = await api.db.write.select().from(messages).where(eq(messages.id, sent));
    expect(kept).toMatchObject({ fromId: null, toId: other.id });
    expect([await api.db.write.$count(messages), await hasPrivate(key)]).toEqual([2, true]);
    await remove(other);
    expect([await api.db.write.$count(messages), await hasPrivate(key)]).toEqual([0, false]);
  });

  test('ten concurrent requests delete it once, without an error', async () => {
    const gone = await api.member('Hasty');
    await seedPost(api.db.write, gone.id, 'x');
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(gone)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(403)]);
  });

  test('concurrent follows, likes and deletions: no error, exact counts', async () => {
    const crowd = await Promise.all(Array.from({ length: 8 }, (_, n) => api.member(`Crowd ${n}`)));
    const made = await Promise.all(crowd.map(({ id }) => seedPost(api.db.write, id, 'x')));
    const post = (who: Member, url: string, payload: object) =>
      api.app.inject({ method: 'POST', url, headers: who.headers, payload });
    const pairs = crowd.flatMap((who, n) => [1, 2, 3].map((step) => [who, (n + step) % 8] as const));
    await Promise.all(pairs.map(([who, n]) => post(who, '/api/user/follow', { id: crowd[n]?.id })));
    const answers = await Promise.all([
      ...pairs.map(([who, n]) => post(who, '/api/post/like', { postId: made[n] })),
      ...crowd.slice(0, 4).map((who) => post(who, '/api/user/delete', { confirm: 'DELETE' })),
      ...pairs.map(([who, n]) => post(who, '/api/user/unfollow', { id: crowd[n]?.id })),
      ...crowd.slice(4).map((who, n) => post(who, '/api/post/delete', { postId: made[n + 4] })),
    ]);
    for (const { statusCode } of answers) expect([200, 403, 404]).toContain(statusCode);
    for (const { id } of crowd.slice(4)) {
      const [row] = await api.db.write.select().from(users).where(eq(users.id, id));
      const following = await api.db.write.$count(follows, eq(follows.followerId, id));
      expect([row?.followingCount, row?.postsCount]).toEqual([following, 0]);
    }
    expect(await api.db.write.$count(media)).toBe(0);
  });

  test('requires a confirmation and affects only the current user', async () => {
    const asha = await api.member('asha');
    for (const [body, message] of [
      [{}, 'confirm is missing.'],
      [{ id: api.ids.bikram }, 'confirm is missing.'],
      [{ confirm: 'delete' }, 'Type DELETE to confirm.'],
      [{ confirm: true }, 'Type DELETE to confirm.'],
    ] as const) {
      expect(await remove(asha, body)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', message },
      });
    }
    const other = await api.member('Somebody Else');
    await remove(other, { confirm: 'DELETE', id: api.ids.bikram, profileId: api.ids.bikram });
    expect(await api.db.write.$count(users, eq(users.id, api.ids.bikram))).toBe(1);
  });
});

describe('the data export', () => {
  async function download(who: Member) {
    const answer = await api.call(who, 'GET', '/api/user/export');
    expect(answer.statusCode).toBe(200);
    const files = await readZip(answer.rawPayload);
    const json = (name: string) => JSON.parse(String(files.get(name))) as Record<string, unknown>[];
    return { answer, files, json };
  }

  test('has all data of the user and nothing else', async () => {
    const me = await api.member('Meera Export');
    const { asha, bikram } = api.ids;
    const post = await publish(api.app, me, { content: 'Ötters "quoted"' }, [{ bytes: await colourPng() }]);
    const hers = await seedPost(api.db.write, asha, 'A tiger');
    await api.db.write.insert(likes).values({ postId: hers, userId: me.id });
    await api.db.write.update(posts).set({ asks: true }).where(eq(posts.id, hers));
    await api.db.write
      .insert(identifications)
      .values({ postId: hers, userId: me.id, species: 'leopard', note: 'Rosettes' });
    await seedFollow(api.db.write, me.id, asha);
    await seedConnection(api.db.write, asha, me.id);
    await seedBlock(api.db.write, me.id, bikram);
    await api.call('asha', 'POST', '/api/post/like', { postId: post._id });
    await send(asha, me.id, 'hello');
    const picture = await send(me.id, asha, '', newPictureKey());
    await send(asha, bikram, 'not for her', newPictureKey());
    await seedPost(api.db.write, bikram, 'not hers');

    const { answer, files, json } = await download(me);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="aranya-data.zip"',
      'cache-control': 'private, no-store',
    });
    expect([...files.keys()].sort()).toEqual([
      'README.txt',
      'alt-texts.json',
      'appeals.json',
      'bookmarks.json',
      'collections.json',
      'comment-likes.json',
      'comments.json',
      'corrections.json',
      'drafts.json',
      'earlier-texts.json',
      'favorites.json',
      'imports.json',
      'life-list.json',
      'likes.json',
      'messages.json',
      'notifications.json',
      `pictures/messages/${picture}.webp`,
      `pictures/posts/${post._id}-1.webp`,
      'place-looks.json',
      'place-shares.json',
      'posts.json',
      'profile.json',
      'removed.json',
      'reports.json',
      'suggestions.json',
      'ties.json',
      'topics.json',
    ]);
    expect(json('profile.json')).toMatchObject([{ id: me.id, full_name: 'Meera Export' }]);
    expect(json('posts.json')).toMatchObject([
      { id: post._id, content: 'Ötters "quoted"', picture_texts: [''], created_at: post.createdAt },
    ]);
    expect(json('messages.json')).toMatchObject([
      { direction: 'received', with_whom: 'Asha Rao', text: 'hello', seen_at: null },
      { direction: 'sent', with_whom: 'Asha Rao', message_type: 'image' },
    ]);
    expect(json('ties.json')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: asha, ties: 'connection, following', name: 'Asha Rao' }),
        expect.objectContaining({ id: bikram, ties: 'blocked' }),
      ]),
    );
    expect(json('likes.json')).toMatchObject([{ id: hers, author: 'Asha Rao', content: 'A tiger' }]);
    expect(json('suggestions.json')).toMatchObject([
      { id: hers, author: 'Asha Rao', species: 'leopard', note: 'Rosettes', agreed_species: null },
    ]);
    expect(json('notifications.json')).toMatchObject([{ kind: 'like', who: 'Asha Rao', post_id: post._id }]);
    expect(json('reports.json')).toEqual([]);
    expect(files.get(`pictures/messages/${picture}.webp`)).toEqual(PICTURE);
    const served = await api.app.inject(post.image_urls[0] ?? '');
    expect(files.get(`pictures/posts/${post._id}-1.webp`)).toEqual(served.rawPayload);
  });

  test('has several batches; a missing picture file does not break it', async () => {
    const me = await api.member('Many Posts');
    const rows = Array.from({ length: 1203 }, (_, n) => ({
      id: newId(),
      authorId: me.id,
      content: `post ${n}`,
      postType: 'text' as const,
    }));
    await api.db.write.insert(posts).values(rows);
    const lost = newPictureKey();
    await send(me.id, api.ids.asha, '', lost);
    await api.media.remove(lost);
    const { json } = await download(me);
    expect(json('posts.json').map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort());
  });
});
