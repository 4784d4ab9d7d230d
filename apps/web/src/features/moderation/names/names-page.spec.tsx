import type { NameToSettle } from '@aranya/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { sampleId } from '../../../testing/samples';
import { foundTaxon, houseSparrow } from '../../../testing/taxa';
import { done, hoursAgo, teamAnswer } from '../testing/admin-samples';
import NamesPage from './names-page';

const sampleName = (name: string, posts: number): NameToSettle => ({
  name,
  posts,
  latest_post: sampleId(6001),
  settled: null,
});

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function show() {
  let names = [sampleName('free:birds:Roof bird', 3), sampleName('free:unknown:Night thing', 1)];
  const change = (name: string, settled: NameToSettle['settled']) => {
    names = names.map((one) => (one.name === name ? { ...one, settled } : one));
  };
  api = fakeApi({
    'GET /api/user/data': teamAnswer(),
    'GET /api/taxa': () => ({ body: { success: true, taxa: [foundTaxon(houseSparrow)], total: 1 } }),
    'GET /api/admin/names': ({ query }) => {
      const listed = names.filter(({ settled }) => (settled === null) === (query.get('state') === 'open'));
      return { body: { success: true, names: listed, total: listed.length, next_cursor: null } };
    },
    'POST /api/admin/names/settle': ({ body }) => {
      const { name, species } = body as { name: string; species: string | null };
      change(name, { species, taxon: species === null ? null : houseSparrow, settledAt: hoursAgo(0) });
      return done('The name is settled');
    },
    'POST /api/admin/names/reopen': ({ body }) => {
      change((body as { name: string }).name, null);
      return done('The name is open again');
    },
  });
  renderCommunity('/community/admin/names', <NamesPage />);
}

test('an animal is chosen for all posts at once, a name is left, and both are undone', async () => {
  show();
  const bird = within(await screen.findByRole('article', { name: 'Roof bird' }));
  expect(bird.getByText(/Birds · not in our list · 3 posts/)).toBeVisible();
  await userEvent.type(bird.getByRole('combobox'), 'house sparrow');
  await userEvent.click(await bird.findByRole('option', { name: /House Sparrow/ }));
  await userEvent.click(bird.getByRole('button', { name: 'Settle for 3 posts' }));
  const thing = within(await screen.findByRole('article', { name: 'Night thing' }));
  await userEvent.click(thing.getByRole('button', { name: 'Leave it as it is' }));
  expect(await screen.findByRole('heading', { name: 'Every name is settled' })).toBeVisible();
  expect(api.callsTo('/api/admin/names/settle')).toMatchObject([
    { body: { name: 'free:birds:Roof bird', species: 'taxon-16001' } },
    { body: { name: 'free:unknown:Night thing', species: null } },
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Settled' }));
  const settled = within(await screen.findByRole('article', { name: 'Roof bird' }));
  expect(settled.getByRole('link', { name: 'House Sparrow' })).toBeVisible();
  await userEvent.click(settled.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Left as it is/)).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Roof bird' })).not.toBeInTheDocument();
});

test('more than a page of names is loaded by its cursor', async () => {
  const pages: Record<string, [NameToSettle, string | null]> = {
    '': [sampleName('free:birds:Roof bird', 3), 'next'],
    next: [sampleName('free:unknown:Night thing', 1), null],
  };
  api = fakeApi({
    'GET /api/user/data': teamAnswer(),
    'GET /api/admin/names': ({ query }) => {
      const [name, next] = pages[query.get('cursor') ?? ''] ?? [];
      return { body: { success: true, names: [name], total: 2, next_cursor: next } };
    },
  });
  renderCommunity('/community/admin/names', <NamesPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('article', { name: 'Night thing' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Roof bird' })).toBeVisible();
});
