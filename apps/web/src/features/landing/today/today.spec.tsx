import { screen, within } from '@testing-library/react';
import { renderAt } from '../../../testing/render-at';
import { picksOfDay } from './day';
import { Today } from './today';

/** Has everything in view at once. */
class Observer {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect = jest.fn();
}

const fetchMock = jest.fn();
const original = globalThis.IntersectionObserver;
beforeEach(() => {
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  globalThis.fetch = fetchMock.mockReset();
});
afterEach(() => {
  globalThis.IntersectionObserver = original;
});

const answer = (body: object, ok = true) =>
  fetchMock.mockResolvedValue({ ok, status: ok ? 200 : 503, json: () => Promise.resolve(body) });

const sighting = { species: 'chital', taxon: null, park: null, cell: null, month: '2026-11', picture: null };

test('shows the picks of the day, each with its page', async () => {
  answer({ sightings: [], members: 0 });
  renderAt('/', Today);
  expect(await screen.findByText('Species of the day')).toBeVisible();
  const { species, park, clue } = picksOfDay(new Date());
  expect(screen.getByRole('heading', { name: species.name }).closest('a')).toHaveAttribute(
    'href',
    `/animal/${species.id}`,
  );
  expect(screen.getByRole('img', { name: `Poster of ${park.name}` }).closest('a')).toHaveAttribute(
    'href',
    `/parks&sancturies/${park.slug}`,
  );
  expect(screen.getByText(clue ?? '')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Name me in Animal Detective' })).toHaveAttribute(
    'href',
    '/games/detective',
  );
});

test('says what is here, and where the last animals were seen, no closer than the answer', async () => {
  const picture = {
    url: '/media/a.webp',
    width: 800,
    height: 600,
    alt: '',
    licence: 'cc_by',
    author: 'Asha Rao',
  };
  answer({
    members: 214,
    sightings: [
      { ...sighting, park: 'kanha-national-park', picture },
      { ...sighting, species: 'nilgai', cell: { lat: 26.5, lng: 93.1 } },
      { ...sighting, cell: { lat: 12.9, lng: 77.7 } },
      { ...sighting, species: 'zebu' },
      { month: '2026-11' },
    ],
  });
  renderAt('/', Today);
  await screen.findByText(/^Within 30 km of Bengaluru/);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ChitalKanha National Park, November 2026© Asha Rao, CC BY 4.0',
    'NilgaiWithin 40 km of Biswanath Chariali, November 2026',
    'ChitalWithin 30 km of Bengaluru, November 2026',
    'ZebuSomewhere they keep quiet about, November 2026',
  ]);
  expect(screen.getByRole('img', { name: 'Chital, photograph by Asha Rao' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  );
  expect(screen.getByText(/^117 species, 31 parks, \d+ journeys, and 214 people/)).toBeVisible();
});

test.each([
  ['nobody has seen anything', { sightings: [], members: 3 }, true, /^The notebook lies open/],
  ['the call fails', {}, false, /^Whoever comes back from a walk/],
])('the notebook stands in where %s', async (_where, body, ok, text) => {
  answer(body, ok);
  renderAt('/', Today);
  const section = within(await screen.findByRole('region', { name: 'Out there today' }));
  expect(await section.findByText(text)).toBeVisible();
  expect(section.getByRole('link', { name: 'Write a line' })).toBeVisible();
});
