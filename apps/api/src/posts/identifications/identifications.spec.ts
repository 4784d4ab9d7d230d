import { limits, type Post } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { liftSuspension, suspendUser } from '../../moderation/safety/moderate-users';
import { newId } from '../../platform/common/ids';
import { identifications, notifications, posts, suspensions } from '../../platform/db/schema';
import { emptyBeforeEach, seedBlock } from '../../testing';
import { type Caller, usePostsApi } from '../posts.testing';
import { ask, callers } from './identifications.testing';

let calls: ReturnType<typeof callers>;
let asha: Caller, bikram: Caller, chitra: Caller, dawa: Caller, esha: Caller;
const api = usePostsApi();
beforeAll(async () => {
  calls = callers(api);
  [asha, bikram, chitra, dawa, esha] = (await Promise.all(
    ['asha', 'bikram', 'chitra', 'dawa', 'esha'].map((name) => api.member(name)),
  )) as [Caller, Caller, Caller, Caller, Caller];
});
emptyBeforeEach(api, suspensions);

/** Those of a kind, as who was told by whom. */
const told = async (kind: 'identification' | 'agreed') => {
  const rows = await api.db.write.select().from(notifications).where(eq(notifications.kind, kind));
  const nameOf = (id: string) => Object.entries(api.ids).find(([, each]) => each === id)?.[0];
  return rows.map(({ recipientId, actorId }) => `${nameOf(recipientId)} by ${nameOf(actorId)}`).sort();
};

const act = { now: new Date(), operator: 'A moderator', reason: 'Spam' };

describe('suggestions', () => {
  test('are grouped by species, most agreed first, with the newest names, the notes and what is mine', async () => {
    const postId = await ask(api, asha);
    await calls.suggest(bikram, postId, 'fishing-cat', '  Webbed\r\nfeet ');
    await calls.suggest(chitra, postId, 'leopard');
    const { body } = await calls.suggest(dawa, postId, 'leopard', 'Rosettes');
    expect(body['message']).toBe('Suggestion saved');
    const shown = await calls.seen(dawa, postId);
    expect(body['identification']).toEqual(shown);
    expect(shown).toMatchObject({
      total: 3,
      agreed_species: 'leopard',
      own_words: [],
      mine: { species: 'leopard', note: 'Rosettes' },
    });
    expect(shown.suggestions).toMatchObject([
      {
        species: 'leopard',
        total: 2,
        mine: true,
        people: [{ _id: dawa.id, full_name: 'Dawa Lepcha' }, { _id: chitra.id }],
        notes: [{ user: { _id: dawa.id }, note: 'Rosettes' }],
      },
      { species: 'fishing-cat', total: 1, mine: false, notes: [{ note: 'Webbed\nfeet' }] },
    ]);
    expect((await calls.seen(asha, postId)).mine).toBeNull();
  });

  test('are one for each person and post: another replaces it, the same changes nothing', async () => {
    const postId = await ask(api, asha);
    await calls.suggest(bikram, postId, 'leopard', 'Rosettes');
    const before = await api.db.write.select().from(identifications);
    await calls.suggest(bikram, postId, 'leopard', 'Rosettes');
    expect(await api.db.write.select().from(identifications)).toEqual(before);
    await calls.suggest(bikram, postId, 'dhole');
    expect((await calls.seen(bikram, postId)).mine).toMatchObject({ species: 'dhole', note: '' });
    expect(await told('identification')).toEqual(['asha by bikram']);
  });

  test('are taken back with what told the author of them; once more changes nothing', async () => {
    const postId = await ask(api, asha);
    await calls.suggest(bikram, postId, 'leopard');
    const { body } = await calls.withdraw(bikram, postId);
    expect(body).toMatchObject({
      message: 'Suggestion withdrawn',
      identification: { total: 0, mine: null },
    });
    expect(await told('identification')).toEqual([]);
    expect((await calls.withdraw(bikram, postId)).status).toBe(200);
  });

  test('list at most 20 species, and name at most three people of each', async () => {
    const postId = await ask(api, asha);
    const slugs = [...new Array(25).keys()].map((n) => `species-${n}`);
    for (const species of [...slugs, 'leopard', 'leopard', 'leopard', 'leopard']) {
      const { id } = await api.member(`Member ${newId()}`);
      await api.db.write.insert(identifications).values({ postId, userId: id, species, note: 'Spots' });
    }
    const { suggestions, total } = await calls.seen(bikram, postId);
    expect(suggestions).toHaveLength(limits.suggestions);
    expect(suggestions[0]).toMatchObject({ species: 'leopard', total: 4 });
    expect(suggestions[0]?.people).toHaveLength(limits.suggestionPeople);
    expect(total).toBe(29);
  });
});

describe('the name of the community', () => {
  test('comes with two thirds of three, and is told once to the author and to those who suggested it', async () => {
    const postId = await ask(api, asha);
    await calls.suggest(bikram, postId, 'leopard');
    await calls.suggest(chitra, postId, 'leopard');
    expect([await calls.nameOf(postId), await told('agreed')]).toEqual([null, []]);
    await calls.suggest(dawa, postId, 'fishing-cat');
    expect(await calls.nameOf(postId)).toBe('leopard');
    expect(await told('agreed')).toEqual(['asha by dawa', 'bikram by dawa', 'chitra by dawa']);
    await calls.suggest(esha, postId, 'leopard');
    expect(await told('agreed')).toHaveLength(3);
  });

  test('goes below two thirds, by a withdrawal or another word, with what told of it', async () => {
    const postId = await ask(api, asha);
    for (const who of [bikram, chitra, dawa]) await calls.suggest(who, postId, 'leopard');
    await calls.withdraw(dawa, postId);
    expect([await calls.nameOf(postId), await told('agreed')]).toEqual([null, []]);
    await calls.suggest(dawa, postId, 'leopard');
    await calls.suggest(esha, postId, 'dhole');
    expect(await calls.nameOf(postId)).toBe('leopard');
    await calls.suggest(dawa, postId, 'dhole');
    expect([await calls.nameOf(postId), await told('agreed')]).toEqual([null, []]);
  });

  test('comes when the one who disagrees withdraws, and changes to another', async () => {
    const postId = await ask(api, asha);
    for (const who of [bikram, chitra]) await calls.suggest(who, postId, 'leopard');
    const { id } = await api.member('Member of the crowd');
    await api.db.write.insert(identifications).values({ postId, userId: id, species: 'leopard' });
    for (const who of [dawa, esha]) await calls.suggest(who, postId, 'dhole');
    expect(await calls.nameOf(postId)).toBeNull();
    await calls.withdraw(esha, postId);
    expect(await calls.nameOf(postId)).toBe('leopard');
    await calls.withdraw(dawa, postId);
    for (const who of [bikram, chitra]) await calls.suggest(who, postId, 'dhole');
    expect(await calls.nameOf(postId)).toBe('dhole');
    expect(await told('agreed')).toEqual(['asha by chitra', 'bikram by chitra']);
  });

  test('appears exactly once when three suggest at once, however often', async () => {
    const postId = await ask(api, asha);
    const crowd = [bikram, chitra, dawa];
    const answers = await Promise.all(
      [...crowd, ...crowd, ...crowd].map((who) => calls.suggest(who, postId, 'leopard')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await calls.nameOf(postId)).toBe('leopard');
    expect(await told('identification')).toEqual(['asha by bikram', 'asha by chitra', 'asha by dawa']);
    expect(await told('agreed')).toHaveLength(3);
  });

  test('is the same after suggestions and withdrawals at once as the suggestions that are left say', async () => {
    const postId = await ask(api, asha);
    const crowd = [bikram, chitra, dawa, esha];
    await Promise.all(
      crowd.flatMap((who, n) => [
        calls.suggest(who, postId, 'leopard'),
        calls.withdraw(who, postId),
        calls.suggest(who, postId, n % 2 === 0 ? 'leopard' : 'dhole'),
      ]),
    );
    const { suggestions, total } = await calls.seen(asha, postId);
    const leading = suggestions.find((each) => 3 * each.total >= 2 * total && total >= 3);
    expect(await calls.nameOf(postId)).toBe(leading?.species ?? null);
  });

  test('does not count the word of the author', async () => {
    const postId = await ask(api, asha, { species: [{ species: 'leopard', count: null }] });
    for (const who of [bikram, chitra]) await calls.suggest(who, postId, 'leopard');
    expect(await calls.nameOf(postId)).toBeNull();
    expect(await calls.seen(bikram, postId)).toMatchObject({ total: 2, own_words: ['leopard'] });
  });

  test('is counted again without somebody who is suspended, and with them after it is lifted', async () => {
    const postId = await ask(api, asha);
    for (const who of [bikram, chitra, dawa]) await calls.suggest(who, postId, 'leopard');
    const dependencies = { db: api.db, media: api.media };
    await suspendUser(dependencies, dawa.id, null, act);
    expect([await calls.nameOf(postId), (await calls.seen(asha, postId)).total]).toEqual([null, 2]);
    await liftSuspension(dependencies, dawa.id, act);
    expect(await calls.nameOf(postId)).toBe('leopard');
  });

  test('is counted again without somebody whose account is deleted', async () => {
    const gone = await api.member(`Gone ${newId()}`);
    const postId = await ask(api, asha);
    for (const who of [bikram, chitra, gone]) await calls.suggest(who, postId, 'leopard');
    expect(await calls.nameOf(postId)).toBe('leopard');
    const answer = await api.call(gone, 'POST', '/api/user/delete', { confirm: 'DELETE' });
    expect(answer.statusCode).toBe(200);
    expect([await calls.nameOf(postId), await told('agreed')]).toEqual([null, []]);
  });

  test.each([
    ['the author', (): [Caller, Caller] => [asha, bikram]],
    ['the other', (): [Caller, Caller] => [bikram, asha]],
  ] as const)(
    'is counted again after a block by %s, which takes the suggestion along',
    async (_name, pair) => {
      const postId = await ask(api, asha);
      for (const who of [bikram, chitra, dawa]) await calls.suggest(who, postId, 'leopard');
      const [by, whom] = pair();
      await api.call(by, 'POST', '/api/user/block', { id: whom.id });
      expect(await calls.nameOf(postId)).toBeNull();
      expect((await calls.seen(chitra, postId)).total).toBe(2);
    },
  );
});

describe('the own word', () => {
  test('is the species of the sighting, with its place and day, and goes again', async () => {
    const postId = await ask(api, asha);
    await calls.suggest(bikram, postId, 'leopard');
    const { body } = await calls.ownWord(asha, postId, 'nilgai');
    expect(body).toMatchObject({
      message: 'Name saved',
      identification: { own_words: ['nilgai'] },
    });
    expect((await calls.seen(bikram, postId)).own_words).toEqual(['nilgai']);
    const { body: back } = await calls.ownWord(asha, postId, null);
    expect(back).toMatchObject({ message: 'Suggestion withdrawn', identification: { own_words: [] } });
    const [row] = await api.db.write.select().from(posts).where(eq(posts.id, postId));
    expect(row?.sighting).toMatchObject({ species: [], protected: true });
  });

  test('gives a post without a sighting one of its own day, without a place', async () => {
    const postId = await ask(api, asha, null, new Date('2026-03-04T23:30:00Z'));
    await calls.ownWord(asha, postId, 'nilgai');
    const [row] = await api.db.write.select().from(posts).where(eq(posts.id, postId));
    expect(row?.sighting).toMatchObject({
      species: [{ species: 'nilgai', count: null }],
      place: null,
      seen_on: '2026-03-04',
    });
  });
});

describe('what is refused', () => {
  const statusOf = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
    const { status, body } = await answer;
    return [status, body['code']];
  };

  test('everything on a post that does not ask', async () => {
    const postId = await ask(api, asha);
    await api.db.write.update(posts).set({ asks: false });
    expect(await statusOf(calls.suggest(bikram, postId, 'leopard'))).toEqual([409, 'conflict']);
    expect(await statusOf(calls.ownWord(asha, postId, 'leopard'))).toEqual([409, 'conflict']);
    expect(await statusOf(calls.post(bikram, 'list', { postId }))).toEqual([409, 'conflict']);
    expect(await calls.listed(bikram, 'asking')).toEqual([]);
  });

  test.each(['blocked by the author', 'blocked by me', 'hidden', 'gone'])(
    'everything on a post that is %s, as if it did not exist',
    async (why) => {
      const postId = await ask(api, asha);
      if (why === 'blocked by the author') await seedBlock(api.db.write, asha.id, bikram.id);
      if (why === 'blocked by me') await seedBlock(api.db.write, bikram.id, asha.id);
      if (why === 'hidden')
        await api.db.write.update(posts).set({ hiddenAt: new Date(), hiddenReason: 'A den' });
      if (why === 'gone') await api.db.write.delete(posts);
      const gone = [404, 'not_found'];
      expect(await statusOf(calls.suggest(bikram, postId, 'leopard'))).toEqual(gone);
      expect(await statusOf(calls.withdraw(bikram, postId))).toEqual(gone);
      expect(await statusOf(calls.ownWord(bikram, postId, 'leopard'))).toEqual(gone);
      expect(await statusOf(calls.post(bikram, 'list', { postId }))).toEqual(gone);
      expect(await calls.listed(bikram, 'asking')).toEqual([]);
    },
  );

  test.each([
    ['suggest', { species: 'unicorn' }],
    ['suggest', { species: 'Leopard' }],
    ['suggest', { species: 7 }],
    ['suggest', {}],
    ['suggest', { species: 'leopard', note: 'x'.repeat(301) }],
    ['suggest', { species: 'leopard', note: '\u0000' }],
    ['suggest', { species: 'leopard', postId: "x' or 1=1 --" }],
    ['own-word', { species: 'unicorn' }],
    ['own-word', {}],
    ['withdraw', { postId: null }],
    ['of-species', { species: 'unicorn' }],
    ['asking', { cursor: 'x' }],
  ])('%s with %j', async (name, body) => {
    const postId = await ask(api, asha);
    const who = name === 'own-word' ? asha : bikram;
    expect(await statusOf(calls.post(who, name, { postId, ...body }))).toEqual([400, 'invalid_input']);
    expect(await api.db.write.$count(identifications)).toBe(0);
  });
});

describe('who sees what', () => {
  test('people hidden from somebody are not in their list, and count in the name', async () => {
    const postId = await ask(api, asha);
    for (const who of [bikram, chitra, dawa]) await calls.suggest(who, postId, 'leopard', 'Spots');
    await seedBlock(api.db.write, bikram.id, esha.id);
    await seedBlock(api.db.write, esha.id, chitra.id);
    const shown = await calls.seen(esha, postId);
    expect(shown).toMatchObject({ total: 1, agreed_species: 'leopard' });
    expect(JSON.stringify(shown)).not.toMatch(/Bikram|Chitra/);
    expect((await calls.seen(dawa, postId)).total).toBe(3);
  });

  test('posts that ask are listed newest first until they have a name, then with their species', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const first = await ask(api, asha, {}, at(3));
    const second = await ask(api, asha, {}, at(2));
    const third = await ask(api, bikram, {}, at(1));
    await calls.suggest(chitra, second, 'leopard');
    const { body } = await calls.post(chitra, 'asking', {});
    const tallies = (body['posts'] as Post[]).map(({ suggestions }) => suggestions);
    expect(tallies).toEqual([
      { agree: 0, total: 0 },
      { agree: 0, total: 1 },
      { agree: 0, total: 0 },
    ]);
    expect(body).toMatchObject({ answered: [second], next_cursor: null });
    expect(await calls.listed(chitra, 'asking')).toEqual([third, second, first]);
    for (const who of [dawa, esha]) await calls.suggest(who, second, 'leopard');
    expect(await calls.listed(chitra, 'asking')).toEqual([third, first]);
    expect(await calls.listed(chitra, 'of-species', { species: 'leopard' })).toEqual([second]);
    expect(await calls.listed(chitra, 'of-species', { species: 'dhole' })).toEqual([]);
  });

  test('an author finds their own questions, with and without a name, and nobody else does', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const first = await ask(api, asha, {}, at(3));
    const named = await ask(api, asha, {}, at(2));
    await ask(api, bikram, {}, at(1));
    for (const who of [bikram, chitra, dawa]) await calls.suggest(who, named, 'leopard');
    expect(await calls.listed(asha, 'asking', { own: true })).toEqual([named, first]);
    expect(await calls.listed(chitra, 'asking', { own: true })).toEqual([]);
  });

  test('all lists page by cursor, also through posts of one moment', async () => {
    const at = new Date(Date.now() - 60_000);
    for (let number = 0; number < 7; number += 1) await ask(api, asha, {}, at);
    for (const [name, body] of [
      ['asking', {}],
      ['of-species', { species: 'leopard' }],
      ['asking', { own: true }],
    ] as const) {
      if (name === 'of-species') await api.db.write.update(posts).set({ agreedSpecies: 'leopard' });
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const who = 'own' in body ? asha : bikram;
        const answer = await calls.post(who, name, { ...body, limit: 3, ...(cursor && { cursor }) });
        seen.push(...(answer.body['posts'] as { _id: string }[]).map(({ _id }) => _id));
        cursor = answer.body['next_cursor'] as string | null;
      } while (cursor !== null);
      expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
    }
  });
});
