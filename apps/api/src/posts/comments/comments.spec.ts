import { eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import {
  blocks,
  commentLikes,
  comments,
  notifications,
  posts,
  suspensions,
  users,
} from '../../platform/db/schema';
import { readZip, seedBlock, seedMember, seedPost } from '../../testing';
import { readCommentCounts, useCommentsApi } from './comments.testing';

let postId: string;
const api = useCommentsApi();
beforeEach(async () => {
  postId = await seedPost(api.db.write, api.ids.asha, 'A heron at the lake');
});

const add = (who: 'asha' | 'bikram' | 'chitra' | 'dawa', body: object) =>
  api.send(who, '/api/comments/add', { postId, content: 'Lovely', client_id: newId(), ...body });

describe('writing', () => {
  test('puts comments below the post, oldest first, each with its first two answers', async () => {
    const first = await api.comment('bikram', postId, 'Where was it?');
    const second = await api.comment('chitra', postId, 'A purple one?');
    for (const text of ['At the lake', 'In the reeds', 'At dawn'])
      await api.comment('asha', postId, text, first._id);
    const [one, two] = await api.threads('dawa', postId);
    expect([one?.content, two?.content]).toEqual(['Where was it?', 'A purple one?']);
    expect(one).toMatchObject({
      _id: first._id,
      post_id: postId,
      parent_id: null,
      user: { _id: api.ids.bikram, full_name: 'Bikram Sen', username: 'bikram' },
      likes_total: 0,
      liked: false,
      answers_total: 3,
      deleted: false,
    });
    expect(one?.answers.map(({ content }) => content)).toEqual(['At the lake', 'In the reeds']);
    const rest = await api.send('dawa', '/api/comments/answers', {
      commentId: first._id,
      cursor: one?.answers_cursor,
    });
    expect(rest.body['answers']).toEqual([expect.objectContaining({ content: 'At dawn' })]);
    expect([two?._id, two?.answers, two?.answers_cursor]).toEqual([second._id, [], null]);
    const { body } = await api.send('asha', '/api/post/get', { postId });
    expect(body['post']).toMatchObject({ _id: postId, comments_total: 5 });
  });

  test.each([
    [7, 3],
    [6, 2],
  ])('%i comments in pages of three: each once, on %i pages', async (count, pages) => {
    const written = [];
    for (let number = 1; number <= count; number += 1)
      written.push((await api.comment('bikram', postId, `Comment ${number}`)).content);
    const seen: string[][] = [];
    let cursor: unknown;
    do {
      const { body } = await api.send('asha', '/api/comments/list', { postId, limit: 3, cursor });
      seen.push((body['comments'] as { content: string }[]).map(({ content }) => content));
      cursor = body['next_cursor'] ?? undefined;
    } while (cursor !== undefined);
    expect(seen.flat()).toEqual(written);
    expect(seen).toHaveLength(pages);
  });

  test('an answer to an answer goes to the same comment and names whom it answers', async () => {
    const top = await api.comment('bikram', postId, 'Where?');
    const answer = await api.comment('chitra', postId, 'At the lake', top._id);
    const again = await api.comment('dawa', postId, 'Which lake?', answer._id);
    expect(again).toMatchObject({ parent_id: top._id, content: '@chitra Which lake?' });
    const named = await api.comment('asha', postId, '@Chitra is right', answer._id);
    expect(named.content).toBe('@Chitra is right');
    const own = await api.comment('chitra', postId, 'The small one', answer._id);
    expect(own.content).toBe('The small one');
    expect((await add('dawa', { content: 'x'.repeat(995), parentId: answer._id })).body).toMatchObject({
      code: 'invalid_input',
      message: 'Your comment can have at most 992 characters beside @chitra.',
    });
  });

  test('is idempotent by its client id, also at once', async () => {
    const body = { client_id: newId() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => add('bikram', body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body: { comment } }) => (comment as { _id: string })._id)).size).toBe(1);
    expect(await readCommentCounts(api, postId)).toEqual({ stored: 1, counted: 1, wrongAnswers: 0 });
    expect(await api.notificationsFor('asha')).toEqual(['comment by bikram']);
    const other = await seedPost(api.db.write, api.ids.asha, 'Another');
    expect(await add('bikram', { ...body, postId: other })).toMatchObject({
      status: 409,
      body: { message: 'This comment went to another post.' },
    });
  });

  test.each([
    [{ content: '' }, 400, 'Your comment cannot be empty.'],
    [{ content: ' \u200b\n' }, 400, 'Your comment cannot be empty.'],
    [{ content: 'x'.repeat(1001) }, 400, 'Your comment can have at most 1000 characters.'],
    [{ content: 7 }, 400, 'Your comment must be a text.'],
    [{ client_id: 'abc' }, 400, 'client_id must be a UUID.'],
    [{ postId: newId() }, 404, 'This post is gone.'],
    [{ parentId: newId() }, 404, 'This comment is gone.'],
  ])('%j is refused', async (body, status, message) => {
    const answer = await add('bikram', body);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(message);
    expect(await api.db.write.$count(comments)).toBe(0);
  });

  test('an answer stays below its own post', async () => {
    const other = await seedPost(api.db.write, api.ids.asha, 'Another');
    const { _id } = await api.comment('bikram', other, 'There');
    expect(await add('bikram', { parentId: _id })).toMatchObject({ status: 404 });
  });
});

describe('deleting', () => {
  const remove = (who: 'asha' | 'bikram' | 'chitra', commentId: string) =>
    api.send(who, '/api/comments/delete', { commentId });

  test('is for its author and the author of the post', async () => {
    const [one, two] = [
      await api.comment('bikram', postId, 'One'),
      await api.comment('bikram', postId, 'Two'),
    ];
    expect(await remove('chitra', one._id)).toMatchObject({
      status: 403,
      body: { message: 'You can only delete your own comments, and comments on your own posts.' },
    });
    expect(await remove('bikram', one._id)).toMatchObject({ status: 200, body: { kept: false } });
    expect(await remove('asha', two._id)).toMatchObject({ status: 200, body: { kept: false } });
    expect(await remove('asha', two._id)).toMatchObject({ status: 404 });
    expect([await api.threads('asha', postId), await api.notificationsFor('asha')]).toEqual([[], []]);
    expect(await readCommentCounts(api, postId)).toMatchObject({ stored: 0 });
  });

  test('keeps the place of a comment with answers, until the last of them goes', async () => {
    const top = await api.comment('bikram', postId, 'Where?');
    await api.send('chitra', '/api/comments/like', { commentId: top._id });
    const answer = await api.comment('chitra', postId, 'At the lake', top._id);
    expect(await remove('bikram', top._id)).toMatchObject({ status: 200, body: { kept: true } });
    const [held] = await api.threads('dawa', postId);
    expect(held).toMatchObject({ user: null, content: '', deleted: true, likes_total: 0, answers_total: 1 });
    expect(held?.answers[0]?.content).toBe('At the lake');
    expect(await api.notificationsFor('bikram')).toEqual(['answer by chitra']);
    expect(await api.notificationsFor('asha')).toEqual(['comment by chitra']);
    expect(await api.db.write.$count(commentLikes)).toBe(0);
    expect(await add('dawa', { parentId: top._id })).toMatchObject({ status: 404 });
    expect(await remove('chitra', answer._id)).toMatchObject({ status: 200 });
    expect(await api.db.write.$count(comments)).toBe(0);
  });

  test('while others answer loses no answer and no count', async () => {
    for (let round = 0; round < 5; round += 1) {
      const top = await api.comment('bikram', postId, `Round ${round}`);
      const [removed, ...answers] = await Promise.all([
        remove('bikram', top._id),
        ...(['chitra', 'dawa', 'asha'] as const).map((who) => add(who, { parentId: top._id })),
      ]);
      expect(removed.status).toBe(200);
      const sent = answers.filter(({ status }) => status === 200).length;
      expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
      expect(await api.db.write.$count(comments, eq(comments.parentId, top._id))).toBe(sent);
    }
    const { stored, counted, wrongAnswers } = await readCommentCounts(api, postId);
    expect([stored, wrongAnswers]).toEqual([counted, 0]);
  });

  test('an account leaves its answered comments without text, and takes the others along', async () => {
    const gone = await seedMember(api.db.write, api.issuer.url, 'leaver', 'Leaver');
    const headers = { authorization: `Bearer ${api.issuer.token('leaver')}` };
    const write = async (content: string, parentId?: string) => {
      const payload = { postId, content, client_id: newId(), parentId };
      const answer = await api.app.inject({ method: 'POST', url: '/api/comments/add', headers, payload });
      return answer.json<{ comment: { _id: string } }>().comment._id;
    };
    const answered = await write('Where?');
    await write('Nice');
    await api.comment('chitra', postId, 'At the lake', answered);
    const other = await api.comment('bikram', postId, 'Mine');
    await write('Yours', other._id);
    await api.app.inject({
      method: 'POST',
      url: '/api/comments/like',
      headers,
      payload: { commentId: other._id },
    });
    const left = await api.app.inject({
      method: 'POST',
      url: '/api/user/delete',
      headers,
      payload: { confirm: 'DELETE' },
    });
    expect(left.statusCode).toBe(200);
    const threads = await api.threads('asha', postId);
    expect(threads.map(({ content, deleted, user }) => [content, deleted, user?.full_name])).toEqual([
      ['', true, undefined],
      ['Mine', false, 'Bikram Sen'],
    ]);
    expect(threads[1]).toMatchObject({ likes_total: 0, answers_total: 0 });
    expect(await readCommentCounts(api, postId)).toEqual({ stored: 2, counted: 2, wrongAnswers: 0 });
    expect(await api.db.write.$count(users, eq(users.id, gone))).toBe(0);
  });
});

describe('liking', () => {
  const like = (who: 'asha' | 'bikram' | 'chitra', commentId: string) =>
    api.send(who, '/api/comments/like', { commentId });

  test('toggles, tells the author, and takes the notification back', async () => {
    const { _id } = await api.comment('bikram', postId, 'Where?');
    expect(await like('chitra', _id)).toEqual({
      status: 200,
      body: { success: true, message: 'Comment liked', liked: true, likes_total: 1 },
    });
    expect(await api.notificationsFor('bikram')).toEqual(['like by chitra']);
    const [row] = await api.db.write.select().from(notifications).where(eq(notifications.kind, 'like'));
    expect(row).toMatchObject({ postId, commentId: _id });
    expect((await api.threads('chitra', postId))[0]).toMatchObject({ liked: true, likes_total: 1 });
    expect((await like('chitra', _id)).body).toMatchObject({ liked: false, likes_total: 0 });
    await like('bikram', _id);
    expect(await api.notificationsFor('bikram')).toEqual([]);
  });

  test.each([20, 21])('%i toggles at once end as one after the other', async (count) => {
    const { _id } = await api.comment('bikram', postId, 'Where?');
    const answers = await Promise.all(Array.from({ length: count }, () => like('chitra', _id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 200));
    expect(await api.db.write.$count(commentLikes)).toBe(count % 2);
    expect((await api.view('asha', _id)).comment.likes_total).toBe(count % 2);
  });
});

describe('who is told', () => {
  test('each person once: of an answer rather than a mention, of a mention rather than a comment', async () => {
    const top = await api.comment('bikram', postId, 'Hello @asha and @dawa, @dawa, @bikram, @nobody');
    expect(await api.notificationsFor('asha')).toEqual(['mention by bikram']);
    expect(await api.notificationsFor('dawa')).toEqual(['mention by bikram']);
    expect(await api.notificationsFor('bikram')).toEqual([]);
    await api.comment('chitra', postId, '@bikram at the lake', top._id);
    expect(await api.notificationsFor('bikram')).toEqual(['answer by chitra']);
    expect(await api.notificationsFor('asha')).toEqual(['comment by chitra', 'mention by bikram']);
    const own = await api.comment('asha', postId, 'Below my post');
    await api.comment('dawa', postId, 'Yes', own._id);
    expect(await api.notificationsFor('asha')).toEqual([
      'answer by dawa',
      'comment by chitra',
      'mention by bikram',
    ]);
  });

  test('somebody without a username, of an answer to their answer', async () => {
    const top = await api.comment('bikram', postId, 'Where?');
    const body = { postId, content: 'Here', client_id: newId(), parentId: top._id };
    const { body: sent } = await api.send('esha', '/api/comments/add', body);
    await api.comment('chitra', postId, 'Thanks', (sent['comment'] as { _id: string })._id);
    expect(await api.notificationsFor('esha')).toEqual(['answer by chitra']);
  });

  test('nobody across a block with the writer or with the author of the post', async () => {
    await seedBlock(api.db.write, api.ids.dawa, api.ids.bikram);
    await seedBlock(api.db.write, api.ids.asha, api.ids.chitra);
    await api.comment('bikram', postId, 'Look, @dawa and @chitra');
    expect([await api.notificationsFor('dawa'), await api.notificationsFor('chitra')]).toEqual([[], []]);
  });

  test('people whom a post mentions, at most ten', async () => {
    await api.db.write.update(users).set({ username: 'ज\u093cोया' }).where(eq(users.id, api.ids.dawa));
    const form = new FormData();
    form.append('content', 'With @bikram and @asha at the lake, @chitra, @जोया');
    await seedBlock(api.db.write, api.ids.chitra, api.ids.asha);
    const headers = { authorization: `Bearer ${api.tokenFor('asha')}` };
    await api.app.inject({ method: 'POST', url: '/api/post/add', headers, payload: form });
    expect(await api.notificationsFor('bikram')).toEqual(['mention by asha']);
    expect(await api.notificationsFor('dawa')).toEqual(['mention by asha']);
    expect([await api.notificationsFor('asha'), await api.notificationsFor('chitra')]).toEqual([[], []]);
  });

  test('nobody any more, once the comment is gone', async () => {
    const { _id } = await api.comment('bikram', postId, '@dawa');
    await api.send('bikram', '/api/comments/delete', { commentId: _id });
    expect(await api.db.write.$count(notifications)).toBe(0);
  });
});

describe('what is not shown', () => {
  test('across a block: neither the comment nor what it counts, but answers of others stay', async () => {
    const top = await api.comment('bikram', postId, 'Where?');
    await api.comment('chitra', postId, 'At the lake', top._id);
    await api.comment('bikram', postId, 'Thanks', top._id);
    await api.comment('bikram', postId, 'Alone');
    await api.send('bikram', '/api/comments/like', {
      commentId: (await api.threads('asha', postId))[0]?._id,
    });
    await api.db.write.insert(blocks).values({ blockerId: api.ids.bikram, blockedId: api.ids.dawa });
    const [held, ...others] = await api.threads('dawa', postId);
    expect(held).toMatchObject({ user: null, content: '', deleted: true, likes_total: 0, answers_total: 1 });
    expect([held?.answers.map(({ content }) => content), others]).toEqual([['At the lake'], []]);
    const { body } = await api.send('dawa', '/api/post/get', { postId });
    expect(body['post']).toMatchObject({ comments_total: 1 });
    expect(await add('dawa', { parentId: top._id })).toMatchObject({ status: 404 });
    await api.db.write.delete(blocks);
    await seedBlock(api.db.write, api.ids.dawa, api.ids.bikram);
    expect((await api.threads('dawa', postId))[0]).toMatchObject({ deleted: true });
  });

  test('of suspended people and below hidden posts', async () => {
    await api.comment('bikram', postId, 'Spam');
    const since = new Date(Date.now() - 60_000);
    await api.db.write.insert(suspensions).values({ userId: api.ids.bikram, reason: 'Spam', since });
    expect(await api.threads('asha', postId)).toEqual([]);
    await api.db.write.update(posts).set({ hiddenAt: new Date(), hiddenReason: 'A den' });
    expect(await api.threads('asha', postId)).toEqual([]);
    expect(await api.send('chitra', '/api/comments/list', { postId })).toMatchObject({ status: 404 });
    expect(await add('chitra', {})).toMatchObject({ status: 404, body: { message: 'This post is gone.' } });
  });
});

test('one comment is found by its id, with the one that it answers', async () => {
  const top = await api.comment('bikram', postId, 'Where?');
  const answer = await api.comment('chitra', postId, 'At the lake', top._id);
  expect(await api.view('dawa', answer._id)).toMatchObject({
    comment: { content: 'At the lake', parent_id: top._id },
    parent: { content: 'Where?', answers_total: 1 },
  });
  expect((await api.view('dawa', top._id)).parent).toBeNull();
});

test('totals are exact after comments, answers, deletions and likes at once', async () => {
  const tops = await Promise.all(
    (['bikram', 'chitra', 'dawa'] as const).map((who) => api.comment(who, postId, 'Top')),
  );
  const calls = tops.flatMap(({ _id }, index) => [
    ...(['asha', 'bikram', 'chitra', 'dawa'] as const).map((who) => add(who, { parentId: _id })),
    ...(['asha', 'bikram', 'chitra', 'dawa'] as const).map((who) => add(who, {})),
    ...(['asha', 'dawa'] as const).map((who) => api.send(who, '/api/comments/like', { commentId: _id })),
    ...(index === 0 ? [api.send('bikram', '/api/comments/delete', { commentId: _id })] : []),
  ]);
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  const { stored, counted, wrongAnswers } = await readCommentCounts(api, postId);
  expect([stored, wrongAnswers]).toEqual([counted, 0]);
});

test('the data export has own comments and likes, and no text of those who block', async () => {
  const other = await api.comment('bikram', postId, 'Secret of a blocker');
  await api.comment('chitra', postId, 'My words');
  await api.send('chitra', '/api/comments/like', { commentId: other._id });
  const read = async () => readZip((await api.call('chitra', 'GET', '/api/user/export')).rawPayload);
  expect((await read()).get('comments.json')?.toString()).toContain('My words');
  expect((await read()).get('comment-likes.json')?.toString()).toContain('Secret of a blocker');
  await seedBlock(api.db.write, api.ids.bikram, api.ids.chitra);
  expect([...(await read()).values()].join()).not.toContain('Secret of a blocker');
});

test('a profile is found by its username, unless its owner blocks', async () => {
  const profile = (profileId: string) => api.send('dawa', '/api/user/profiles', { profileId });
  expect((await profile('@BIKRAM')).body['profile']).toMatchObject({ _id: api.ids.bikram });
  expect(await profile('@nobody_here')).toMatchObject({ status: 404 });
  expect(await profile('@x')).toMatchObject({ status: 400 });
  await seedBlock(api.db.write, api.ids.bikram, api.ids.dawa);
  expect(await profile('@bikram')).toEqual(await profile('@nobody_here'));
});
