import type { SuggestedCorrection } from '@aranya/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { sampleId, sampleMe } from '../../../testing/samples';
import NamesPage from '../names/names-page';
import { done, hoursAgo, sampleMember, teamAnswer } from '../testing/admin-samples';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const sample = (number: number, by: SuggestedCorrection['suggested_by']): SuggestedCorrection => ({
  id: sampleId(number),
  record: 'species/dhole',
  language: 'en',
  field: number === 1 ? 'glance.weight.kg' : 'food',
  before: [10, 21],
  value: [12, 20],
  source_title: 'A book',
  source_url: 'https://example.org/book',
  explanation: 'The book weighed adults.',
  createdAt: hoursAgo(2),
  decidedAt: null,
  outcome: null,
  answer: '',
  suggested_by: by,
});

test('an editor sees old and new value with the source, and decides with an answer', async () => {
  let open = [sample(1, sampleMember(1)), sample(2, sampleMe())];
  api = fakeApi({
    'GET /api/user/data': teamAnswer('editor'),
    'GET /api/admin/corrections': ({ query }) => ({
      body: { success: true, corrections: query.get('state') === 'open' ? open : [], next_cursor: null },
    }),
    'POST /api/admin/corrections/decide': () => {
      open = open.slice(1);
      return done('Accepted. The page shows it in a moment');
    },
  });
  renderCommunity('/community/admin/names?list=corrections', <NamesPage />, '/community/admin/names');
  const card = within(await screen.findByRole('article', { name: 'Dhole: Weight › kg' }));
  expect(card.getByText('10, 21')).toBeVisible();
  expect(card.getByText('12, 20')).toBeVisible();
  expect(card.getByRole('link', { name: 'A book' })).toHaveAttribute('href', 'https://example.org/book');
  await userEvent.click(card.getByRole('button', { name: 'Accept' }));
  expect(api.callsTo('/api/admin/corrections/decide')).toEqual([]);
  await userEvent.type(card.getByLabelText('Your answer'), 'Thank you.');
  await userEvent.click(card.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Accepted. The page shows it in a moment')).toBeVisible();
  expect(api.callsTo('/api/admin/corrections/decide')).toMatchObject([
    { body: { id: sampleId(1), outcome: 'accepted', answer: 'Thank you.' } },
  ]);
  const own = within(screen.getByRole('article', { name: 'Dhole: Food' }));
  expect(own.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});
