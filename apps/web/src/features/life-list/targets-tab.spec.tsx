import type { LifeListTargets } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../testing/fake-api';
import { localToday } from '../../parts/post-editor/sighting/sighting-draft';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { houseSparrow } from '../../testing/taxa';
import { TargetsTab } from './targets-tab';
import { targetsTitle } from './targets-title';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const KANHA = '/community/life-list?park=kanha-national-park&month=11';
const none: LifeListTargets = { targets: [], total: 0, noted: 0 };

function show(
  path: string,
  answers: LifeListTargets | (() => ReturnType<typeof refusal>) = none,
  others: Parameters<typeof fakeApi>[0] = {},
) {
  const answer =
    typeof answers === 'function' ? answers : () => ({ body: { success: true as const, ...answers } });
  api = fakeApi({ 'GET /api/user/data': meAnswer, 'POST /api/life-list/targets': answer, ...others });
  return renderCommunity(path, <TargetsTab seen={new Set(['chital'])} />, '/community/life-list');
}

const asked = () => api.callsTo('/api/life-list/targets').map(({ body }) => body);

test('lists what others saw there in that month, with the number of members and the page of each', async () => {
  show(KANHA, {
    targets: [
      { species: 'gaur', members: 3, taxon: null },
      { species: 'taxon-16001', members: 1, taxon: houseSparrow },
    ],
    total: 12,
    noted: 40,
  });
  expect(
    await screen.findByRole('heading', {
      name: '12 that others saw in Kanha National Park in November and you have not',
    }),
  ).toBeVisible();
  expect(asked()).toEqual([{ park: 'kanha-national-park', month: 11 }]);
  const [gaur, sparrow] = within(screen.getByRole('list', { name: 'Targets' })).getAllByRole('listitem');
  expect(gaur).toHaveTextContent('GaurBos gaurusNoted by 3 members');
  expect(sparrow).toHaveTextContent('House SparrowPasser domesticusNoted by one member');
  expect(screen.getByRole('link', { name: 'House Sparrow' })).toHaveAttribute(
    'href',
    '/taxa/16001-house-sparrow',
  );
  expect(screen.getByText('The 2 that most members noted are listed.')).toBeVisible();
});

const answered = (message: string, added: number) => ({ body: { success: true, message, added } });

test('one press notes a target with today and the park, and can be undone', async () => {
  const refused = { status: 503, body: { success: false, code: 'unavailable', message: 'Wait a minute.' } };
  const added = answered('Added to your life list', 1);
  const answers = [refused, added];
  show(
    KANHA,
    { targets: [{ species: 'gaur', members: 3, taxon: null }], total: 1, noted: 40 },
    {
      'POST /api/life-list/add': () => answers.shift() ?? added,
      'POST /api/life-list/remove': () => ({ body: { success: true, message: 'Removed' } }),
    },
  );
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Seen it Gaur' }));
  await press();
  expect(await screen.findByText('Wait a minute.')).toBeVisible();
  await press();
  const heading = screen.getByRole('heading', { name: /^All 40 species/ });
  expect(heading).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'Targets' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Seen it Gaur' })).toBeVisible();
  expect(api.callsTo('/api/life-list/add').at(-1)?.body).toEqual({
    records: [{ species: 'gaur', seen_on: localToday(), park: 'kanha-national-park' }],
  });
  await waitFor(() => expect(api.callsTo('/api/life-list/remove')[0]?.body).toEqual({ species: 'gaur' }));
});

test('what was noted meanwhile on another device is not for this press to undo', async () => {
  show(
    KANHA,
    { targets: [{ species: 'gaur', members: 3, taxon: null }], total: 1, noted: 40 },
    { 'POST /api/life-list/add': () => answered('Already on your life list', 0) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Seen it Gaur' }));
  expect(await screen.findByText('Already on your life list')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('where nobody noted any, the guide names what is not on the list', async () => {
  show(KANHA);
  expect(await screen.findByText(/^Nobody else has noted an animal in Kanha/)).toBeVisible();
  expect(
    screen.getByRole('heading', { name: /^\d+ animals of Kanha National Park that you have not seen$/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bengal Tiger' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Chital' })).not.toBeInTheDocument();
});

test('asks once an area is chosen, for this month at first, and again for another', async () => {
  show('/community/life-list');
  expect(screen.getByText(/^Choose a park and a month/)).toBeVisible();
  const place = screen.getByRole('combobox', { name: 'Park or other area' });
  await userEvent.type(place, 'chilika lake{Enter}');
  expect(await screen.findByText(/^Nobody else has noted an animal in Chilika Lake/)).toBeVisible();
  expect(screen.queryByText(/^The guide names/)).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March');
  expect(await screen.findByText(/in March yet$/)).toBeVisible();
  const park = 'area-chilika-lake';
  expect(asked()).toEqual([
    { park, month: new Date().getMonth() + 1 },
    { park, month: 3 },
  ]);
});

test('a refusal is said as it is', async () => {
  show(KANHA, () => refusal(503, 'unavailable', 'Wait a minute.'));
  expect(await screen.findByText('Wait a minute.')).toBeVisible();
});

test.each([
  [12, 40, '12 that others saw in Kanha in May and you have not'],
  [0, 40, 'All 40 species that others saw in Kanha in May are on your list'],
  [0, 1, 'The one species that others saw in Kanha in May is on your list'],
  [0, 0, 'Nobody else has noted an animal in Kanha in May yet'],
])('%i of %i: %s', (total, noted, title) => {
  expect(targetsTitle({ total, noted }, 'Kanha', 'May')).toBe(title);
});
