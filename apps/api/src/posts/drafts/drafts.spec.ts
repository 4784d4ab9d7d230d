import { type Draft, limits } from '@aranya/contracts';
import { newId } from '../../platform/common/ids';
import { drafts, events, posts } from '../../platform/db/schema';
import { emptyBeforeEach, useMembers } from '../../testing';
import { call, type Caller, publish, sendPost, usePostsApi } from '../posts.testing';

const api = usePostsApi();
const [asha, bikram] = useMembers(api, 'asha', 'bikram');
emptyBeforeEach(api, drafts);

const save = (who: Caller, draftId: string, revision: number, body: object) =>
  call(api.app, who, '/api/drafts/save', { draftId, revision, body });
const remove = (who: Caller, draftId: string, revision: number) =>
  call(api.app, who, '/api/drafts/remove', { draftId, revision });
const list = async (who: Caller) => (await call(api.app, who, '/api/drafts')).body['drafts'] as Draft[];
const texts = async (who: Caller) => (await list(who)).map(({ body }) => body.text);

test('keep what was typed, as it was typed, for their author alone', async () => {
  const draftId = newId();
  const body = {
    text: '  A tigress, \r\nhalf a sent',
    pictures: [{ id: newId(), alt: 'She ', licence: 'cc_by' }],
    asks: false,
    sighting: {
      species: [{ species: 'bengal-tiger', count: 2 }],
      place: { kind: 'point', lat: 20.2484, lng: 79.3432 },
      seen_on: '',
      hide_place: true,
    },
  };
  expect(await save(asha, draftId, 0, body)).toMatchObject({
    status: 200,
    body: { message: 'Draft saved', draft: { _id: draftId, body, revision: 1 } },
  });
  expect(await list(asha)).toMatchObject([{ _id: draftId, body }]);
  expect(await list(bikram)).toEqual([]);
});

test('are listed last changed first', async () => {
  const [first, second] = [newId(), newId()];
  await save(asha, first, 0, { text: 'First' });
  await save(asha, second, 0, { text: 'Second' });
  expect(await texts(asha)).toEqual(['Second', 'First']);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await save(asha, first, 1, { text: 'First, changed' });
  expect(await texts(asha)).toEqual(['First, changed', 'Second']);
});

test('an old tab overwrites nothing: it gets what is stored', async () => {
  const draftId = newId();
  await save(asha, draftId, 0, { text: 'One' });
  await save(asha, draftId, 1, { text: 'Two' });
  const refused = {
    status: 409,
    body: { code: 'conflict', current: { body: { text: 'Two' }, revision: 2 }, published: false },
  };
  expect(await save(asha, draftId, 1, { text: 'Old' })).toMatchObject(refused);
  expect(await save(asha, draftId, 0, { text: 'Old' })).toMatchObject(refused);
  expect(await remove(asha, draftId, 1)).toMatchObject(refused);
  expect(await texts(asha)).toEqual(['Two']);
});

test('a save whose answer was lost can be repeated', async () => {
  const draftId = newId();
  await save(asha, draftId, 0, { text: 'One' });
  for (const revision of [0, 1])
    expect((await save(asha, draftId, revision, { text: 'One' })).body).toMatchObject({
      draft: { revision: 1 },
    });
});

test('of many saves at once one is kept, and the others get it', async () => {
  const draftId = newId();
  await save(asha, draftId, 0, { text: 'Start' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => save(asha, draftId, 1, { text: `Version ${n}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [stored] = await list(asha);
  for (const { status, body } of answers) if (status === 409) expect(body['current']).toEqual(stored);
});

test('a discarded draft is not brought back by an old tab', async () => {
  const draftId = newId();
  await save(asha, draftId, 0, { text: 'One' });
  for (let turn = 0; turn < 2; turn += 1) expect((await remove(asha, draftId, 1)).status).toBe(200);
  expect(await save(asha, draftId, 1, { text: 'Two' })).toMatchObject({
    status: 409,
    body: { current: null, published: false },
  });
  expect(await list(asha)).toEqual([]);
});

test('each change is told to the devices of the author, once', async () => {
  await api.db.write.delete(events);
  const told = async () => {
    const rows = await api.db.write.select({ to: events.recipientId, type: events.type }).from(events);
    expect(rows).toEqual(rows.map(() => ({ to: asha.id, type: 'drafts' })));
    return rows.length;
  };
  const [first, second] = [newId(), newId()];
  for (let turn = 0; turn < 2; turn += 1) await save(asha, first, 0, { text: 'One' });
  expect(await told()).toBe(1);
  await save(asha, first, 0, { text: 'Of an old tab' });
  await remove(asha, first, 0);
  expect(await told()).toBe(1);
  await save(asha, first, 1, { text: 'Two' });
  expect(await told()).toBe(2);
  for (let turn = 0; turn < 2; turn += 1) await remove(asha, first, 2);
  expect(await told()).toBe(3);
  await save(asha, second, 0, { text: 'A heron' });
  await publish(api.app, asha, { content: 'A heron', client_id: second });
  expect(await told()).toBe(5);
  await publish(api.app, asha, { content: 'Without a draft', client_id: newId() });
  expect(await told()).toBe(5);
});

describe('publishing', () => {
  test('removes the draft with the post, whose client_id is its id', async () => {
    const draftId = newId();
    await save(asha, draftId, 0, { text: 'A heron' });
    await save(asha, newId(), 0, { text: 'Another' });
    await publish(api.app, asha, { content: 'A heron', client_id: draftId });
    expect(await texts(asha)).toEqual(['Another']);
    expect(await save(asha, draftId, 1, { text: 'Late' })).toMatchObject({
      status: 409,
      body: { current: null, published: true },
    });
    expect(await save(asha, draftId, 0, { text: 'Late' })).toMatchObject({ status: 409 });
  });

  test('on two devices at once publishes one post', async () => {
    const draftId = newId();
    await save(asha, draftId, 0, { text: 'A heron' });
    const both = await Promise.all([
      publish(api.app, asha, { content: 'A heron', client_id: draftId }),
      publish(api.app, asha, { content: 'A heron', client_id: draftId }),
    ]);
    expect(both[0]._id).toBe(both[1]._id);
    expect([await api.db.write.$count(posts), await list(asha)]).toEqual([1, []]);
  });

  test('beside a save of the same draft leaves no draft of a published post', async () => {
    for (let round = 0; round < 8; round += 1) {
      const draftId = newId();
      if (round % 2) await save(asha, draftId, 0, { text: 'A' });
      await Promise.all([
        save(asha, draftId, round % 2, { text: 'A heron' }),
        publish(api.app, asha, { content: 'A heron', client_id: draftId }),
        save(asha, draftId, round % 2, { text: 'A heron' }),
      ]);
      expect(await list(asha)).toEqual([]);
    }
  });

  test('what the author did not see whole is refused, and keeps the newer draft', async () => {
    const draftId = newId();
    await save(asha, draftId, 0, { text: 'A heron' });
    await save(asha, draftId, 1, { text: 'A heron, and an egret' });
    const form = { content: 'A heron', client_id: draftId };
    const message = 'This draft was changed on another device. Read it again, then publish it.';
    expect(await sendPost(api.app, asha, { ...form, draft_revision: '1' })).toEqual({
      status: 409,
      body: { success: false, code: 'conflict', message, fields: { draft_revision: message } },
    });
    expect([await api.db.write.$count(posts), await texts(asha)]).toEqual([0, ['A heron, and an egret']]);
    expect((await sendPost(api.app, asha, { ...form, draft_revision: 'two' })).status).toBe(400);
    await publish(api.app, asha, { ...form, draft_revision: '2' });
    expect(await texts(asha)).toEqual([]);
  });

  test('is published by a page that was left before it heard of its own save', async () => {
    const draftId = newId();
    const taxon = {
      id: 15241,
      scientific_name: 'Passer domesticus',
      name: 'House Sparrow',
      rank: 'species',
      group: 'birds',
    };
    const sighting = {
      species: [{ species: 'taxon-15241', count: 2, taxon }],
      place: { kind: 'park', park: 'kanha-national-park' },
      seen_on: '2026-03-14',
      hide_place: false,
    };
    await save(asha, draftId, 0, { text: 'A sparrow\r\nand a heron ', asks: true, sighting });
    const form = { content: 'A sparrow\nand a heron', client_id: draftId, draft_revision: '0' };
    const other = JSON.stringify({ ...sighting, species: [{ species: 'chital' }] });
    const others: Record<string, string>[] = [{}, { asks: 'true' }, { asks: 'true', sighting: other }];
    for (const fields of others)
      expect((await sendPost(api.app, asha, { ...form, ...fields })).status).toBe(409);
    await publish(api.app, asha, { ...form, asks: 'true', sighting: JSON.stringify(sighting) });
    expect(await texts(asha)).toEqual([]);
  });

  test('that fails keeps the draft', async () => {
    const draftId = newId();
    await save(asha, draftId, 0, { text: 'A heron' });
    expect((await sendPost(api.app, asha, { content: '', client_id: draftId })).status).toBe(400);
    expect(await texts(asha)).toEqual(['A heron']);
  });

  test("with the id of another's draft leaves theirs", async () => {
    const draftId = newId();
    await save(asha, draftId, 0, { text: 'A heron' });
    await publish(api.app, bikram, { content: 'Mine', client_id: draftId });
    expect(await texts(asha)).toEqual(['A heron']);
  });
});

test("others' drafts are neither shown, changed nor removed", async () => {
  const draftId = newId();
  await save(asha, draftId, 0, { text: 'A den at 20.2484, 79.3432' });
  for (const revision of [0, 1]) {
    const { status, body } = await save(bikram, draftId, revision, { text: 'Mine' });
    expect([status, JSON.stringify(body)]).toEqual([409, expect.not.stringContaining('20.2484')]);
  }
  expect(await remove(bikram, draftId, 1)).toMatchObject({ status: 200 });
  expect(await texts(asha)).toEqual(['A den at 20.2484, 79.3432']);
});

test('are at most 50, also when saved at once', async () => {
  await api.db.write.insert(drafts).values(
    Array.from({ length: limits.drafts - 2 }, () => ({
      id: newId(),
      userId: asha.id,
      body: { text: 'x', pictures: [] },
      revision: 1,
    })),
  );
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => save(asha, newId(), 0, { text: 'One more' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400]);
  expect(await list(asha)).toHaveLength(limits.drafts);
});

test.each([
  {},
  { text: 7 },
  { text: 'x'.repeat(2001) },
  { text: 'a\u0000b' },
  { text: 'a\ud83d' },
  { text: 'a', files: ['x'] },
  { text: 'a', pictures: [{ id: 'x', alt: '' }] },
  { text: 'a', pictures: Array.from({ length: limits.imagesPerPost + 1 }, () => ({ id: newId(), alt: '' })) },
  { text: 'a', sighting: { place: { kind: 'point', lat: 91, lng: 0 } } },
  { text: 'a', sighting: { secret: 1 } },
])('%j is no draft', async (body) => {
  expect(await save(asha, newId(), 0, body)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
  expect(await list(asha)).toEqual([]);
});

test.each([-1, 1.5, 'x', 2 ** 31, null])('%j is no revision', async (revision) => {
  const body = { draftId: newId(), revision, body: { text: 'a' } };
  expect((await call(api.app, asha, '/api/drafts/save', body)).status).toBe(400);
});
