import type { RecentMessage } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../platform/common/ids';
import { blocks, messageMedia, messages, users } from '../platform/db/schema';
import { type CastName, seedBlock, useTestApp } from '../testing';

let seq = 0;

const api = useTestApp();
beforeEach(async () => {
  await api.db.write.delete(blocks);
  await api.db.write.delete(messages);
  seq = 0;
});

interface Sending {
  text?: string;
  minute: number;
  seen?: boolean;
}

/** Inserts a message as if it had been sent. */
async function send(
  from: CastName,
  to: CastName,
  { text = '', minute, seen = false }: Sending,
): Promise<string> {
  const [fromId, toId] = [api.ids[from], api.ids[to]];
  const [lowId = fromId, highId = toId] = [fromId, toId].sort();
  const id = newId();
  const at = new Date(Date.UTC(2026, 0, 31, 9, minute));
  seq += 1;
  await api.db.write.insert(messages).values({
    id,
    fromId,
    toId,
    lowId,
    highId,
    text,
    messageType: text === '' ? 'image' : 'text',
    lowSeq: seq,
    highSeq: seq + 1000,
    seenAt: seen ? at : null,
    createdAt: at,
  });
  return id;
}

async function recent(who: CastName): Promise<RecentMessage[]> {
  const answer = await api.call(who, 'GET', '/api/user/recent-messages');
  expect(answer.statusCode).toBe(200);
  return answer.json<{ success: true; messages: RecentMessage[] }>().messages;
}

const shown = (list: RecentMessage[]) =>
  list.map(({ from_user_id, text, seen }) => `${from_user_id.full_name}: ${text}${seen ? ' (seen)' : ''}`);

describe('GET /api/user/recent-messages', () => {
  test('is empty without messages', async () => {
    expect(await recent('asha')).toEqual([]);
  });

  test('lists the latest message of each sender, newest first, with seen', async () => {
    await send('bikram', 'asha', { text: 'old', minute: 1, seen: true });
    await send('chitra', 'asha', { text: 'frogs', minute: 2, seen: true });
    await send('bikram', 'asha', { text: 'new', minute: 3 });
    await send('dawa', 'asha', { text: 'pandas', minute: 4 });
    expect(shown(await recent('asha'))).toEqual([
      'Dawa Lepcha: pandas',
      'Bikram Sen: new',
      'Chitra Menon: frogs (seen)',
    ]);
  });

  test('leaves out sent messages', async () => {
    await send('asha', 'bikram', { text: 'mine', minute: 5 });
    await send('bikram', 'asha', { text: 'received', minute: 1 });
    expect(shown(await recent('asha'))).toEqual(['Bikram Sen: received']);
    expect(shown(await recent('bikram'))).toEqual(['Asha Rao: mine']);
  });

  test('the latest message is determined by sequence number, not time', async () => {
    await send('bikram', 'asha', { text: 'first, by a fast clock', minute: 9 });
    await send('bikram', 'asha', { text: 'second', minute: 8 });
    expect(shown(await recent('asha'))).toEqual(['Bikram Sen: second']);
  });

  test('other users cannot read it', async () => {
    await send('bikram', 'asha', { text: 'for asha alone', minute: 1 });
    expect(await recent('chitra')).toEqual([]);
  });

  test('a picture has sizes and no URL', async () => {
    const id = await send('bikram', 'asha', { minute: 1 });
    const picture = {
      messageId: id,
      key: 'k'.repeat(40),
      type: 'image/webp',
      bytes: 9,
      width: 640,
      height: 480,
    };
    await api.db.write.insert(messageMedia).values({ ...picture, alt: 'An owl' });
    const [message] = await recent('asha');
    expect(message).toEqual({
      _id: id,
      from_user_id: { _id: api.ids.bikram, full_name: 'Bikram Sen', profile_picture: expect.any(String) },
      to_user_id: api.ids.asha,
      text: '',
      message_type: 'image',
      media_url: '',
      media_width: 640,
      media_height: 480,
      media_alt: 'An owl',
      seen: false,
      seq: api.ids.asha < api.ids.bikram ? 1 : 1001,
      client_id: null,
      createdAt: '2026-01-31T09:01:00.000Z',
    });
  });

  test('a block hides both users from each other', async () => {
    await send('bikram', 'asha', { text: 'to asha', minute: 1 });
    await send('asha', 'bikram', { text: 'to bikram', minute: 2 });
    await seedBlock(api.db.write, api.ids.asha, api.ids.bikram);
    expect(await recent('asha')).toEqual([]);
    expect(await recent('bikram')).toEqual([]);
  });

  test('leaves out messages of deleted users', async () => {
    const { id } = await api.member('Gone Soon');
    await send('bikram', 'asha', { text: 'stays', minute: 1 });
    await api.db.write.update(messages).set({ fromId: id }).where(eq(messages.text, 'stays'));
    expect(await recent('asha')).toHaveLength(1);
    await api.db.write.delete(users).where(eq(users.id, id));
    expect(await recent('asha')).toEqual([]);
  });
});
