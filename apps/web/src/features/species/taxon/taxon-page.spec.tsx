import type { TaxonPage, TaxonSummary } from '@aranya/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { inLanguage } from '../../../testing/in-language';
import { openRoutes } from '../../../testing/open-routes';
import { sampleTaxon } from '../../../testing/taxa';
import TaxonRoute from './taxon-page';

const fetchMock = jest.fn();
beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockReset();
});

const summary = (id: number, rank: string, scientific: string, name: string | null): TaxonSummary => ({
  ...{ id, rank, scientific_name: scientific, name, group: 'birds' },
  ...{ iucn: null, extinct: false, recorded_in_india: true, species: null },
});

const passer = sampleTaxon(3, 'Passer', {
  ...summary(3, 'genus', 'Passer', null),
  names: [{ name: 'Pyrgita', kind: 'synonym', language: null, used_in: null }],
  ancestors: [summary(1, 'class', 'Aves', 'Birds'), summary(2, 'family', 'Passeridae', 'Old World Sparrows')],
  members: [{ ...summary(4, 'species', 'Passer domesticus', 'House Sparrow'), iucn: 'LC' }],
  members_count: 250,
});
const sparrow = sampleTaxon(4, 'Passer domesticus', {
  ...summary(4, 'species', 'Passer domesticus', 'House Sparrow'),
  iucn: 'LC',
  names: [
    { name: 'gauraiya', kind: 'common', language: null, used_in: null },
    { name: 'chidi', kind: 'common', language: null, used_in: null },
    { name: 'गौरैया', kind: 'common', language: 'hi', used_in: null },
    { name: 'चिमणी', kind: 'common', language: 'mr', used_in: null },
    { name: 'चिमनी', kind: 'common', language: 'mr', used_in: 'Vidarbha' },
  ],
  ancestors: [summary(1, 'class', 'Aves', 'Birds'), summary(3, 'genus', 'Passer', null)],
});

const answer = (taxon: TaxonPage | null, status = 200) =>
  fetchMock.mockResolvedValueOnce({
    ok: status === 200,
    status,
    json: () => Promise.resolve(taxon === null ? {} : { success: true, taxon }),
  });

const open = (address: string) => openRoutes([{ path: '/taxa/:taxon', Component: TaxonRoute }], address);

test('tells an animal’s names, its status and where it stands', async () => {
  answer(sparrow);
  open('/taxa/4-house-sparrow');
  expect(await screen.findByRole('heading', { level: 1, name: 'House Sparrow' })).toBeVisible();
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/taxa/4');
  expect(document.title).toBe('House Sparrow · Aranya');
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([
    'Birds',
    'Species',
    'Least Concern',
    'Recorded in India',
    'गौरैया',
    'चिमणी, चिमनी (Vidarbha)',
    'gauraiya, chidi',
  ]);
  expect(screen.getByText('In Marathi')).toBeVisible();
  expect(screen.getByText('गौरैया')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('चिमणी')).toHaveAttribute('lang', 'mr');
  const tree = within(screen.getByRole('region', { name: 'Where it stands' }));
  expect(tree.getByRole('link', { name: 'Passer' })).toHaveAttribute('href', '/taxa/3-passer');
  expect(tree.getByText('House Sparrow')).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('region', { name: /species$/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Add your sighting' })).toHaveAttribute(
    'href',
    '/community/create-post?species=taxon-4',
  );
  expect(screen.getByRole('link', { name: 'See the sightings' })).toHaveAttribute(
    'href',
    '/community/sightings/species/taxon-4',
  );
});

test('shows the plate of the nearest relative in the guide, which leads to its page', async () => {
  answer({ ...sparrow, ancestors: [summary(5, 'order', 'Falconiformes', 'Falcons')] });
  open('/taxa/4-house-sparrow');
  const plate = await screen.findByRole('img', { name: 'Amur Falcon, illustration' });
  expect(plate.closest('a')).toHaveAttribute('href', '/animal/46');
  expect(screen.getByText('Amur Falcon, of the same order')).toBeVisible();
});

test('lists what is below it, counts its sightings, and follows to one', async () => {
  answer(passer);
  fetchMock.mockResolvedValueOnce({
    ok: true,
    json: () =>
      Promise.resolve({
        total: 12,
        latest: '2026-05',
        parks: [{ park: 'kaziranga-national-park', total: 3 }],
      }),
  });
  open('/taxa/3');
  expect(await screen.findByText('12 sightings, the latest in May 2026.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Kaziranga National Park' })).toBeVisible();
  expect(fetchMock.mock.calls[1]?.[0]).toBe('/api/sightings/summary?species=taxon-3');
  const below = within(await screen.findByRole('region', { name: '250 species' }));
  expect(below.getByText('The first 1 are listed.')).toBeVisible();
  answer(sparrow);
  fireEvent.click(below.getByRole('link', { name: /House Sparrow/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'House Sparrow' })).toBeVisible();
});

test('the catalogue’s animals lead to their own page', async () => {
  answer({ ...sparrow, species: 'bengal-tiger' });
  open('/taxa/4-tiger');
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/animal/1');
});

test.each([404, 400])('there is no page where the server answers %i', async (status) => {
  answer(null, status);
  open('/taxa/999999');
  expect(await screen.findByRole('heading', { level: 1, name: 'The tracks end here' })).toBeVisible();
});

test('a failure can be tried again', async () => {
  answer(null, 503);
  open('/taxa/4');
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer(sparrow);
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'House Sparrow' })).toBeVisible();
});

test('in Hindi it has its Hindi name, and the words of its record are Hindi', async () => {
  inLanguage('hi');
  answer(sparrow);
  openRoutes([{ path: '/hi/taxa/:taxon', Component: TaxonRoute }], '/hi/taxa/4-house-sparrow');
  expect(await screen.findByRole('heading', { level: 1, name: 'गौरैया' })).toBeVisible();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(0, 4)).toEqual(['पक्षी', 'प्रजाति', 'कम चिंताजनक', 'भारत में दर्ज']);
  expect(screen.getByRole('link', { name: 'Passer' })).toHaveAttribute('href', '/hi/taxa/3-passer');
});
