import type { Sighting } from '@aranya/contracts';
import { screen } from '@testing-library/react';
import { renderCommunity } from '../../testing/render-community';
import BesidePost from './beside-post';

const show = (place: Sighting['place'], species: Sighting['species'] = []) =>
  renderCommunity('/', <BesidePost sighting={{ species, place, seen_on: '2026-11', protected: true }} />);

test.each<[what: string, place: Sighting['place'], subject: string | null]>([
  ['a square', { kind: 'cell', lat: 26.5, lng: 93.1, degrees: 0.2 }, 'the square of this sighting'],
  ['a point', { kind: 'point', lat: 26.57, lng: 93.17 }, 'the place of this sighting'],
  ['a park', { kind: 'park', park: 'kanha-national-park' }, 'where Kanha National Park lies'],
  [
    'an area beyond the guide',
    { kind: 'park', park: 'area-nagarahole-national-park' },
    'where Nagarahole National Park lies',
  ],
  ['a state', { kind: 'state', state: 'Assam' }, null],
  ['nothing', null, null],
])('of %s there is the map that the reader may see', async (_, place, subject) => {
  show(place);
  if (subject === null) expect(screen.queryByText(/^Map of/)).not.toBeInTheDocument();
  else expect(await screen.findByText(`Map of ${subject}`)).toBeVisible();
});

test('the degrees stand here, beside the name', async () => {
  show({ kind: 'point', lat: 26.57, lng: 93.17 });
  expect(
    await screen.findByRole('link', { name: 'near Kaziranga National Park, at 26.57° N 93.17° E' }),
  ).toBeVisible();
});

test('the animals lead to their pages, a free name to none', () => {
  show(null, [
    { species: 'bengal-tiger', count: 2 },
    { species: 'free:birds:Brown thing', count: null },
  ]);
  const link = screen.getByRole('link', { name: /^Bengal Tiger\s*Panthera tigris/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/animal\/\d+$/));
  expect(link).toHaveTextContent('Endangered');
  expect(screen.getByText('Birds · not in our list')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
