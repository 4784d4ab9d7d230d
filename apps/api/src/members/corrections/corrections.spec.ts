import { type Correction, type Fact, limits, type SuggestedCorrection } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { type AdminApi, startAdminApi } from '../../moderation/admin/admin.testing';
import { newId } from '../../platform/common/ids';
import { corrections, moderationLog, notifications } from '../../platform/db/schema';
import { type CastName, emptyBeforeEach, eventually, forWholeSpec } from '../../testing';

/** Asha is an admin, Bikram a moderator. */
const api = forWholeSpec<AdminApi>(() => startAdminApi());
emptyBeforeEach(api, corrections, notifications);

const given = {
  record: 'species/dhole',
  field: 'glance.weight.kg',
  value: [12, 20] as unknown,
  source_title: 'Prater, The Book of Indian Animals',
  explanation: 'The book weighed adults.',
};

async function call<Body>(who: CastName | null, method: 'GET' | 'POST', url: string, body?: object) {
  const answer = await api.call(who, method, `/api${url}`, body);
  return { status: answer.statusCode, body: answer.json<Body & { message: string; fields?: object }>() };
}
const suggest = (who: CastName | null, more: object = {}) =>
  call<{ correction: Correction }>(who, 'POST', '/corrections', { ...given, ...more });
const suggestedId = async (who: CastName, more: object = {}) => (await suggest(who, more)).body.correction.id;
const own = async (who: CastName) =>
  (await call<{ corrections: Correction[] }>(who, 'GET', '/corrections')).body.corrections;
const queue = async (state = 'open') =>
  (await call<{ corrections: SuggestedCorrection[] }>('bikram', 'GET', `/admin/corrections?state=${state}`))
    .body.corrections;
const decide = (who: CastName, id: string, outcome = 'accepted') =>
  call(who, 'POST', '/admin/corrections/decide', { id, outcome, answer: 'Thank you.' });

test('the facts of a record come from its schema, without what identifies it', async () => {
  const { body } = await call<{ name: string; facts: Fact[] }>(
    'chitra',
    'GET',
    '/corrections/facts?record=species/dhole',
  );
  const fact = (field: string) => body.facts.find((one) => one.field === field);
  expect(body.name).toBe('Dhole');
  expect(fact('glance.weight.kg')).toMatchObject({ value: [10, 21], input: 'numbers', options: [] });
  expect(fact('conservation_status')).toMatchObject({ value: 'Endangered', input: 'text' });
  expect(fact('conservation_status')?.options).toContain('Vulnerable');
  expect(fact('glance.population.where')).toMatchObject({ value: null });
  expect(body.facts.map(({ field }) => field)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(id|name|names_in_posts|sources)|\bfrom\b/)]),
  );
});

test('a suggestion waits, is listed for its author, and is withdrawn by nobody else', async () => {
  const id = await suggestedId('chitra', { source_url: 'https://example.org/dhole' });
  expect(await own('chitra')).toMatchObject([
    { id, before: [10, 21], value: [12, 20], source_url: 'https://example.org/dhole', outcome: null },
  ]);
  expect(await own('dawa')).toEqual([]);
  expect((await call('dawa', 'POST', '/corrections/withdraw', { id })).status).toBe(404);
  expect((await call('chitra', 'POST', '/corrections/withdraw', { id })).status).toBe(200);
  expect(await own('chitra')).toEqual([]);
});

test.each([
  [{ value: [20, 12] }, 400, { value: 'The smaller value comes first.' }],
  [{ value: 'heavy' }, 400, { value: 'Give a list of numbers.' }],
  [{ value: [10, 21] }, 400, { value: 'The record says so already.' }],
  [{ value: [10, 21, 30] }, 400, { value: expect.any(String) as string }],
  [{ field: 'food', value: 'x' }, 400, { value: 'Give at least 3 characters.' }],
  [{ field: 'related', value: ['unicorn'] }, 400, { value: "There is no species 'unicorn'." }],
  [{ field: 'id', value: 3 }, 400, { field: 'This record has no such fact.' }],
  [{ field: '__proto__.kg' }, 400, { field: 'This record has no such fact.' }],
  [{ record: 'species/unicorn' }, 404, undefined],
  [{ record: 'tables/dhole' }, 400, { record: 'A record is named such as species/dhole.' }],
  [
    { source_url: 'javascript:alert(1)' },
    400,
    { source_url: 'The address of a source begins with https://.' },
  ],
  [{ source_title: ' ' }, 400, { source_title: 'The source cannot be empty.' }],
  [
    { explanation: 'x'.repeat(limits.correctionText + 1) },
    400,
    { explanation: 'The explanation can have at most 500 characters.' },
  ],
])('%j is refused with %i, at its field', async (more, status, fields) => {
  const answer = await suggest('chitra', more);
  expect([answer.status, answer.body.fields]).toEqual([status, fields]);
  expect(await own('chitra')).toEqual([]);
});

test('an editor sees and decides corrections, and nothing else of the team', async () => {
  const id = await suggestedId('chitra');
  expect((await decide('dawa', id)).status).toBe(403);
  await api.giveRole(api.ids.dawa, 'editor');
  await eventually(async () => (await call('dawa', 'GET', '/admin/corrections')).status === 200);
  for (const path of ['/admin/overview', '/admin/reports', '/admin/members', '/admin/log'])
    expect([path, (await call('dawa', 'GET', path)).status]).toEqual([path, 403]);
  expect(await decide('dawa', id)).toMatchObject({
    status: 200,
    body: {
      message:
        'Accepted. Its source has no address, so somebody has to write it into the files of the project',
    },
  });
  await api.giveRole(api.ids.dawa, 'member');
});

test('an accepted fact with an address is shown at once, and the next suggestion goes on from it', async () => {
  const source_url = 'https://example.org/dholes';
  const kg = async () => {
    const { body } = await call<{ species: { glance: { weight: { kg: number[] } } } }>(
      null,
      'GET',
      '/species/dhole',
    );
    return body.species.glance.weight.kg;
  };
  expect(await decide('bikram', await suggestedId('chitra', { source_url }))).toMatchObject({
    status: 200,
    body: { message: 'Accepted. The page shows it in a moment' },
  });
  await eventually(async () => String(await kg()) === '12,20');
  const form = await call<{ facts: Fact[] }>('dawa', 'GET', '/corrections/facts?record=species/dhole');
  expect(form.body.facts.find(({ field }) => field === given.field)?.value).toEqual([12, 20]);
  expect((await suggest('dawa')).body.fields).toEqual({ value: 'The record says so already.' });
  expect((await decide('bikram', await suggestedId('dawa', { value: [12, 22], source_url }))).status).toBe(
    200,
  );
  await eventually(async () => String(await kg()) === '12,22');

  const established = { record: 'parks/kanha-national-park', field: 'established', value: 1956, source_url };
  expect((await decide('bikram', await suggestedId('dawa', established))).status).toBe(200);
  await eventually(async () => {
    const { body } = await call<{ park: { established: string } }>(null, 'GET', '/parks/kanha-national-park');
    return body.park.established === '1956';
  });
});

test('a text in Hindi is a correction of its translation, and a number one of the record', async () => {
  const source_url = 'https://example.org/dholes';
  const hindi = { language: 'hi', field: 'food', value: 'चीतल, सांभर और चौसिंगा', source_url };
  const { correction } = (await suggest('chitra', hindi)).body;
  expect(correction).toMatchObject({ language: 'hi', before: expect.stringMatching(/^चीतल/) as string });
  expect((await suggest('chitra', { language: 'hi', value: [9, 9] })).body.correction.language).toBe('en');
  expect(await own('chitra')).toMatchObject([
    { record: 'species/dhole', language: 'en' },
    { record: 'species/dhole', language: 'hi' },
  ]);
  expect((await decide('bikram', correction.id)).body.message).toMatch(/into the files of the translation$/);
  const facts = async (language: string) =>
    (
      await call<{ facts: Fact[] }>(
        'dawa',
        'GET',
        `/corrections/facts?record=species/dhole&language=${language}`,
      )
    ).body.facts;
  const fact = async (language: string, field: string) =>
    (await facts(language)).find((one) => one.field === field);
  expect(await fact('hi', 'food')).toMatchObject({ language: 'hi', value: hindi.value });
  expect(await fact('en', 'food')).toMatchObject({ value: expect.stringMatching(/^[A-Z]/) as string });
  expect((await fact('hi', 'conservation_status'))?.words).toMatchObject({ Endangered: 'संकटग्रस्त' });
});

test('the decision is told with its reason, is in the log, and stands', async () => {
  const id = await suggestedId('chitra');
  expect(await queue()).toMatchObject([{ id, before: [10, 21], suggested_by: { _id: api.ids.chitra } }]);
  expect((await decide('bikram', id, 'declined')).status).toBe(200);
  expect(await queue()).toEqual([]);
  expect(await queue('closed')).toMatchObject([{ id, outcome: 'declined', answer: 'Thank you.' }]);
  expect(await own('chitra')).toMatchObject([{ outcome: 'declined', answer: 'Thank you.' }]);
  const told = await call<{ notifications: object[] }>('chitra', 'GET', '/notifications');
  expect(told.body.notifications).toMatchObject([{ kind: 'correction', actors: [{ _id: api.ids.bikram }] }]);
  const [entry] = await api.db.write.select().from(moderationLog).where(eq(moderationLog.subjectId, id));
  expect(entry).toMatchObject({
    action: 'decline_correction',
    operatorId: api.ids.bikram,
    after: { record: 'species/dhole', field: 'glance.weight.kg' },
  });
  expect((await decide('asha', id)).status).toBe(409);
  expect((await call('chitra', 'POST', '/corrections/withdraw', { id })).status).toBe(409);
});

test('a second decision by the same person is told again', async () => {
  await decide('bikram', await suggestedId('chitra'));
  const [first] = await api.db.write.select().from(notifications);
  await call('chitra', 'POST', '/notifications/read', { up_to: first?.id });
  await decide('bikram', await suggestedId('chitra', { field: 'food', value: 'Chital and sambar' }));
  const told = await call<{ notifications: object[] }>('chitra', 'GET', '/notifications');
  expect(told.body.notifications).toMatchObject([{ kind: 'correction', read: false }]);
});

test('nobody decides their own, and a fact that has changed since is not accepted', async () => {
  expect((await decide('bikram', await suggestedId('bikram'))).status).toBe(403);
  const id = await suggestedId('chitra');
  await api.db.write
    .update(corrections)
    .set({ before: [9, 21] })
    .where(eq(corrections.id, id));
  expect((await decide('asha', id)).status).toBe(409);
  expect((await decide('asha', id, 'declined')).status).toBe(200);
  expect((await decide('asha', newId())).status).toBe(404);
});

test('of a deleted account only what was accepted stays, without a name', async () => {
  const accepted = await suggestedId('dawa');
  await suggestedId('dawa', { field: 'food', value: 'Chital and sambar' });
  await decide('bikram', accepted);
  expect((await call('dawa', 'POST', '/user/delete', { confirm: 'DELETE' })).status).toBe(200);
  expect(await queue()).toEqual([]);
  expect(await queue('closed')).toMatchObject([{ id: accepted, suggested_by: null }]);
});
