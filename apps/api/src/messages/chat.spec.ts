import { randomUUID } from 'node:crypto';
import type { FormerChat } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { connections, messages, users } from '../platform/db/schema';
import { seedBlock, seedConnection } from '../testing';
import { messageTexts, useMessagesApi } from './messages.testing';

const api = useMessagesApi();

const errorBody = (code: string, message: string) => ({ success: false, message, code });

describe('POST /api/messages/send', () => {
  test('sends a text between connected users', async () => {
    const client_id = randomUUID();
    const message = await api.send('asha', 'bikram', { text: '  Tracks at gate 3\r\nfresh ', client_id });
    expect(message).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      from_user_id: api.ids.asha,
      to_user_id: api.ids.bikram,
      text: 'Tracks at gate 3\nfresh',
      message_type: 'text',
      media_url: '',
      media_width: null,
      media_height: null,
      media_alt: '',
      seen: false,
      seq: expect.any(Number),
      client_id,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
    });
    const [received] = (await api.chat('bikram', 'asha')).messages;
    expect(received).toMatchObject({ _id: message._id, client_id: null, text: 'Tracks at gate 3\nfresh' });
  });

  test('stores text unchanged', async () => {
    const text = '<b onclick="x()">hi</b> %_\\ \u202eelif\u202c नमस्ते 🐅';
    expect((await api.send('asha', 'bikram', text)).text).toBe(text);
    expect(messageTexts((await api.chat('bikram', 'asha')).messages)).toEqual([text]);
  });

  const nothing = 'Please write something or choose a picture.';
  test.each([
    ['an empty message', {}, nothing],
    ['white space', { text: ' \n\t ' }, nothing],
    ['an invisible text', { text: '\u200b\u200d\ufeff' }, nothing],
    ['a NUL', { text: 'a\u0000b' }, 'Your message contains a character that cannot be stored.'],
    ['a text that is too long', { text: 'x'.repeat(2001) }, 'Your message can have at most 2000 characters.'],
    ['a malformed client_id', { text: 'x', client_id: 'one' }, 'client_id must be a UUID.'],
  ])('%s is rejected', async (_, sending, message) => {
    const answer = await api.post('asha', 'bikram', sending);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', message } });
    expect((await api.chat('asha', 'bikram')).messages).toEqual([]);
  });

  test('a file that is not a picture is rejected', async () => {
    const { status, body } = await api.post('asha', 'bikram', { image: Buffer.from('hello') });
    expect([status, body['code'], body['message']]).toEqual([
      415,
      'unsupported_media',
      expect.stringContaining('is not a picture'),
    ]);
    expect((await api.chat('asha', 'bikram')).messages).toEqual([]);
  });

  test('requires a connection and another existing user', async () => {
    expect(await api.post('asha', 'dawa', { text: 'x' })).toEqual({
      status: 403,
      body: errorBody('not_connected', 'You can write to each other once you are connected.'),
    });
    expect(await api.post('asha', 'asha', { text: 'x' })).toEqual({
      status: 400,
      body: errorBody('invalid_input', 'You cannot write to yourself.'),
    });
    expect(await api.post('asha', randomUUID(), { text: 'x' })).toEqual({
      status: 404,
      body: errorBody('not_found', 'There is no such person.'),
    });
    expect((await api.post('asha', 'not an id', { text: 'x' })).status).toBe(400);
  });

  test('a pending request is not enough', async () => {
    await seedConnection(api.db.write, api.ids.asha, api.ids.dawa, 'pending');
    expect((await api.post('asha', 'dawa', { text: 'x' })).body['code']).toBe('not_connected');
    expect((await api.post('dawa', 'asha', { text: 'x' })).body['code']).toBe('not_connected');
  });

  test('a block is told to who set it; for the other the person does not exist', async () => {
    await seedBlock(api.db.write, api.ids.asha, api.ids.bikram);
    expect(await api.post('asha', 'bikram', { text: 'x' })).toEqual({
      status: 403,
      body: errorBody('blocked', 'You have blocked Bikram Sen. Unblock them first.'),
    });
    const blocked = await api.post('bikram', 'asha', { text: 'x' });
    expect(blocked).toEqual({ status: 404, body: errorBody('not_found', 'There is no such person.') });
    expect(blocked).toEqual(await api.post('bikram', randomUUID(), { text: 'x' }));
  });

  test('is idempotent by client_id, even concurrently', async () => {
    const client_id = randomUUID();
    const first = await api.send('asha', 'bikram', { text: 'once', client_id });
    const again = await Promise.all(
      Array.from({ length: 10 }, () => api.send('asha', 'bikram', { text: 'once', client_id })),
    );
    expect(again).toEqual(Array.from({ length: 10 }, () => first));
    const other = randomUUID();
    const atOnce = await Promise.all(
      Array.from({ length: 10 }, () => api.send('asha', 'bikram', { text: 'at once', client_id: other })),
    );
    expect(new Set(atOnce.map(({ _id }) => _id)).size).toBe(1);
    expect(messageTexts((await api.chat('bikram', 'asha')).messages)).toEqual(['once', 'at once']);
  });

  test('one client_id cannot be used for two recipients', async () => {
    const client_id = randomUUID();
    await api.send('asha', 'bikram', { text: 'for bikram', client_id });
    const answer = await api.post('asha', 'chitra', { text: 'for chitra', client_id });
    expect([answer.status, answer.body['code']]).toEqual([409, 'conflict']);
    expect((await api.chat('chitra', 'asha')).messages).toEqual([]);
  });

  test('concurrent messages of both users have one order with rising sequence numbers', async () => {
    const sends = Array.from({ length: 12 }, (_, n) =>
      n % 2 === 0 ? api.send('asha', 'bikram', `a${n}`) : api.send('bikram', 'asha', `b${n}`),
    );
    await Promise.all(sends);
    const [asha, bikram] = [await api.chat('asha', 'bikram'), await api.chat('bikram', 'asha')];
    expect(messageTexts(asha.messages)).toHaveLength(12);
    expect(messageTexts(asha.messages)).toEqual(messageTexts(bikram.messages));
    for (const { messages: list } of [asha, bikram]) {
      const seqs = list.map(({ seq }) => seq);
      expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
      expect(new Set(seqs).size).toBe(12);
      const times = list.map(({ createdAt }) => createdAt);
      expect(times).toEqual([...times].sort());
    }
  });
});

describe('POST /api/messages/get', () => {
  test('lists pages oldest first, each message once', async () => {
    for (let n = 1; n <= 7; n += 1)
      await api.send(n % 2 ? 'asha' : 'bikram', n % 2 ? 'bikram' : 'asha', `${n}`);
    const newest = await api.chat('asha', 'bikram', { limit: 3 });
    expect(messageTexts(newest.messages)).toEqual(['5', '6', '7']);
    const middle = await api.chat('asha', 'bikram', { limit: 3, cursor: newest.next_cursor ?? '' });
    expect(messageTexts(middle.messages)).toEqual(['2', '3', '4']);
    const oldest = await api.chat('asha', 'bikram', { limit: 3, cursor: middle.next_cursor ?? '' });
    expect([messageTexts(oldest.messages), oldest.next_cursor]).toEqual([['1'], null]);
  });

  test('includes the other user and whether writing is allowed', async () => {
    expect(await api.chat('asha', 'bikram')).toEqual({
      success: true,
      messages: [],
      next_cursor: null,
      user: { _id: api.ids.bikram, full_name: 'Bikram Sen', username: 'bikram', profile_picture: '' },
      can_write: true,
    });
  });

  test('a third user cannot read the chat', async () => {
    await api.send('asha', 'chitra', 'between us');
    expect(messageTexts((await api.chat('bikram', 'asha')).messages)).toEqual([]);
    const answer = await api.call('bikram', 'POST', '/api/messages/get', { to_user_id: api.ids.chitra });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      errorBody('not_connected', 'You can write to each other once you are connected.'),
    ]);
  });

  test('stays readable after the connection and the account are gone', async () => {
    const { id } = await api.member('Gone Soon');
    await seedConnection(api.db.write, api.ids.asha, id);
    await api.post('asha', id, { text: 'good bye' });
    await api.db.write.delete(connections);
    const disconnected = await api.chat('asha', id);
    expect([messageTexts(disconnected.messages), disconnected.can_write]).toEqual([['good bye'], false]);
    await api.db.write.delete(users).where(eq(users.id, id));
    const gone = await api.chat('asha', id);
    expect([messageTexts(gone.messages), gone.user, gone.can_write]).toEqual([['good bye'], null, false]);
    expect(gone.messages[0]?.to_user_id).toBeNull();
  });

  test('a block hides the chat from both users', async () => {
    await api.send('asha', 'bikram', 'before');
    await seedBlock(api.db.write, api.ids.bikram, api.ids.asha);
    for (const [as, other, status, code] of [
      ['asha', 'bikram', 404, 'not_found'],
      ['bikram', 'asha', 403, 'blocked'],
    ] as const) {
      const answer = await api.call(as, 'POST', '/api/messages/get', { to_user_id: api.ids[other] });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    }
  });

  test.each([
    ['a malformed cursor', { cursor: 'x' }],
    ['a limit of 51', { limit: 51 }],
    ['a malformed id', { to_user_id: 'bikram' }],
  ])('%s is rejected', async (_, body) => {
    const answer = await api.call('asha', 'POST', '/api/messages/get', {
      to_user_id: api.ids.bikram,
      ...body,
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid_input']);
  });
});

describe('GET /api/user/former-chats', () => {
  const former = async (as: 'asha' | 'bikram' | 'chitra') => {
    const answer = await api.call(as, 'GET', '/api/user/former-chats');
    return answer
      .json<{ chats: FormerChat[] }>()
      .chats.map(({ user, text }) => [user?.full_name ?? null, text]);
  };

  test('lists former connections and deleted accounts, latest first, without connected and blocked users', async () => {
    const { id } = await api.member('Gone For Good');
    await seedConnection(api.db.write, api.ids.asha, id);
    await api.post('asha', id, { text: 'to one who leaves' });
    await api.send('asha', 'bikram', 'to bikram');
    await api.send('chitra', 'asha', 'to asha');
    expect(await former('asha')).toEqual([]);
    await api.db.write.delete(connections);
    await api.db.write.delete(users).where(eq(users.id, id));
    expect(await former('asha')).toEqual([
      ['Chitra Menon', 'to asha'],
      ['Bikram Sen', 'to bikram'],
      [null, 'to one who leaves'],
    ]);
    await seedBlock(api.db.write, api.ids.chitra, api.ids.asha);
    expect(await former('asha')).toHaveLength(2);
    expect(await former('chitra')).toEqual([]);
    expect(await former('bikram')).toEqual([['Asha Rao', 'to bikram']]);
  });
});

describe('seen', () => {
  const seenOf = async () => (await api.chat('asha', 'bikram')).messages.map(({ seen }) => seen);

  test('opening the chat marks received messages, loading older pages does not', async () => {
    await api.send('asha', 'bikram', 'one');
    await api.send('asha', 'bikram', 'two');
    expect(await seenOf()).toEqual([false, false]);
    const page = await api.chat('bikram', 'asha', { limit: 1 });
    expect(await seenOf()).toEqual([true, true]);
    await api.send('asha', 'bikram', 'three');
    await api.chat('bikram', 'asha', { cursor: page.next_cursor ?? '' });
    expect(await seenOf()).toEqual([true, true, false]);
  });

  test('POST /api/messages/seen marks received messages only', async () => {
    await api.send('asha', 'bikram', 'one');
    const call = (as: 'asha' | 'bikram', from: 'asha' | 'bikram') =>
      api.call(as, 'POST', '/api/messages/seen', { from_user_id: api.ids[from] });
    expect((await call('asha', 'bikram')).json()).toEqual({ success: true, message: 'Seen' });
    expect(await seenOf()).toEqual([false]);
    await call('bikram', 'asha');
    expect(await seenOf()).toEqual([true]);
  });
});

describe('POST /api/messages/delete', () => {
  const remove = async (as: 'asha' | 'bikram', messageId: string) => {
    const answer = await api.call(as, 'POST', '/api/messages/delete', { messageId });
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };

  test('deletes for both users, by the sender only', async () => {
    const { _id } = await api.send('asha', 'bikram', 'a slip');
    expect(await remove('bikram', _id)).toEqual([403, 'You can delete only your own messages.']);
    expect(await remove('asha', _id)).toEqual([200, 'Message deleted']);
    expect(await remove('asha', _id)).toEqual([404, 'This message is gone.']);
    expect((await api.chat('bikram', 'asha')).messages).toEqual([]);
    expect(await api.db.write.$count(messages)).toBe(0);
  });
});
