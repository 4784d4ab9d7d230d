import type { ReportCase } from '@aranya/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal, type FakeAnswer, type FakeCall } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { sampleCase, teamAnswer } from '../testing/admin-samples';
import ReportsPage from './reports-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const page = (cases: ReportCase[], next: string | null = null): FakeAnswer => ({
  body: { success: true, cases, next_cursor: next },
});

function show(answer: (call: FakeCall) => FakeAnswer, query = '') {
  api = fakeApi({ 'GET /api/user/data': teamAnswer(), 'GET /api/admin/reports': answer });
  renderCommunity(`/community/admin${query}`, <ReportsPage />, '/community/admin');
}

test('a row says what, why, how often and how long ago, and leads to the case', async () => {
  show(() =>
    page([
      sampleCase(1, { urgent: true, reasons: ['cruelty', 'spam'], reports_count: 3, pictures_count: 2 }),
    ]),
  );
  const row = await screen.findByRole('article', { name: 'A post by Person 1' });
  for (const words of [
    'Urgent',
    'Cruelty to animals',
    'Spam',
    'Cheap binoculars 1',
    '3 reports',
    '2 pictures',
    '2 hours ago',
  ])
    expect(row).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: 'A post by Person 1' })).toHaveAttribute(
    'href',
    `/community/admin/reports/${sampleCase(1).id}`,
  );
});

test('closed ones, and one kind, are asked for by the address', async () => {
  show(
    ({ query }) =>
      page(
        query.get('state') === 'closed' && query.get('subject') === 'comment'
          ? [
              sampleCase(2, {
                subject: 'comment',
                open_count: 0,
                outcome: 'resolved',
                subject_state: { state: 'removed', reason: 'Spam', restorable_until: null },
              }),
            ]
          : [sampleCase(1)],
      ),
    '?state=closed&subject=comment',
  );
  expect(await screen.findByRole('article', { name: 'A comment by Person 2' })).toHaveTextContent('Removed');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Everything');
  expect(await screen.findByRole('article', { name: 'A post by Person 1' })).toBeVisible();
  expect(api.callsTo('/api/admin/reports').at(-1)?.query.get('subject')).toBeNull();
});

test('of a deleted account it says so', async () => {
  show(() => page([sampleCase(1, { about: null, subject: 'message' })]));
  expect(await screen.findByRole('article', { name: 'A message of a deleted account' })).toBeVisible();
});

test('an empty queue is told apart from a filter without results', async () => {
  show(() => page([]));
  expect(await screen.findByRole('heading', { name: 'All is quiet' })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Posts');
  expect(await screen.findByRole('heading', { name: 'No reports of this kind' })).toBeVisible();
});

test('a failure can be retried, and further pages come', async () => {
  let broken = true;
  show(({ query }) => {
    if (broken) return refusal(500, 'internal', 'Something broke.');
    return query.get('cursor') === 'more' ? page([sampleCase(2)]) : page([sampleCase(1)], 'more');
  });
  expect(await screen.findByText('Something broke.')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});
