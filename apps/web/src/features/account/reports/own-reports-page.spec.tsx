import type { OwnReport } from '@aranya/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeAnswer, fakeApi, refusal } from '../../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../../testing/render-community';
import { sampleId } from '../../../testing/samples';
import OwnReportsPage from './own-reports-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const sampleReport = (number: number, changes: Partial<OwnReport> = {}): OwnReport => ({
  id: sampleId(number),
  subject: 'post',
  subject_id: sampleId(100 + number),
  name: 'Meera Kulkarni',
  excerpt: '',
  reason: 'cruelty',
  details: '',
  createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  state: 'waiting',
  reviewedAt: null,
  ...changes,
});

function show(answer: () => FakeAnswer) {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/reports': answer,
    'GET /api/corrections': () => ({ body: { success: true, corrections: [], next_cursor: null } }),
  });
  renderCommunity('/community/account/reports', <OwnReportsPage />);
}
const page = (reports: OwnReport[]) => () => ({ body: { success: true, reports, next_cursor: null } });
const card = (name: string) => screen.findByRole('article', { name });

test('each report says what became of it, and leads to what may still be there', async () => {
  const reviewedAt = new Date(Date.now() - 60_000).toISOString();
  show(
    page([
      sampleReport(1, { details: 'A calf on a rope' }),
      sampleReport(2, { subject: 'user', name: 'Dev', state: 'dismissed', reviewedAt }),
      sampleReport(3, { name: null, subject: 'comment', state: 'resolved', reviewedAt }),
    ]),
  );
  const waiting = await card('Post by Meera Kulkarni');
  expect(waiting).toHaveTextContent('Reported 3 hours ago · Cruelty to animals');
  expect(within(waiting).getByText('A calf on a rope')).toBeVisible();
  expect(within(waiting).getByText('Waiting')).toBeVisible();
  expect(within(waiting).getByRole('link', { name: 'See the post' })).toHaveAttribute(
    'href',
    `/community/post/${sampleId(101)}`,
  );
  const dismissed = await card('Dev');
  expect(dismissed).toHaveTextContent(
    'Moderators looked at it and found that it breaks no rule. 1 minute ago',
  );
  expect(within(dismissed).getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    `/community/profile/${sampleId(102)}`,
  );
  const resolved = await card('Comment by a member');
  expect(resolved).toHaveTextContent('Moderators looked at it and dealt with it. Thank you.');
  expect(within(resolved).queryByRole('link')).not.toBeInTheDocument();
});

test('two reports about comments of one person are told apart by what was written', async () => {
  const about = { subject: 'comment' as const, details: 'Rude' };
  show(
    page([
      sampleReport(1, { ...about, excerpt: 'Go away' }),
      sampleReport(2, { ...about, excerpt: 'Buy my horns' }),
    ]),
  );
  const cards = await screen.findAllByRole('article', { name: 'Comment by Meera Kulkarni' });
  const quoted = cards.map((each) => within(each).getByRole('blockquote').textContent);
  expect(quoted).toEqual(['“Go away”', '“Buy my horns”']);
});

test('somebody who has reported nothing reads where Report is', async () => {
  show(page([]));
  expect(await screen.findByRole('heading', { name: 'No reports yet' })).toBeVisible();
});

test('a failure can be tried again', async () => {
  let failures = 1;
  show(() => (failures-- > 0 ? refusal(503, 'unavailable', 'Back soon.') : page([sampleReport(1)])()));
  expect(await screen.findByText('Back soon.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Post by Meera Kulkarni')).toBeVisible();
});
