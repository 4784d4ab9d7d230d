import { eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { appeals, messages, moderationLog, removals, suspensions, users } from '../../platform/db/schema';
import { createFileMediaStore } from '../../platform/media/file-media-store';
import { removeOrphans } from '../../platform/media/orphan-cleanup';
import { colourPng, publish } from '../../posts/posts.testing';
import { type CastName, readZip, seedConnection } from '../../testing';
import { purgeRemovals } from '../safety/purge-removals';
import { RESTORABLE_MS } from '../safety/removals';
import { type AdminApi, startAdminApi } from './admin.testing';

let api: AdminApi;
beforeAll(async () => {
  api = await startAdminApi();
});
afterAll(() => api.close());

const post = async (who: CastName, url: string, body: object, status = 200) => {
  const answer = await api.call(who, 'POST', url, body);
  expect({ url, status: answer.statusCode, answer: answer.json() }).toMatchObject({ url, status });
  return answer.json<Record<string, never>>();
};
const newPost = async (who: CastName, content = 'A den') =>
  (await publish(api.app, await api.member(who), { content }, [{ bytes: await colourPng() }]))._id;
const entries = (subjectId: string) =>
  api.db.write.select().from(moderationLog).where(eq(moderationLog.subjectId, subjectId));
const later = () => new Date(Date.now() + RESTORABLE_MS + 1_000);
const reason = 'It shows where a den is.';

describe('a removed post', () => {
  test('is hidden, can be restored, and both stand in the log with their operator', async () => {
    const id = await newPost('chitra');
    const first = await post('bikram', '/api/admin/content/remove', { subject: 'post', id, reason });
    const again = await post('asha', '/api/admin/content/remove', { subject: 'post', id, reason: 'Again' });
    expect(again['restorable_until']).toBe(first['restorable_until']);
    await post('dawa', '/api/post/get', { postId: id }, 404);
    expect((await post('chitra', '/api/post/get', { postId: id }))['post']).toMatchObject({
      hidden: { reason },
    });
    await post('bikram', '/api/admin/content/restore', { subject: 'post', id });
    await post('asha', '/api/admin/content/restore', { subject: 'post', id });
    await post('dawa', '/api/post/get', { postId: id });
    expect(await entries(id)).toMatchObject([
      { action: 'remove_post', operatorId: api.ids.bikram, ownerId: api.ids.chitra, reason },
      { action: 'restore_post', operator: 'Bikram Sen' },
    ]);
    expect(await purgeRemovals(api, later())).toBe(0);
    await post('dawa', '/api/post/get', { postId: id });
  });

  test('is deleted after 30 days, with its picture', async () => {
    const id = await newPost('chitra');
    await post('bikram', '/api/admin/content/remove', { subject: 'post', id, reason });
    expect(await purgeRemovals(api)).toBe(0);
    expect(await purgeRemovals(api, later())).toBe(1);
    await post('chitra', '/api/post/get', { postId: id }, 404);
    expect((await entries(id)).at(-1)).toMatchObject({ action: 'delete_post', operator: 'The site' });
    await post('bikram', '/api/admin/content/restore', { subject: 'post', id }, 404);
  });

  test('can be deleted by its author', async () => {
    const id = await newPost('chitra');
    await post('bikram', '/api/admin/content/remove', { subject: 'post', id, reason });
    await post('chitra', '/api/post/delete', { postId: id });
    expect(await purgeRemovals(api, later())).toBe(1);
    expect(await api.db.write.$count(removals)).toBe(0);
  });

  test('is removed once by two at the same moment', async () => {
    const id = await newPost('chitra');
    const body = { subject: 'post', id, reason };
    const answers = await Promise.all([
      api.call('asha', 'POST', '/api/admin/content/remove', body),
      api.call('bikram', 'POST', '/api/admin/content/remove', body),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await entries(id)).toHaveLength(1);
    await post('bikram', '/api/admin/content/restore', { subject: 'post', id });
  });
});

test('a removed comment is counted again once it is restored', async () => {
  const postId = await newPost('chitra');
  const added = await api.call('dawa', 'POST', '/api/comments/add', {
    postId,
    content: 'Ivory',
    client_id: newId(),
  });
  const id = added.json().comment._id as string;
  const count = async () =>
    (await api.call('esha', 'POST', '/api/post/get', { postId })).json().post.comments_total as number;
  expect(await count()).toBe(1);
  await post('bikram', '/api/admin/content/remove', { subject: 'comment', id, reason });
  expect(await count()).toBe(0);
  await post('bikram', '/api/admin/content/restore', { subject: 'comment', id });
  expect(await count()).toBe(1);
});

test('a removed message comes back with its id, numbers and picture', async () => {
  await seedConnection(api.db.write, api.ids.chitra, api.ids.dawa);
  const { headers } = await api.member('chitra');
  const form = new FormData();
  form.append('to_user_id', api.ids.dawa);
  form.append('image', new Blob([new Uint8Array(await colourPng())], { type: 'image/png' }), 'a.png');
  const sent = await api.app.inject({ method: 'POST', url: '/api/messages/send', headers, payload: form });
  const id = sent.json().message._id as string;
  const chat = async () =>
    (await api.call('dawa', 'POST', '/api/messages/get', { to_user_id: api.ids.chitra })).json().messages as {
      _id: string;
      seq: number;
      media_url: string;
    }[];
  const [before] = await chat();
  await post('bikram', '/api/admin/content/remove', { subject: 'message', id, reason });
  await post('bikram', '/api/admin/content/remove', { subject: 'message', id, reason });
  expect(await chat()).toEqual([]);
  const store = createFileMediaStore(api.mediaFolder);
  await removeOrphans({ db: api.db, media: store }, { olderThanMs: 0, now: new Date(Date.now() + 60_000) });
  const zip = await readZip((await api.call('chitra', 'GET', '/api/user/export')).rawPayload);
  expect(zip.get('removed.json')?.toString()).toContain(reason);
  expect(zip.get(`pictures/messages/${id}.webp`)?.length).toBeGreaterThan(0);
  await post('bikram', '/api/admin/content/restore', { subject: 'message', id });
  const [after] = await chat();
  expect(after).toMatchObject({ _id: id, seq: before?.seq });
  expect((await api.app.inject(after?.media_url ?? '')).statusCode).toBe(200);
  await post('bikram', '/api/admin/content/remove', { subject: 'message', id, reason });
  expect(await purgeRemovals(api, later())).toBe(1);
  expect(await api.db.write.$count(messages)).toBe(0);
});

describe('nobody decides', () => {
  test('about themselves, and moderators not about the team', async () => {
    const own = await newPost('bikram');
    const ofAdmin = await newPost('asha');
    const { asha, bikram, dawa } = api.ids;
    await post('bikram', '/api/admin/content/remove', { subject: 'post', id: own, reason }, 403);
    await post('bikram', '/api/admin/content/remove', { subject: 'post', id: ofAdmin, reason }, 403);
    await post('bikram', '/api/admin/members/suspend', { id: asha, reason, until: null }, 403);
    await post('bikram', '/api/admin/members/suspend', { id: bikram, reason, until: null }, 403);
    await post('bikram', '/api/admin/members/lift', { id: asha, reason }, 403);
    await post('bikram', '/api/admin/members/role', { id: dawa, role: 'admin' }, 403);
    await post('asha', '/api/admin/members/suspend', { id: asha, reason, until: null }, 403);
    await post('asha', '/api/admin/content/remove', { subject: 'post', id: own, reason });
    await post('asha', '/api/admin/members/suspend', { id: newId(), reason, until: null }, 404);
    await post(
      'asha',
      '/api/admin/members/suspend',
      { id: dawa, reason, until: '2020-01-01T00:00:00Z' },
      400,
    );
  });

  test('that there is no admin', async () => {
    const { asha, dawa } = api.ids;
    await post('asha', '/api/admin/members/role', { id: asha, role: 'member' }, 409);
    await post('asha', '/api/user/delete', { confirm: 'DELETE' }, 409);
    await post('asha', '/api/admin/members/role', { id: dawa, role: 'admin' });
    // Two who take each other's role at once.
    const answers = await Promise.all([
      api.call('asha', 'POST', '/api/admin/members/role', { id: dawa, role: 'member' }),
      api.call('dawa', 'POST', '/api/admin/members/role', { id: asha, role: 'member' }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await api.giveRole(asha, 'admin');
    await api.giveRole(dawa, 'member');
  });
});

describe('an appeal', () => {
  const suspend = (until: string | null = null) =>
    post('bikram', '/api/admin/members/suspend', { id: api.ids.chitra, reason: 'Spam', until });
  const appeal = (subject: string, subjectId: string, status = 200) =>
    post('chitra', '/api/appeals/add', { subject, subject_id: subjectId, text: 'It was a joke.' }, status);
  const decisions = async () =>
    (await api.call('chitra', 'GET', '/api/appeals')).json().decisions as object[];

  test('is written while suspended, once for each decision, and decided by somebody else', async () => {
    await suspend();
    const { appeal: added } = await appeal('suspension', api.ids.chitra);
    await appeal('suspension', api.ids.chitra, 409);
    const { id } = added as unknown as { id: string };
    const body = { id, outcome: 'granted', answer: 'It was.' };
    await post('bikram', '/api/admin/appeals/decide', body, 403);
    const open = (await api.call('bikram', 'GET', '/api/admin/appeals')).json().appeals as object[];
    expect(open).toMatchObject([
      { own_decision: true, member: { full_name: 'Chitra Menon' }, decision_on: { action: 'suspend' } },
    ]);
    await post('asha', '/api/admin/appeals/decide', body);
    await post('asha', '/api/admin/appeals/decide', body);
    await post('asha', '/api/admin/appeals/decide', { ...body, outcome: 'refused' }, 409);
    expect(await api.db.write.$count(suspensions)).toBe(0);
    expect(await decisions()).toMatchObject([
      {
        subject: 'suspension',
        reason: 'Spam',
        can_appeal: false,
        appeal: { outcome: 'granted', answer: 'It was.' },
      },
    ]);
    expect(await entries(id)).toMatchObject([{ action: 'grant_appeal', ownerId: api.ids.chitra }]);
  });

  test('brings back a removed post and the parts of a profile', async () => {
    const issuerPicture = 'https://issuer.example/chitra.png';
    await api.db.write.update(users).set({ issuerPicture }).where(eq(users.id, api.ids.chitra));
    const id = await newPost('chitra');
    await purgeRemovals(api, later());
    await post('bikram', '/api/admin/content/remove', { subject: 'post', id, reason });
    await post('bikram', '/api/admin/members/remove-parts', {
      id: api.ids.chitra,
      parts: ['bio', 'name', 'profile'],
      reason,
    });
    const ids = [];
    for (const [subject, subjectId] of [
      ['post', id],
      ['profile', api.ids.chitra],
    ] as const) {
      const { appeal: added } = await appeal(subject, subjectId);
      ids.push((added as unknown as { id: string }).id);
    }
    // It waits for the answer.
    expect(await purgeRemovals(api, later())).toBe(0);
    for (const each of ids)
      await post('asha', '/api/admin/appeals/decide', { id: each, outcome: 'granted', answer: 'Sorry.' });
    await post('dawa', '/api/post/get', { postId: id });
    const [chitra] = await api.db.write.select().from(users).where(eq(users.id, api.ids.chitra));
    expect(chitra).toMatchObject({ bio: 'Frogs, mostly', fullName: 'Chitra Menon', issuerPicture });
    expect(await api.db.write.$count(removals)).toBe(0);
  });

  test('that is refused leaves what it was about', async () => {
    const id = await newPost('chitra');
    await post('bikram', '/api/admin/content/remove', { subject: 'post', id, reason });
    const { appeal: added } = await appeal('post', id);
    const refused = { id: (added as unknown as { id: string }).id, outcome: 'refused', answer: 'No.' };
    await post('asha', '/api/admin/appeals/decide', refused);
    await post('dawa', '/api/post/get', { postId: id }, 404);
    await appeal('post', id, 409);
    expect(await purgeRemovals(api, later())).toBe(1);
  });

  test('needs a decision about oneself', async () => {
    await appeal('suspension', api.ids.chitra, 409);
    await appeal('suspension', api.ids.dawa, 404);
    await appeal('post', newId(), 404);
    expect(await api.db.write.$count(appeals)).toBe(4);
  });
});
