import { loadTravel, parks, type Travel } from '@aranya/wildlife-data';
import { screen, within } from '@testing-library/react';
import { renderAt } from '../../../testing/render-at';
import { attractionDetails } from '../attraction-node';
import { monthsText } from './months-text';
import { sizeText, stopText } from './travel-text';
import { TravelPart } from './travel-part';

let travel: readonly Travel[];
beforeAll(async () => {
  travel = await loadTravel();
});

function travelPart(id: number) {
  const park = parks.find((one) => one.id === id);
  const record = travel.find((one) => one.id === id);
  if (!park || !record) throw new Error(`no park ${id}`);
  return { park, record };
}

function show(id: number) {
  const { park, record } = travelPart(id);
  renderAt('/', () => <TravelPart park={park} travel={record} />);
  return record;
}

test('tells the way, the permit, what is closed, and each span of the year with its animals', () => {
  const { year } = show(2);
  expect(screen.getByText('Furkating, about 75 km by road.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Map: where Kaziranga National Park lies' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Official site/ })).toHaveAttribute(
    'href',
    'https://kaziranga.assam.gov.in/',
  );
  expect(
    screen.getByText('Fees are set by the Assam Forest Department, and change.', { exact: false }),
  ).toBeVisible();
  expect(screen.getByText('Closed', { selector: 'strong' }).parentElement).toHaveTextContent(
    /^Closed mid-May into October\. Elephant rides end on 1 May/,
  );
  const spans = screen.getAllByRole('heading', { level: 4 });
  expect(spans.map((heading) => heading.textContent)).toEqual(
    year.spans.map(({ months }) => monthsText(months)),
  );
  const winter = spans[0]?.closest('li') as HTMLElement;
  expect(within(winter).getByRole('link', { name: 'Bar-headed Goose' })).toHaveAttribute(
    'href',
    '/animal/47',
  );
});

test('a park without railway, and one open all year', () => {
  show(24);
  expect(screen.getByText(/^There is no railway on the Andaman Islands/)).toBeInTheDocument();
  expect(screen.getByText('Partly closed')).toBeInTheDocument();
});

test('months, distances and sizes in words', () => {
  expect([[11, 12, 1], [9, 10], [5], []].map(monthsText)).toEqual([
    'November to January',
    'September and October',
    'May',
    '',
  ]);
  expect(stopText({ name: 'Leh', km: 15, note: 'To Zingchen.' })).toBe(
    'Leh, about 15 km by road. To Zingchen.',
  );
  expect(sizeText({ area_km2: 1784 }, { height: { metres: [1220, 8586], from: ['park'] } })).toBe(
    '1,784 km²; 1,220 to 8,586 m above the sea',
  );
  expect(sizeText({}, {})).toBe('');
});

test('structured data name languages, booking and closed times', () => {
  const { park, record } = travelPart(2);
  expect(attractionDetails(park, record)).toMatchObject({
    '@type': 'TouristAttraction',
    geo: { latitude: 26.58, longitude: 93.17 },
    availableLanguage: ['Assamese', 'Karbi'],
    tourBookingPage: 'https://kaziranga.assam.gov.in/',
    additionalProperty: [{ name: 'Closed', value: 'mid-May into October' }],
  });
  expect(attractionDetails(park, undefined)).not.toHaveProperty('availableLanguage');
});
