import { screen } from '@testing-library/react';
import { openRoutes } from '../../testing/open-routes';
import AreaPage, { meta } from './area-page';

const fetchMock = jest.fn();
beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockReset();
});

const seen = {
  ...{
    success: true,
    total: 3,
    members: 2,
    latest: '2026-11',
    by_month: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0],
  },
  ...{ parks: [], species: [{ species: 'chital', total: 2, taxon: null }], cells: [] },
};

const open = (address: string) => openRoutes([{ path: '/areas/:area', Component: AreaPage }], address);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.getByRole('link', { name });

test('says what and where an area is, and what was seen there, by month and by how many', async () => {
  fetchMock.mockResolvedValue({ ok: true, json: () => Promise.resolve(seen) });
  open('/areas/nagarahole-national-park');
  expect(await heading('Nagarahole National Park')).toBeVisible();
  expect(screen.getByText('National park and tiger reserve in Karnataka')).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Also called',
    'Area',
    'Centre',
  ]);
  expect(screen.getByText(/^[\d,.]+ km²$/)).toBeVisible();
  expect(await screen.findByText('Map of Nagarahole National Park')).toBeVisible();
  expect(await screen.findByText('3 sightings by 2 members, the latest in November 2026.')).toBeVisible();
  const key = 'area-nagarahole-national-park';
  expect(fetchMock).toHaveBeenCalledWith(`/api/sightings/summary?park=${key}`, expect.anything());
  expect(await screen.findByRole('list', { name: /^By month/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Chital' })).toBeVisible();
  expect(link('See the sightings')).toHaveAttribute('href', `/community/sightings/park/${key}`);
  expect(link('Add your sighting')).toHaveAttribute('href', `/community/create-post?park=${key}`);
  expect(link('What you have not seen')).toHaveAttribute(
    'href',
    `/community/life-list?tab=targets&park=${key}`,
  );
});

test('an area that is a park of the guide leads to its page there', async () => {
  open('/areas/kanha-national-park');
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/parks&sancturies/kanha-national-park');
});

test('an area that is not there has no page, and a title that says so', async () => {
  open('/areas/atlantis');
  expect(await heading('The tracks end here')).toBeVisible();
  expect(meta({ params: { area: 'atlantis' } })[0]).toEqual({ title: 'No such area · Aranya' });
  expect(meta({ params: { area: 'chilika-lake' } })[0]).toEqual({ title: 'Chilika Lake · Aranya' });
});
