import type { CaseDetail, ReportCase } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { sampleId, sampleMe } from '../../../testing/samples';
import {
  done,
  hoursAgo,
  sampleCase,
  sampleCaseDetail,
  sampleEntry,
  sampleMember,
  teamAnswer,
} from '../testing/admin-samples';
import CasePage from './case-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000).toISOString();

function show(
  found: CaseDetail,
  answers: Parameters<typeof fakeApi>[0] = {},
  queue: ReportCase[] = [found],
  role: 'moderator' | 'admin' = 'moderator',
) {
  const given = { found, queue };
  api = fakeApi({
    'GET /api/user/data': teamAnswer(role),
    [`GET /api/admin/reports/${found.id}`]: () => ({ body: { success: true, case: given.found } }),
    'GET /api/admin/reports': () => ({ body: { success: true, cases: given.queue, next_cursor: null } }),
    'POST /api/admin/reports/close': () => ({ body: { success: true, message: 'Closed', closed: 1 } }),
    ...answers,
  });
  renderCommunity(`/community/admin/reports/${found.id}`, <CasePage />, '/community/admin/reports/:reportId');
  return given;
}

const findActions = async () => within(await screen.findByRole('group', { name: 'Decide' }));
const removed = (days: number) => ({
  state: 'removed' as const,
  reason: 'Spam',
  restorable_until: inDays(days),
});

test('shows the copy beside the present text, the context, the reports, the member and what was done', async () => {
  show(
    sampleCaseDetail(1, {
      subject: 'comment',
      current_content: 'Nothing to see here',
      context: [
        { kind: 'post', id: sampleId(6), author: null, content: 'Otters at dawn', createdAt: hoursAgo(9) },
      ],
      history: [sampleEntry(1)],
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'A comment by Person 1' })).toBeVisible();
  for (const words of [
    'Cheap binoculars 1, write to me',
    'Nothing to see here',
    'Otters at dawn',
    'Third time this week.',
  ])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('Asha Rao').closest('p')).toHaveTextContent('Asha Rao removed a post of Person 1');
  expect(screen.getByText('Reports').nextElementSibling).toHaveTextContent('2');
});

test('pictures of a cruelty report wait for a press', async () => {
  const evidence = sampleCaseDetail(1).evidence;
  show(
    sampleCaseDetail(1, {
      reasons: ['cruelty'],
      evidence: evidence && { ...evidence, pictures: [{ url: '/p.webp', alt: 'A snare', kind: 'post' }] },
    }),
  );
  const veil = await screen.findByRole('button', { name: /^Show picture 1 of 1 by Person 1/ });
  expect(screen.queryByRole('img', { name: 'A snare' })).not.toBeInTheDocument();
  await userEvent.click(veil);
  expect(screen.getByRole('img', { name: 'A snare' })).toHaveAttribute('src', '/p.webp');
});

test('a refused removal keeps the reason; done, it goes on to the next case and can be undone', async () => {
  let refuse = true;
  const next = sampleCase(2);
  show(
    sampleCaseDetail(1),
    {
      'POST /api/admin/content/remove': () =>
        refuse
          ? refusal(503, 'unavailable', 'The database rests.')
          : { body: { success: true, message: 'The post is removed', restorable_until: inDays(30) } },
      'POST /api/admin/content/restore': () => done('The post is back'),
      'POST /api/admin/reports/reopen': () => done('1 report is open again'),
      [`GET /api/admin/reports/${next.id}`]: () => ({ body: { success: true, case: sampleCaseDetail(2) } }),
    },
    [sampleCase(1), next],
  );
  await userEvent.click((await findActions()).getByRole('button', { name: 'Remove' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this post' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(dialog.getByText('The reason cannot be empty.')).toBeVisible();

  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Third time.');
  await userEvent.click(dialog.getByRole('button', { name: 'Spam' }));
  const reason = 'Third time. It is advertising, or has been posted again and again.';
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText('The database rests.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(reason);

  refuse = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'A post by Person 2' })).toBeVisible();
  expect(api.callsTo('/api/admin/content/remove').at(-1)?.body).toEqual({
    subject: 'post',
    id: sampleId(6001),
    reason,
  });
  expect(api.callsTo('/api/admin/reports/close')[0]?.body).toMatchObject({ outcome: 'resolved' });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.callsTo('/api/admin/content/restore')[0]?.body).toMatchObject({
      subject: 'post',
      id: sampleId(6001),
    }),
  );
  expect(await screen.findByText('1 report is open again')).toBeVisible();
});

test('Dismiss closes all reports at once, and can be undone', async () => {
  show(sampleCaseDetail(1), { 'POST /api/admin/reports/reopen': () => done('1 report is open again') });
  await userEvent.click((await findActions()).getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(api.callsTo('/api/admin/reports/close')[0]?.body).toEqual({
    id: sampleId(7001),
    outcome: 'dismissed',
    reason: '',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 report is open again')).toBeVisible();
  expect(api.callsTo('/api/admin/reports/reopen')[0]?.body).toEqual({ id: sampleId(7001), reason: '' });
});

test('a closed report is opened again in place', async () => {
  const given = show(sampleCaseDetail(1, { open_count: 0, outcome: 'dismissed' }), {
    'POST /api/admin/reports/reopen': () => {
      given.found = sampleCaseDetail(1);
      return done('2 reports are open again');
    },
  });
  await userEvent.click((await findActions()).getByRole('button', { name: 'Reopen' }));
  expect(await (await findActions()).findByRole('button', { name: 'Dismiss' })).toBeVisible();
});

test('what was removed is restored in place while there is time', async () => {
  const given = show(
    sampleCaseDetail(1, { open_count: 0, outcome: 'resolved', subject_state: removed(12) }),
    {
      'POST /api/admin/content/restore': () => {
        given.found = sampleCaseDetail(1, { open_count: 0, outcome: 'resolved' });
        return done('The post is back');
      },
    },
  );
  expect(await screen.findByText(/12 days left\.$/)).toBeVisible();
  await userEvent.click((await findActions()).getByRole('button', { name: /^Restore\s*, 12 days left$/ }));
  expect(await (await findActions()).findByRole('button', { name: 'Remove' })).toBeVisible();
});

test('suspends the author, to a date that is still to come', async () => {
  show(sampleCaseDetail(1), { 'POST /api/admin/members/suspend': () => done('Person 1 is suspended') });
  await userEvent.click((await findActions()).getByRole('button', { name: 'More actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Suspend Person 1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend Person 1?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Until a date' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Trade');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(dialog.getByText('Choose a day in the future.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'No end' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(api.callsTo('/api/admin/members/suspend')[0]?.body).toEqual({
    id: sampleId(1),
    reason: 'Trade',
    until: null,
  });
});

test('a reported profile loses the parts that are chosen', async () => {
  show(sampleCaseDetail(1, { subject: 'user', subject_id: sampleId(1), post_id: null }), {
    'POST /api/admin/members/remove-parts': () => done('Removed'),
  });
  await userEvent.click((await findActions()).getByRole('button', { name: 'Remove parts' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove from the profile of Person 1' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(dialog.getByText('Choose what to remove.')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Bio' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Harassment' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(api.callsTo('/api/admin/members/remove-parts')[0]?.body).toMatchObject({ parts: ['bio'] }),
  );
});

test.each([
  ['one’s own', { ...sampleMember(1), _id: sampleMe()._id }, /This is yours/],
  ['that of one of the team', sampleMember(1, { role: 'admin' }), /an admin has to decide/],
])('nobody decides about %s', async (_whose, owner, words) => {
  show(sampleCaseDetail(1, { owner }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Decide' })).not.toBeInTheDocument();
});

test('of an unknown report it says so', async () => {
  const found = sampleCaseDetail(1);
  show(found, { [`GET /api/admin/reports/${found.id}`]: () => refusal(404, 'not_found', 'No report.') });
  expect(await screen.findByRole('heading', { name: 'There is no such report' })).toBeVisible();
});
