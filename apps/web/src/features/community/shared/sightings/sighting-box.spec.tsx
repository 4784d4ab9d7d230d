import type { Sighting } from '@aranya/contracts';
import { screen } from '@testing-library/react';
import { renderCommunity } from '../testing/render-community';
import { SightingBox } from './sighting-box';

const tiger: Sighting = {
  species: [
    { species: 'bengal-tiger', count: 2 },
    { species: 'chital', count: null },
  ],
  place: { kind: 'cell', lat: 26.5, lng: 93.1 },
  seen_on: '2026-11',
  protected: true,
};
const show = (changes: Partial<Sighting> = {}) =>
  renderCommunity('/', <SightingBox sighting={{ ...tiger, ...changes }} />);
const link = (name: string) => screen.getByRole('link', { name });

test('others see species, square and month of a protected one, and why', () => {
  show();
  expect(link('Bengal Tiger')).toHaveAttribute('href', expect.stringMatching(/^\/animal\/\d+$/));
  expect(screen.getByRole('group', { name: 'Sighting' })).toHaveTextContent('×, seen: 2');
  expect(link('within a square near 26.5° N 93.1° E')).toHaveAttribute(
    'href',
    '/community/sightings/cell/26.5,93.1',
  );
  expect(screen.getByText('November 2026')).toHaveAttribute('datetime', '2026-11');
  expect(screen.getByText('Protected place')).toBeVisible();
  expect(screen.queryByText(/Only you/)).not.toBeInTheDocument();
});

test('the author sees the exact place, and what others see', () => {
  show({
    place: { kind: 'point', lat: 26.57123, lng: 93.17123 },
    seen_on: '2026-11-03',
    hide_place: false,
  });
  expect(link('at 26.57123° N 93.17123° E')).toHaveAttribute('href', '/community/sightings/cell/26.5,93.1');
  expect(screen.getByText('3 November 2026')).toBeVisible();
  expect(screen.getByText('Only you see the exact place and day')).toBeVisible();
  expect(screen.getByText('Others see a square of about 22 km and the month.')).toBeInTheDocument();
});

test.each<[Partial<Sighting>, string, string]>([
  [
    { place: { kind: 'park', park: 'kaziranga-national-park' }, hide_place: false },
    'Only you see the exact day',
    'Others see the park and the month.',
  ],
  [
    { place: { kind: 'park', park: 'kaziranga-national-park' }, hide_place: true },
    'Only you see the exact place and day',
    'Others see a square of about 22 km and the month.',
  ],
  [{ place: null, hide_place: false }, 'Only you see the exact day', 'Others see the month.'],
])('the author of %j is told what others see', (changes, short, long) => {
  show(changes);
  expect(screen.getByText(short)).toBeVisible();
  expect(screen.getByText(long)).toBeInTheDocument();
});

test('a common species in a park has nothing to protect', () => {
  show({
    species: [{ species: 'chital', count: null }],
    place: { kind: 'park', park: 'kaziranga-national-park' },
    seen_on: '2026-11-03',
    protected: false,
  });
  expect(link('Kaziranga National Park')).toHaveAttribute(
    'href',
    '/parks&sancturies/kaziranga-national-park',
  );
  expect(screen.queryByText('Protected place')).not.toBeInTheDocument();
});
