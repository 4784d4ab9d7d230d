import type {
  AuditEntry,
  CaseDetail,
  LifeListEntry,
  NameToSettle,
  Notification,
  Post,
} from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { publishSighting } from '../../posts/sightings/sightings.testing';
import {
  blocks,
  lifeRecords,
  notifications,
  posts,
  settledNames,
  sightingSpecies,
} from '../../platform/db/schema';
import type { CastName } from '../../testing';
import { type AdminApi, startAdminApi } from './admin.testing';

const SPARROW = 'taxon-15241';
const POINT = { kind: 'point', lat: 21.24171, lng: 79.33662 } as const;
const bird = (words: string) => `free:birds:${words}`;

let api: AdminApi;
beforeAll(async () => {
  api = await startAdminApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [posts, lifeRecords, settledNames, notifications, blocks])
    await api.db.write.delete(table);
});

const ask = async (who: CastName, url: string, body?: object, status = 200) => {
  const answer = await api.call(who, body ? 'POST' : 'GET', url, body);
  expect({ url, status: answer.statusCode, answer: answer.json() }).toMatchObject({ url, status });
  return answer.json<Record<string, unknown>>();
};
const names = async (state = 'open') =>
  (await ask('bikram', `/api/admin/names?state=${state}`))['names'] as NameToSettle[];
const settle = (name: string, species: string | null, status = 200) =>
  ask('bikram', '/api/admin/names/settle', { name, species }, status);
const reopen = (name: string, status = 200) => ask('bikram', '/api/admin/names/reopen', { name }, status);
const see = async (who: CastName, species: (string | { species: string; count: number })[]) =>
  (await publishSighting(api.app, await api.member(who), { species, place: POINT }))._id;
const shown = async (postId: string) =>
  ((await ask('esha', '/api/post/get', { postId }))['post'] as Post).sighting;
const listOf = async (who: CastName) => {
  const list = await ask(who, '/api/life-list/get', { profileId: api.ids[who] });
  return {
    count: list['species_count'],
    species: (list['species'] as LifeListEntry[]).map((one) => one.species),
  };
};

test('a free name stands on its post with a coarse place, and counts no species', async () => {
  const id = await see('chitra', [{ species: bird('Hill bird'), count: 3 }, 'chital']);
  expect(await shown(id)).toEqual({
    species: [
      { species: bird('Hill bird'), count: 3 },
      { species: 'chital', count: null },
    ],
    place: { kind: 'cell', lat: 21.3, lng: 79.3, degrees: 0.2 },
    seen_on: '2026-05',
    protected: true,
  });
  expect(await listOf('chitra')).toEqual({ count: 1, species: ['chital', bird('Hill bird')] });
});

test.each([
  ['free:birds:x', 'A free name has two letters or more, and no digits or signs.'],
  ['free:birds:Bird at 21.24, 79.33', 'A free name has two letters or more, and no digits or signs.'],
  ['free:birds:see example.com', 'A free name has two letters or more, and no digits or signs.'],
  [`free:birds:${'a'.repeat(61)}`, 'A free name can have at most 60 characters.'],
  [
    'free:dragons:Hill bird',
    'A free name is written free:, its group, a colon and the words, such as free:birds:Hill bird.',
  ],
  [
    'free:birds: Hill bird',
    'A free name is written free:, its group, a colon and the words, such as free:birds:Hill bird.',
  ],
  ['free:birds:Bird near Khatoda gate', 'A free name says what the animal is. Leave the place out of it.'],
])('%j is refused in a sighting, a suggestion and a life list', async (species, message) => {
  const records = [{ species, seen_on: null }];
  expect((await ask('chitra', '/api/life-list/add', { records }, 400))['message']).toBe(message);
  const asking = (await publishSighting(api.app, await api.member('dawa'), { species: [] }, { asks: 'true' }))
    ._id;
  const suggestion = { postId: asking, species };
  expect((await ask('chitra', '/api/identifications/suggest', suggestion, 400))['message']).toBe(message);
  await expect(see('chitra', [species])).rejects.toThrow(message);
});

test('pages for everybody do not repeat it', async () => {
  const park = 'kanha-national-park';
  const sighting = { species: [bird('Hill bird'), 'chital'], place: { kind: 'park' as const, park } };
  await publishSighting(api.app, await api.member('chitra'), sighting);
  const answer = await api.call(null, 'GET', `/api/sightings/summary?park=${park}`);
  expect(answer.json()).toMatchObject({ total: 1, species: [{ species: 'chital', total: 1 }] });
});

test('lists and filters take no free name', async () => {
  for (const url of ['/api/sightings/species', '/api/identifications/of-species'])
    await ask('chitra', url, { species: bird('Hill bird') }, 400);
});

const waiting = async () => ((await ask('bikram', '/api/admin/overview'))['open'] as { names: number }).names;

test('names wait together whatever their case and accents, most posts first, and private lists are not among them', async () => {
  await see('chitra', ['free:mammals:Night mouse']);
  await see('chitra', [bird('Hill bird')]);
  const latest = await see('dawa', [bird('HILL Bírd')]);
  const records = [{ species: bird('Secret bird'), seen_on: null }];
  await ask('dawa', '/api/life-list/add', { records });
  expect(await names()).toEqual([
    { name: bird('HILL Bírd'), posts: 2, latest_post: latest, settled: null },
    expect.objectContaining({ name: 'free:mammals:Night mouse', posts: 1 }),
  ]);
  expect(await waiting()).toBe(2);
});

test('the queue goes on past a page of names, each once, also where some are settled meanwhile', async () => {
  const postId = await see('chitra', ['chital']);
  const letters = [...'abcdefgh'];
  const keys = letters.flatMap((one) => letters.map((two) => bird(`Bird ${one}${two}`)));
  const shared = { postId, authorId: api.ids.chitra, seenOn: '2026-05-01', createdAt: new Date() };
  await api.db.write
    .insert(sightingSpecies)
    .values(keys.map((key, index) => ({ ...shared, species: key, freeName: key, position: index + 1 })));
  const page = async (cursor = '') => {
    const found = await ask('bikram', `/api/admin/names?limit=30${cursor && `&cursor=${cursor}`}`);
    return found as { names: NameToSettle[]; total: number; next_cursor: string | null };
  };
  const first = await page();
  expect([first.names.length, first.total]).toEqual([30, keys.length]);
  for (const { name } of first.names.slice(-2)) await settle(name, null);
  const second = await page(first.next_cursor ?? '');
  const third = await page(second.next_cursor ?? '');
  expect([second.names.length, third.names.length, third.next_cursor]).toEqual([30, 4, null]);
  const all = [first, second, third].flatMap((one) => one.names.map(({ name }) => name));
  expect(new Set(all)).toEqual(new Set(keys));
  await ask('bikram', '/api/admin/names?cursor=WzFd', undefined, 400);
});

test('one choice makes it an animal on all posts, suggestions and lists, in the log and undoable', async () => {
  const one = await see('chitra', [{ species: bird('Roof bird'), count: 2 }, 'chital']);
  const other = await see('dawa', [bird('roof bird')]);
  const asking = (await publishSighting(api.app, await api.member('dawa'), { species: [] }, { asks: 'true' }))
    ._id;
  for (const who of ['asha', 'bikram', 'chitra'] as const)
    await ask(who, '/api/identifications/suggest', { postId: asking, species: bird('Roof bird') });
  const question = async () => (await ask('esha', '/api/post/get', { postId: asking }))['post'] as Post;
  expect(await question()).toMatchObject({ agreed_species: null });
  const records = [{ species: bird('Roof Bird'), seen_on: '2025' }];
  await ask('esha', '/api/life-list/add', { records });

  await settle(bird('roof bird'), SPARROW);
  const sparrow = { species: SPARROW, taxon: { name: 'House Sparrow' } };
  expect((await shown(one))?.species).toMatchObject([
    { ...sparrow, count: 2 },
    { species: 'chital', count: null },
  ]);
  expect((await shown(other))?.species).toMatchObject([sparrow]);
  expect(await question()).toMatchObject({ agreed_species: SPARROW });
  expect(await listOf('esha')).toEqual({ count: 1, species: [SPARROW] });
  expect([await names(), await waiting()]).toEqual([[], 0]);
  expect(await names('closed')).toMatchObject([{ posts: 3, settled: sparrow }]);
  const { entries } = await ask('asha', '/api/admin/log?action=settle_name');
  expect((entries as AuditEntry[]).slice(0, 1)).toMatchObject([
    {
      operator: 'Bikram Sen',
      subject: 'free_name',
      before: { settled: false },
      after: { species: SPARROW, posts: 3 },
    },
  ]);
  expect(JSON.stringify(entries).toLowerCase()).not.toContain('roof');

  await reopen(bird('roof bird'));
  expect((await shown(one))?.species[0]).toEqual({ species: bird('Roof bird'), count: 2 });
  expect(await question()).toMatchObject({ agreed_species: null });
  expect(await listOf('esha')).toEqual({ count: 0, species: [bird('Roof Bird')] });
  expect(await names()).toMatchObject([{ posts: 3 }]);
  await reopen(bird('roof bird'), 404);
});

test('an animal that a post names beside it is named once', async () => {
  const id = await see('chitra', [SPARROW, bird('Roof bird'), bird('roof bird')]);
  const records = [bird('Roof bird'), bird('ROOF bird')].map((species) => ({ species, seen_on: null }));
  await ask('chitra', '/api/life-list/add', { records });
  await settle(bird('Roof bird'), SPARROW);
  expect((await shown(id))?.species).toMatchObject([{ species: SPARROW }]);
  expect(await listOf('chitra')).toEqual({ count: 1, species: [SPARROW] });
  await ask('chitra', '/api/life-list/add', { records: records.slice(1) });
  await reopen(bird('Roof bird'));
  expect(await listOf('chitra')).toEqual({ count: 1, species: [bird('ROOF bird'), SPARROW] });
});

test('a name that is left as it is waits no more, until it is opened again', async () => {
  await see('chitra', [bird('Hill bird')]);
  await settle(bird('Hill bird'), null);
  expect(await names()).toEqual([]);
  expect(await names('closed')).toMatchObject([{ name: bird('Hill bird'), settled: { species: null } }]);
  await see('dawa', [bird('hill bird')]);
  expect([await names(), await waiting()]).toEqual([[], 0]);
  await reopen(bird('Hill bird'));
  expect(await names()).toMatchObject([{ posts: 2 }]);
});

test('a later choice replaces an earlier one wherever it stands, and is undone as a whole', async () => {
  const records = [{ species: bird('Roof bird'), seen_on: null }];
  const add = () => ask('esha', '/api/life-list/add', { records });
  const one = await see('chitra', [bird('Roof bird')]);
  await add();
  await settle(bird('Roof bird'), SPARROW);
  const two = await see('dawa', [bird('roof bird')]);
  await add();
  const shownNow = async () =>
    [await shown(one), await shown(two)].map((sighting) => sighting?.species[0]?.species);

  await settle(bird('Roof bird'), 'indian-peacock');
  expect(await shownNow()).toEqual(['indian-peacock', 'indian-peacock']);
  expect((await listOf('esha')).species).toEqual(['indian-peacock']);

  await see('dawa', [bird('ROOF bird')]);
  await settle(bird('Roof bird'), null);
  expect(await shownNow()).toEqual([bird('Roof bird'), bird('roof bird')]);
  expect((await listOf('esha')).species).toEqual([bird('Roof bird')]);
  await reopen(bird('Roof bird'));
  expect(await names()).toMatchObject([{ posts: 3 }]);
});

test('an undo leaves an animal that a member has noted themselves since', async () => {
  const note = (species: string) =>
    ask('esha', '/api/life-list/add', { records: [{ species, seen_on: null }] });
  await note(bird('Roof bird'));
  await see('chitra', [bird('Roof bird')]);
  await settle(bird('Roof bird'), SPARROW);
  await note(SPARROW);
  await reopen(bird('Roof bird'));
  expect((await listOf('esha')).species).toEqual([SPARROW]);
});

const toldOf = async (who: CastName) =>
  (await ask(who, '/api/notifications'))['notifications'] as Notification[];
const unread = async (who: CastName) => (await ask(who, '/api/notifications/unread'))['unread'];

test('each writer is told once, of the latest post, without the moderator, and an undo hides it', async () => {
  await see('chitra', [bird('Roof bird')]);
  const latest = await see('chitra', [bird('ROOF bird'), 'chital']);
  await see('bikram', [bird('Roof bird')]);
  const asking = (await publishSighting(api.app, await api.member('esha'), { species: [] }, { asks: 'true' }))
    ._id;
  await ask('dawa', '/api/identifications/suggest', { postId: asking, species: bird('Roof bird') });
  await settle(bird('Roof bird'), SPARROW);
  const sparrow = { kind: 'agreed', species: SPARROW, taxon: { name: 'House Sparrow' } };
  const given = { ...sparrow, free_name: bird('ROOF bird'), actors_total: 1, post: { _id: latest } };
  expect(await toldOf('chitra')).toMatchObject([{ ...given, actors: [{ _id: api.ids.chitra }] }]);
  expect(await toldOf('dawa')).toMatchObject([{ ...sparrow, post: { _id: asking } }]);
  expect(JSON.stringify(await toldOf('chitra'))).not.toContain(api.ids.bikram);
  expect(await toldOf('bikram')).toEqual([]);
  expect((await toldOf('esha')).map(({ kind }) => kind)).toEqual(['identification']);

  const [{ _id: told } = { _id: '' }] = await toldOf('chitra');
  await ask('chitra', '/api/notifications/read', { up_to: told });
  await reopen(bird('Roof bird'));
  expect([await toldOf('chitra'), await unread('dawa')]).toEqual([[], 0]);
  await settle(bird('Roof bird'), 'indian-peacock');
  await settle(bird('Roof bird'), SPARROW);
  expect([await unread('chitra'), await unread('dawa')]).toEqual([0, 1]);
  expect((await toldOf('chitra')).map(({ _id }) => _id)).toEqual([told]);

  const later = await see('chitra', [bird('Roof bird')]);
  await settle(bird('Roof bird'), SPARROW);
  expect((await toldOf('chitra')).map(({ post }) => post?._id)).toEqual([later, latest]);
});

test('nobody is told across a block, of a name that stays, or where they switched it off', async () => {
  for (const who of ['chitra', 'dawa'] as const) await see(who, [bird('Roof bird')]);
  await ask('chitra', '/api/user/block', { id: api.ids.bikram });
  const off = { kind: 'agreed', listed: false, pushed: true };
  await ask('dawa', '/api/notifications/settings', off);
  await settle(bird('Roof bird'), null);
  expect(await api.db.write.$count(notifications)).toBe(0);
  await settle(bird('Roof bird'), SPARROW);
  expect([await toldOf('chitra'), await toldOf('dawa'), await unread('dawa')]).toEqual([[], [], 0]);
  await ask('dawa', '/api/notifications/settings', { ...off, listed: true });
  expect(await unread('dawa')).toBe(1);
});

test('a name that nobody wrote, or an animal that is not there, changes nothing', async () => {
  await see('chitra', [bird('Hill bird')]);
  expect((await settle(bird('Other bird'), SPARROW, 404))['message']).toBe('This name is gone.');
  await settle(bird('Hill bird'), 'taxon-999999999', 400);
  await settle(bird('Hill bird'), 'dodo', 400);
  await settle('chital', SPARROW, 400);
  await settle(bird('Hill bird'), bird('Other bird'), 400);
  expect(await names()).toHaveLength(1);
});

test('the words go with their writer and stand in the copy of a report', async () => {
  const postId = await see('chitra', [bird('Rude bird')]);
  await settle(bird('Rude bird'), null);
  await ask('dawa', '/api/report', { subject: 'post', id: postId, reason: 'harassment' });
  const [{ id } = { id: '' }] = (await ask('bikram', '/api/admin/reports'))['cases'] as { id: string }[];
  const found = (await ask('bikram', `/api/admin/reports/${id}`))['case'] as CaseDetail;
  expect(found).toMatchObject({ evidence: { content: 'Seen\nNamed: Rude bird' }, current_content: null });
  await api.db.write.execute(sql`delete from users where id = ${api.ids.chitra}::uuid`);
  expect(await names('closed')).toEqual([]);
});
