import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { sampleDays, teamAnswer } from '../testing/admin-samples';
import { toBars, niceTop, overall, toRuns } from './count-series';
import CountsPage from './counts-page';

let api: ReturnType<typeof fakeApi> | undefined;
afterEach(() => {
  api?.finish();
  api = undefined;
});

test('the charts say in words what they show; the table has the same numbers', async () => {
  const totals = sampleDays(1, () => 1234)[0]?.counts;
  api = fakeApi({
    'GET /api/user/data': teamAnswer(),
    'GET /api/admin/counts': ({ query }) => ({
      body: {
        success: true,
        days: sampleDays(Number(query.get('days')), (index) => (index === 3 ? 20 : 1)),
        totals,
      },
    }),
  });
  renderCommunity('/community/admin/counts', <CountsPage />);
  expect(
    await screen.findByRole('img', { name: /^Posts: 49 in 30 days; most on 5 Mar, 20\.$/ }),
  ).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Comments/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '90 days' }));
  expect(await screen.findByRole('img', { name: /^Posts: 109 in 90 days/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('row', { name: /^In all 1 4 at most 1,234 / })).toBeVisible();
  expect(table.getByRole('row', { name: /^31 Mar 1 4 1 0 2 0 0$/ })).toBeVisible();
  expect(table.getAllByRole('row')).toHaveLength(93);
});

test('a year is drawn in weeks that end today; of active members a week has the mean', () => {
  const days = sampleDays(365, () => 2);
  const posts = toBars(days, 'posts');
  expect(posts).toHaveLength(53);
  expect(posts.at(-1)).toEqual({ from: '2026-03-25', to: '2026-03-31', value: 14 });
  expect(posts[0]).toMatchObject({ value: 2 });
  expect(toBars(days, 'active').every(({ value }) => value === 4)).toBe(true);
  expect(overall(days, 'posts')).toBe(730);
});

test('days on which nothing was counted are one row, others their own', () => {
  const days = sampleDays(6, (index) => (index === 2 ? 5 : 0)).map(({ day, counts }, index) => ({
    day,
    counts: index === 2 ? counts : Object.fromEntries(Object.keys(counts).map((thing) => [thing, 0])),
  })) as ReturnType<typeof sampleDays>;
  expect(toRuns(days).map(({ from, to }) => [from, to])).toEqual([
    ['2026-03-29', '2026-03-31'],
    ['2026-03-28', '2026-03-28'],
    ['2026-03-26', '2026-03-27'],
  ]);
});

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [7, 10],
  [12, 20],
  [430, 500],
])('%d bars up to %d', (value, top) => expect(niceTop([{ from: '', to: '', value }])).toBe(top));
