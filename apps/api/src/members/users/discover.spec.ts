import { apiContract, errorBodySchema } from '@aranya/contracts';
import { notInArray, sql } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { blocks, follows, posts, users } from '../../platform/db/schema';
import { queryRows } from '../../platform/db/types';
import { type CastName, seedBlock, seedFollow, seedPost, useTestApp } from '../../testing';

const answerSchema = apiContract.users.discover.responses[200].strict();
const URL = '/api/user/discover';

const api = useTestApp();
beforeEach(async () => {
  for (const table of [blocks, follows, posts]) await api.db.write.delete(table);
  await api.db.write.delete(users).where(notInArray(users.id, Object.values(api.ids)));
});

async function seedPeople(people: Partial<typeof users.$inferInsert>[]): Promise<string[]> {
  const rows = people.map((person) => ({
    id: newId(),
    issuer: 'https://issuer.example/',
    subject: newId(),
    fullName: 'Somebody',
    ...person,
  }));
  await api.db.write.insert(users).values(rows);
  return rows.map(({ id }) => id);
}

async function discover(who: CastName, body: object = {}) {
  const answer = await api.call(who, 'POST', URL, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answerSchema.parse(answer.json());
}
const names = async (who: CastName, input: string) =>
  (await discover(who, { input })).users.map(({ full_name }) => full_name);

describe('searching', () => {
  test.each([
    ['name', 'chitra', ['Chitra Menon']],
    ['name in another order', 'menon chitra', ['Chitra Menon']],
    ['name in capitals', 'MENON', ['Chitra Menon']],
    ['username', 'dawa', ['Dawa Lepcha']],
    ['bio', 'frogs', ['Chitra Menon']],
    ['location', 'gangtok', ['Dawa Lepcha']],
    ['words in different fields', 'birds kolkata', ['Bikram Sen']],
    ['the beginning of a word', 'ko', ['Bikram Sen', 'Chitra Menon']],
    ['the inside of a word', 'darban', ['Bikram Sen']],
    ['a word without matches', 'walrus', []],
    ['a word with and a word without matches', 'frogs walrus', []],
  ])('by %s', async (_what, input, expected) => {
    expect((await names('asha', input)).sort()).toEqual([...expected].sort());
  });

  test.each([
    ['bikarm', 'Bikram Sen'],
    ['chita menn', 'Chitra Menon'],
    ['sundarbns', 'Bikram Sen'],
    ['gangtoc', 'Dawa Lepcha'],
    ['kolkatta', 'Bikram Sen'],
    ['DÀWÄ', 'Dawa Lepcha'],
    ['desmukh', 'Esha Deshmukh'],
  ])('corrects %s', async (input, expected) => {
    expect((await names('asha', input))[0]).toBe(expected);
  });

  test('the first two letters of a short word alone are no match', async () => {
    await seedPeople([
      { fullName: 'Ira Joshi', location: 'Pune' },
      { fullName: 'Om Rao', location: 'Bengaluru', bio: 'Teaches thirty pupils to listen' },
    ]);
    expect(await names('asha', 'Pune')).toEqual(['Ira Joshi']);
    expect(await names('asha', 'punee')).toEqual(['Ira Joshi']);
  });

  test('ignores accents on both sides, and finds other scripts', async () => {
    await seedPeople([{ fullName: 'Zoë Ñandú', location: 'Chhattīsgarh' }, { fullName: 'आशा भोसले' }]);
    expect(await names('asha', 'nandu')).toEqual(['Zoë Ñandú']);
    expect(await names('asha', 'chhattisgarh')).toEqual(['Zoë Ñandú']);
    expect(await names('asha', 'आशा')).toEqual(['आशा भोसले']);
  });

  test('ignores the sign of a hashtag and of a username', async () => {
    await seedPeople([
      { fullName: 'Under', username: 'snow_owl' },
      { fullName: 'Placed', location: 'Tadoba' },
    ]);
    expect((await names('asha', '@snow_owl'))[0]).toBe('Under');
    expect(await names('asha', '#tadoba')).toEqual(['Placed']);
    expect(await names('asha', '#')).toEqual([]);
  });

  test('ranks a name before a location before a bio, then by followers', async () => {
    const [popular = ''] = await seedPeople([
      { fullName: 'Popular', bio: 'Watches heron colonies' },
      { fullName: 'Lonely', bio: 'Watches heron colonies' },
      { fullName: 'Placed', location: 'Heron Island' },
      { fullName: 'Heron Das' },
      { fullName: 'Heronimus Ray' },
    ]);
    await seedFollow(api.db.write, api.ids.dawa, popular);
    expect(await names('asha', 'heron')).toEqual([
      'Heron Das',
      'Heronimus Ray',
      'Placed',
      'Popular',
      'Lonely',
    ]);
  });

  test.each(['%', '_', '%%%', '\\', '%a%', 'a_h', "'; drop table users; --", '.*', '(', '\\%'])(
    'takes %s literally',
    async (input) => {
      expect(await names('bikram', input)).toEqual([]);
    },
  );

  test('finds special characters', async () => {
    await seedPeople([
      { fullName: 'Sure', bio: '100% owls' },
      { fullName: 'Path', bio: 'c:\\owls' },
    ]);
    expect(await names('asha', '100%')).toEqual(['Sure']);
    expect(await names('asha', 'c:\\owls')).toContain('Path');
    await seedPeople([
      { fullName: 'Under', username: 'snow_owl' },
      { fullName: 'Other', username: 'snowxowl' },
    ]);
    expect((await names('asha', 'snow_owl'))[0]).toBe('Under');
  });

  test('leaves out the current user and blocked users', async () => {
    await seedBlock(api.db.write, api.ids.bikram, api.ids.asha);
    expect(await names('asha', 'asha')).not.toContain('Asha Rao');
    expect(await names('asha', 'bikram')).toEqual([]);
    expect(await names('bikram', 'asha rao')).toEqual([]);
    expect(await names('chitra', 'asha rao')).toEqual(['Asha Rao']);
  });

  test('includes the relationship to the current user', async () => {
    await seedFollow(api.db.write, api.ids.asha, api.ids.bikram);
    const { users: found } = await discover('asha', { input: 'bikram' });
    expect(found[0]).toMatchObject({
      relation: { follows: true },
      followers_count: 1,
      followers: [api.ids.asha],
    });
  });

  test('lists each user once, in order, on several pages', async () => {
    await seedPeople(
      Array.from({ length: 23 }, (_, n) => ({
        fullName: n % 3 === 0 ? `Otter ${n}` : `Somebody ${n}`,
        bio: 'I like otters',
      })),
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await discover('asha', {
        input: 'otter',
        limit: 5,
        ...(cursor === null ? {} : { cursor }),
      });
      seen.push(...page.users.map(({ full_name }) => full_name));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect([seen.length, new Set(seen).size]).toEqual([23, 23]);
    expect(seen.slice(0, 8).every((name) => name.startsWith('Otter'))).toBe(true);
  });
});

describe('without input', () => {
  test('suggests active users first, then by followers, without followed ones', async () => {
    const { asha, bikram, chitra, dawa, esha } = api.ids;
    await seedPost(api.db.write, chitra, 'frogs');
    await seedPost(api.db.write, dawa, 'pandas');
    await seedPost(api.db.write, bikram, 'long ago', new Date(Date.now() - 90 * 86_400_000));
    await seedFollow(api.db.write, bikram, dawa);
    await seedFollow(api.db.write, chitra, esha);
    const order = async (input = '') => (await discover('asha', { input })).users.map(({ id }) => id);
    expect(await order()).toEqual([dawa, chitra, esha, bikram]);
    await seedFollow(api.db.write, asha, dawa);
    await seedBlock(api.db.write, esha, asha);
    expect(await order()).toEqual([chitra, bikram]);
    expect(await order(' \u200b ')).toEqual([chitra, bikram]);
    await seedBlock(api.db.write, asha, bikram);
    expect(await order()).toEqual([chitra]);
  });

  test('lists each user once on several pages', async () => {
    const made = await seedPeople(Array.from({ length: 17 }, (_, n) => ({ fullName: `Somebody ${n}` })));
    for (const id of made.slice(0, 8)) await seedPost(api.db.write, id, 'x');
    for (const id of made.slice(4, 12)) await seedFollow(api.db.write, api.ids.dawa, id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await discover('asha', { limit: 4, ...(cursor === null ? {} : { cursor }) });
      seen.push(...page.users.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    const { bikram, chitra, dawa, esha } = api.ids;
    expect([...seen].sort()).toEqual([...made, bikram, chitra, dawa, esha].sort());
    expect(new Set(seen.slice(0, 8))).toEqual(new Set(made.slice(0, 8)));
    expect(new Set(seen.slice(0, 4))).toEqual(new Set(made.slice(4, 8)));
  });
});

test('uses the index', async () => {
  await api.db.write.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const plan = await queryRows<{ 'QUERY PLAN': string }>(
      tx,
      sql`explain select id from users u where u.search_text like '%heron%' or 'heron' <% u.search_text`,
    );
    expect(
      plan
        .map((row) => row['QUERY PLAN'])
        .join('\n')
        .match(/users_search_index/g),
    ).toHaveLength(2);
  });
});

describe('rejects', () => {
  test.each([
    ['an input that is too long', { input: 'x'.repeat(101) }, 'input'],
    ['another type', { input: 7 }, 'input'],
    ['a NUL', { input: 'a\u0000b' }, 'input'],
    ['a limit out of range', { limit: 0 }, 'limit'],
  ])('%s', async (_what, body, field) => {
    const answer = await api.call('asha', 'POST', URL, body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(errorBodySchema.strict().parse(answer.json()).fields ?? {})).toEqual([field]);
  });

  test.each(['abc', 'W10', 'WzEsMiwieCJd'])('the cursor %s', async (cursor) => {
    for (const input of ['', 'owl']) {
      const answer = await api.call('asha', 'POST', URL, { input, cursor });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    }
  });
});
