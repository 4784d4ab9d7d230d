import { apiContract, type CaseDetail, type DayCounts, type ReportCase } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { contactMessages, postImages, posts, reports } from '../../platform/db/schema';
import { colourPng, publish } from '../../posts/posts.testing';
import type { CastName } from '../../testing';
import { type AdminApi, eventually, startAdminApi } from './admin.testing';

let api: AdminApi;
beforeAll(async () => {
  api = await startAdminApi();
});
afterAll(() => api.close());

const read = async <Body>(who: CastName, url: string): Promise<Body> => {
  const answer = await api.call(who, 'GET', url);
  expect([url, answer.statusCode, answer.json().message]).toEqual([url, 200, undefined]);
  return answer.json<Body>();
};
const report = (who: CastName, subject: string, id: string, reason: string) =>
  api.call(who, 'POST', '/api/report', { subject, id, reason, details: 'Please look' });

test('calls tell members that they are for moderators, before they read the input', async () => {
  const routes = Object.values(apiContract.admin);
  for (const { method, path } of routes) {
    const answer = await api.call(
      'dawa',
      method,
      path.replace(':id', 'x'),
      method === 'POST' ? {} : undefined,
    );
    expect([path, answer.statusCode]).toEqual([path, 403]);
  }
});

test('own data name the role of the team', async () => {
  expect((await read<{ role?: string }>('asha', '/api/user/data')).role).toBe('admin');
  expect((await read<{ role?: string }>('bikram', '/api/user/data')).role).toBe('moderator');
  expect(await read('dawa', '/api/user/data')).not.toHaveProperty('role');
});

describe('reports', () => {
  let postId: string;
  let commentId: string;
  beforeAll(async () => {
    const chitra = await api.member('chitra');
    const post = await publish(api.app, chitra, { content: 'A den by the river' }, [
      { bytes: await colourPng() },
    ]);
    postId = post._id;
    const comment = await api.call('dawa', 'POST', '/api/comments/add', {
      postId,
      content: 'Cheap ivory',
      client_id: newId(),
    });
    commentId = comment.json().comment._id;
    await report('esha', 'user', api.ids.chitra, 'spam');
    await report('dawa', 'post', postId, 'spam');
    await report('esha', 'comment', commentId, 'harassment');
    await report('esha', 'post', postId, 'reveals_place');
  });

  test('are grouped by subject, urgent first, then oldest first', async () => {
    const { cases } = await read<{ cases: ReportCase[] }>('bikram', '/api/admin/reports');
    expect(cases.map(({ subject, urgent, open_count }) => [subject, urgent, open_count])).toEqual([
      ['post', true, 2],
      ['user', false, 1],
      ['comment', false, 1],
    ]);
    expect(cases[0]).toMatchObject({
      subject_id: postId,
      reasons: ['reveals_place', 'spam'],
      reports_count: 2,
      outcome: null,
      about: { full_name: 'Chitra Menon' },
      excerpt: 'A den by the river',
      pictures_count: 1,
      subject_state: { state: 'visible', reason: null, restorable_until: null },
    });
  });

  test('come in pages that do not change while cases are closed', async () => {
    const pages: string[] = [];
    let cursor = '';
    for (;;) {
      const page = await read<{ cases: ReportCase[]; next_cursor: string | null }>(
        'bikram',
        `/api/admin/reports?limit=1${cursor}`,
      );
      pages.push(...page.cases.map(({ subject }) => subject));
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(pages).toEqual(['post', 'user', 'comment']);
    const { cases } = await read<{ cases: ReportCase[] }>('bikram', '/api/admin/reports?subject=comment');
    expect(cases.map(({ subject_id }) => subject_id)).toEqual([commentId]);
  });

  test('show the copy, its pictures, the context and the owner', async () => {
    const { cases } = await read<{ cases: ReportCase[] }>('bikram', '/api/admin/reports?subject=comment');
    const detail = await read<{ case: CaseDetail }>('bikram', `/api/admin/reports/${cases[0]?.id}`);
    expect(detail.case).toMatchObject({
      evidence: { content: 'Cheap ivory', owner_username: 'dawa', pictures: [] },
      current_content: null,
      context: [{ kind: 'post', id: postId, content: 'A den by the river' }],
      post_id: postId,
      owner: { full_name: 'Dawa Lepcha', role: 'member', reports_count: 1, removals_count: 0 },
      history: [],
      appeal: null,
    });
    expect(detail.case.reports).toMatchObject([{ reason: 'harassment', details: 'Please look' }]);
  });

  test('show pictures while their viewer is a moderator', async () => {
    await api.giveRole(api.ids.dawa, 'moderator');
    const { cases } = await read<{ cases: ReportCase[] }>('asha', '/api/admin/reports?subject=post');
    const path = `/api/admin/reports/${cases[0]?.id}`;
    await eventually(async () => expect((await api.call('dawa', 'GET', path)).statusCode).toBe(200));
    const detail = await read<{ case: CaseDetail }>('dawa', path);
    const url = detail.case.evidence?.pictures[0]?.url ?? '';
    const seen = await api.app.inject(url);
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(
      (await api.app.inject(url.replace(/.(?=.{5}$)/, (one) => (one === 'A' ? 'B' : 'A')))).statusCode,
    ).toBe(403);
    await api.giveRole(api.ids.dawa, 'member');
    await eventually(async () => expect((await api.app.inject(url)).statusCode).toBe(403));
  });

  test('can be closed, which lists them as closed', async () => {
    const { cases } = await read<{ cases: ReportCase[] }>('bikram', '/api/admin/reports?subject=comment');
    const body = { id: cases[0]?.id, outcome: 'dismissed', reason: 'A joke' };
    const first = await api.call('bikram', 'POST', '/api/admin/reports/close', body);
    expect(first.json()).toMatchObject({ closed: 1 });
    expect((await api.call('asha', 'POST', '/api/admin/reports/close', body)).json()).toMatchObject({
      closed: 0,
    });
    const closed = await read<{ cases: ReportCase[] }>('bikram', '/api/admin/reports?state=closed');
    expect(closed.cases).toMatchObject([{ subject: 'comment', outcome: 'dismissed', open_count: 0 }]);
    const log = await read<{ entries: object[] }>('bikram', '/api/admin/log?action=dismiss_report');
    expect(log.entries).toMatchObject([
      { operator: 'Bikram Sen', operator_id: api.ids.bikram, reason: 'A joke', subject: 'report' },
    ]);
  });

  test('are opened again, the latest decision alone, with a line in the log', async () => {
    const { cases } = await read<{ cases: ReportCase[] }>('bikram', '/api/admin/reports?state=closed');
    const id = cases[0]?.id ?? '';
    const earlierId = newId();
    const earlier = { reviewedAt: new Date(Date.now() - 60_000), outcome: 'resolved' as const };
    const [latest] = await api.db.write.select().from(reports).where(eq(reports.id, id));
    if (latest === undefined) throw new Error('The report is missing.');
    await api.db.write.insert(reports).values({ ...latest, id: earlierId, reporterId: null, ...earlier });

    const reopen = async (who: CastName) => {
      const answer = await api.call(who, 'POST', '/api/admin/reports/reopen', { id });
      return answer.json<{ message: string }>().message;
    };
    expect(await reopen('bikram')).toBe('1 report is open again');
    expect(await reopen('asha')).toBe('0 reports are open again');
    const detail = await read<{ case: CaseDetail }>('bikram', `/api/admin/reports/${id}`);
    expect(detail.case).toMatchObject({ open_count: 1, outcome: null });
    const log = await read<{ entries: object[] }>('bikram', '/api/admin/log?action=reopen_report');
    expect(log.entries).toMatchObject([
      {
        operator: 'Bikram Sen',
        subject_id: id,
        before: { open: false, outcome: 'dismissed' },
        after: { open: true },
      },
    ]);
    const unknown = await api.call('bikram', 'POST', '/api/admin/reports/reopen', { id: newId() });
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'This report is gone.']);
    await api.db.write.delete(reports).where(eq(reports.id, earlierId));
  });
});

test('members are found by their names, and the team by role', async () => {
  const found = await read<{ members: { full_name: string }[] }>('bikram', '/api/admin/members?input=leP');
  expect(found.members.map(({ full_name }) => full_name)).toEqual(['Dawa Lepcha']);
  const team = await read<{ members: { role: string }[] }>('bikram', '/api/admin/members?only=team');
  expect(team.members.map(({ role }) => role).sort()).toEqual(['admin', 'moderator']);
});

test('contact messages are for admins alone', async () => {
  const message = { id: newId(), name: 'Ravi', email: 'ravi@example.org', message: 'Hello' };
  await api.db.write.insert(contactMessages).values(message);
  expect((await api.call('bikram', 'GET', '/api/admin/contact')).statusCode).toBe(403);
  const handle = async (handled: boolean) => {
    const answer = await api.call('asha', 'POST', '/api/admin/contact/handle', { id: message.id, handled });
    expect(answer.statusCode).toBe(200);
  };
  for (const handled of [true, false, true]) await handle(handled);
  const { entries } = await read<{ entries: { action: string }[] }>('asha', '/api/admin/log');
  expect(entries.slice(0, 3).map(({ action }) => action)).toEqual([
    'handle_contact_message',
    'reopen_contact_message',
    'handle_contact_message',
  ]);
  const { messages } = await read<{ messages: object[] }>('asha', '/api/admin/contact?state=closed');
  expect(messages).toMatchObject([{ name: 'Ravi', handled_by: 'Asha Rao' }]);
  const overviews = await Promise.all(
    (['asha', 'bikram'] as const).map((who) =>
      read<{ open: Record<'contact_messages' | 'site', number | null> }>(who, '/api/admin/overview'),
    ),
  );
  expect(overviews.map(({ open }) => [open.contact_messages, open.site])).toEqual([
    [0, 0],
    [null, null],
  ]);
});

test('pictures under an open licence can be featured', async () => {
  const esha = await api.member('esha');
  const post = await publish(api.app, esha, { content: 'A tiger' }, [{ bytes: await colourPng() }]);
  await api.db.write.update(postImages).set({ licence: 'cc_by' });
  await api.db.write.update(posts).set({ asks: true, agreedSpecies: 'bengal-tiger' });
  const { photos } = await read<{ photos: { post_id: string }[] }>('bikram', '/api/admin/photos');
  expect(photos).toMatchObject([{ species: 'bengal-tiger', post_id: post._id, featured: false }, {}]);
  const key = { species: 'bengal-tiger', post_id: post._id, position: 0 };
  const answer = await api.call('bikram', 'POST', '/api/admin/photos/feature', { ...key, featured: true });
  expect(answer.statusCode).toBe(200);
  const featured = await read<{ photos: object[] }>(
    'bikram',
    '/api/admin/photos?only=featured&species=bengal-tiger',
  );
  expect(featured.photos).toMatchObject([{ ...key, featured: true }]);
});

test('counts end today, without gaps', async () => {
  const { days, totals } = await read<{ days: DayCounts[]; totals: object }>(
    'bikram',
    '/api/admin/counts?days=30',
  );
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({
    day: new Date().toISOString().slice(0, 10),
    counts: { members: 5, active: 3, posts: 2, comments: 1, messages: 0, sightings: 0, reports: 4 },
  });
  expect(totals).toMatchObject({ members: 5, reports: 4 });
});
