import sharp from 'sharp';
import type { ChatSummary } from '@aranya/contracts';
import { connections, messages } from '../platform/db/schema';
import { type CastName, seedBlock, seedConnection } from '../testing';
import { useMessagesApi } from './messages.testing';

const api = useMessagesApi();

interface Page {
  chats: ChatSummary[];
  next_cursor: string | null;
}

async function chatsOf(as: CastName, query: Record<string, string> = {}): Promise<Page> {
  const answer = await api.call(as, 'GET', `/api/messages/chats?${new URLSearchParams(query)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Page>();
}

const line = ({ user, latest, unread }: ChatSummary) =>
  `${user.full_name}: ${latest === null ? '-' : `${latest.mine ? 'You: ' : ''}${latest.text}`}${unread ? ' (unread)' : ''}`;
const shown = async (as: CastName) => (await chatsOf(as)).chats.map(line);

const everyone = async (as: CastName) => {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await chatsOf(as, { limit: '1', ...(cursor !== null && { cursor }) });
    names.push(...page.chats.map(({ user }) => user.full_name));
    cursor = page.next_cursor;
  } while (cursor !== null);
  return names;
};

describe('GET /api/messages/chats', () => {
  test('lists connections with the latest message of either side, newest first', async () => {
    await api.send('bikram', 'asha', 'Storks at dawn');
    await api.send('chitra', 'asha', 'Frogs');
    await api.send('asha', 'bikram', 'Coming');
    expect(await shown('asha')).toEqual(['Bikram Sen: You: Coming (unread)', 'Chitra Menon: Frogs (unread)']);
    expect(await shown('bikram')).toEqual(['Asha Rao: Coming (unread)']);
  });

  test('an entry has what the list shows', async () => {
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#884' } })
      .png()
      .toBuffer();
    const { _id, createdAt } = await api.send('asha', 'bikram', { image });
    const [entry] = (await chatsOf('asha')).chats;
    expect(entry).toEqual({
      user: {
        _id: api.ids.bikram,
        full_name: 'Bikram Sen',
        username: 'bikram',
        profile_picture: '',
        bio: 'Birds of the Sundarbans',
      },
      latest: { _id, text: '', message_type: 'image', mine: true, createdAt },
      unread: false,
    });
  });

  test('connections without messages come last, the newest first', async () => {
    await api.db.write.insert(connections).values({
      ...pair('asha', 'dawa'),
      requestedBy: api.ids.dawa,
      status: 'accepted',
      since: new Date(Date.now() + 60_000),
    });
    await api.send('bikram', 'asha', 'Storks');
    expect(await shown('asha')).toEqual(['Bikram Sen: Storks (unread)', 'Dawa Lepcha: -', 'Chitra Menon: -']);
    expect(await everyone('asha')).toEqual(['Bikram Sen', 'Dawa Lepcha', 'Chitra Menon']);
  });

  test('an opened chat is read', async () => {
    await api.send('bikram', 'asha', 'Storks');
    await api.chat('asha', 'bikram');
    expect(await shown('asha')).toContain('Bikram Sen: Storks');
  });

  test('a deleted message gives way to the one before it', async () => {
    await api.send('bikram', 'asha', 'Storks');
    const { _id } = await api.send('bikram', 'asha', 'Herons');
    await api.call('bikram', 'POST', '/api/messages/delete', { messageId: _id });
    expect(await shown('asha')).toContain('Bikram Sen: Storks (unread)');
  });

  test('a block, a request and a former connection are not listed', async () => {
    await api.send('bikram', 'asha', 'Storks');
    await api.send('chitra', 'asha', 'Frogs');
    await seedBlock(api.db.write, api.ids.chitra, api.ids.asha);
    await seedConnection(api.db.write, api.ids.dawa, api.ids.asha, 'pending');
    await api.call('asha', 'POST', '/api/user/disconnect', { id: api.ids.bikram });
    expect(await shown('asha')).toEqual([]);
    expect(await shown('chitra')).toEqual([]);
  });

  test('pages by cursor, without gaps when times are equal', async () => {
    await api.send('bikram', 'asha', 'Storks');
    await api.send('chitra', 'asha', 'Frogs');
    await api.db.write.update(messages).set({ createdAt: new Date() });
    expect((await everyone('asha')).sort()).toEqual(['Bikram Sen', 'Chitra Menon']);
  });

  test('other users cannot read it', async () => {
    await api.send('bikram', 'asha', 'for asha alone');
    expect(await shown('esha')).toEqual([]);
  });
});

function pair(one: CastName, other: CastName) {
  const [lowId = '', highId = ''] = [api.ids[one], api.ids[other]].sort();
  return { lowId, highId };
}
