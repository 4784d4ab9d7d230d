import { apiContract, type ConnectionList, connectionLists, errorBodySchema } from '@aranya/contracts';
import { newId } from '../../platform/common/ids';
import { connections, follows, users } from '../../platform/db/schema';
import { type CastName, emptyBeforeEach, seedConnection, seedFollow, useTestApp } from '../../testing';
import { sortedPair } from '../../people/relationship';

const answerSchema = apiContract.connections.list.responses[200].strict();

const api = useTestApp();
emptyBeforeEach(api, follows, connections);

async function lists(who: CastName, query: Record<string, string> = {}) {
  const answer = await api.call(who, 'GET', `/api/user/connections?${new URLSearchParams(query)}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answerSchema.parse(answer.json());
}
const namesOf = (list: { full_name: string }[]) => list.map(({ full_name }) => full_name.split(' ')[0]);

test('a new user has five empty lists', async () => {
  const nothing = Object.fromEntries(connectionLists.map((list) => [list, []]));
  const zero = Object.fromEntries(connectionLists.map((list) => [list, 0]));
  const ends = Object.fromEntries(connectionLists.map((list) => [list, null]));
  expect(await lists('asha')).toEqual({ success: true, ...nothing, counts: zero, next_cursors: ends });
});

test('every user is in the right list, with their relationship to the current user', async () => {
  const { asha, bikram, chitra, dawa, esha } = api.ids;
  await seedFollow(api.db.write, asha, bikram, new Date(1000));
  await seedFollow(api.db.write, asha, dawa, new Date(2000));
  await seedFollow(api.db.write, chitra, asha);
  await seedConnection(api.db.write, asha, bikram);
  await seedConnection(api.db.write, chitra, asha, 'pending');
  await seedConnection(api.db.write, asha, dawa, 'pending');
  await seedConnection(api.db.write, bikram, esha);

  const all = await lists('asha');
  expect(namesOf(all.following)).toEqual(['Dawa', 'Bikram']);
  expect(namesOf(all.followers)).toEqual(['Chitra']);
  expect(namesOf(all.connections)).toEqual(['Bikram']);
  expect(namesOf(all.pendingConnections)).toEqual(['Chitra']);
  expect(namesOf(all.sentRequests)).toEqual(['Dawa']);
  expect(all.counts).toEqual({
    connections: 1,
    pendingConnections: 1,
    followers: 1,
    following: 2,
    sentRequests: 1,
  });
  expect(all.followers[0]?.relation).toEqual({
    is_self: false,
    follows: false,
    followed_by: true,
    connection: 'incoming',
    blocked: false,
  });
  expect(namesOf((await lists('chitra')).sentRequests)).toEqual(['Asha']);
  expect(namesOf((await lists('esha')).connections)).toEqual(['Bikram']);
});

test('changes are visible at once', async () => {
  await api.call('asha', 'POST', '/api/user/connect', { id: api.ids.bikram });
  expect((await lists('bikram')).counts.pendingConnections).toBe(1);
  await api.call('bikram', 'POST', '/api/user/accept', { id: api.ids.asha });
  const { counts, connections: connected } = await lists('bikram');
  expect([counts.pendingConnections, counts.connections, namesOf(connected)]).toEqual([0, 1, ['Asha']]);
});

describe('paging', () => {
  const crowd = Array.from({ length: 47 }, (_, number) => ({
    id: newId(),
    issuer: 'https://issuer.example/',
    subject: `crowd ${number}`,
    fullName: `Member ${number}`,
  }));
  beforeAll(() => api.db.write.insert(users).values(crowd));

  const since = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(number / 3)));
  const seeds: Record<ConnectionList, () => PromiseLike<unknown>> = {
    followers: () =>
      api.db.write
        .insert(follows)
        .values(
          crowd.map(({ id }, n) => ({ followerId: id, followeeId: api.ids.asha, createdAt: since(n) })),
        ),
    following: () =>
      api.db.write
        .insert(follows)
        .values(
          crowd.map(({ id }, n) => ({ followerId: api.ids.asha, followeeId: id, createdAt: since(n) })),
        ),
    connections: () => seedPairs('accepted', (id) => id),
    pendingConnections: () => seedPairs('pending', (id) => id),
    sentRequests: () => seedPairs('pending', () => api.ids.asha),
  };
  const seedPairs = (status: 'pending' | 'accepted', by: (id: string) => string) =>
    api.db.write.insert(connections).values(
      crowd.map(({ id }, n) => ({
        ...sortedPair(api.ids.asha, id),
        requestedBy: by(id),
        status,
        since: since(n),
      })),
    );

  test.each(connectionLists)('%s: each user once, newest first, even with equal times', async (list) => {
    await seeds[list]();
    const seen: string[] = [];
    let cursor: string | null = null;
    let pages = 0;
    do {
      const page = await lists('asha', { list, limit: '10', ...(cursor === null ? {} : { cursor }) });
      expect(page.counts[list]).toBe(crowd.length);
      expect(page[list].length).toBeLessThanOrEqual(10);
      for (const other of connectionLists) if (other !== list) expect(page[other]).toEqual([]);
      seen.push(...page[list].map(({ id }) => id));
      cursor = page.next_cursors[list];
      pages += 1;
    } while (cursor !== null);
    expect(pages).toBe(5);
    const expected = crowd
      .map(({ id }, n) => ({ id, at: since(n).getTime() }))
      .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
    expect(seen).toEqual(expected.map(({ id }) => id));
  });

  test('the default page size is 20', async () => {
    await seeds.followers();
    const all = await lists('asha');
    expect([all.followers.length, all.next_cursors.followers === null]).toEqual([20, false]);
    expect((await lists('asha', { limit: '50' })).followers).toHaveLength(47);
  });
});

test.each([
  [{ cursor: 'abc' }, 'list'],
  [{ list: 'enemies' }, 'list'],
  [{ limit: '0' }, 'limit'],
  [{ limit: '51' }, 'limit'],
  [{ limit: 'many' }, 'limit'],
  [{ list: 'followers', cursor: 'x'.repeat(201) }, 'cursor'],
])('rejects %j', async (query, field) => {
  const answer = await api.call('asha', 'GET', `/api/user/connections?${new URLSearchParams(query)}`);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(errorBodySchema.strict().parse(answer.json()).fields ?? {})).toEqual([field]);
});

test.each(['abc', Buffer.from('[1,"x"]').toString('base64url'), Buffer.from('{}').toString('base64url')])(
  'rejects the cursor %s',
  async (cursor) => {
    const answer = await api.call('asha', 'GET', `/api/user/connections?list=followers&cursor=${cursor}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'invalid_input' });
  },
);
