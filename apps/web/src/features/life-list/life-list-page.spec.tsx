import { animalCount } from '@aranya/wildlife-data';
import type { LifeListEntry } from '@aranya/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openQueue } from '../../data/outbox/open-queue';
import { useQueueStore } from '../../data/outbox/queue-store';
import { openTestQueue } from '../../data/outbox/testing/open-test-queue';
import { type FakeAnswer, fakeApi, refusal } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleId, sampleMe, samplePerson } from '../../testing/samples';
import { foundTaxon, houseSparrow } from '../../testing/taxa';
import LifeListPage from './life-list-page';

let api: ReturnType<typeof fakeApi>;
let closeQueue: () => Promise<void> = () => Promise.resolve();
afterEach(async () => {
  await closeQueue();
  closeQueue = () => Promise.resolve();
  api.finish();
});

const entry = (
  species: string,
  seenOn: string | null,
  changes: Partial<LifeListEntry> = {},
): LifeListEntry => {
  const sighting = { seen_on: seenOn, place: null, post_id: null };
  return { species, times: 1, first: sighting, latest: sighting, parks: [], record: null, ...changes };
};
const recorded = (species: string, seenOn: string | null, park: string | null = null) =>
  entry(species, seenOn, { record: { seen_on: seenOn, park } });
const answer = (species: LifeListEntry[], visibility?: 'private' | 'public', count = species.length) => {
  const { _id, full_name, username, profile_picture } = sampleMe();
  const owner = { _id, full_name, username, profile_picture };
  return { body: { success: true, owner, species, species_count: count, ...(visibility && { visibility }) } };
};

function show(
  list: () => FakeAnswer,
  answers: Parameters<typeof fakeApi>[0] = {},
  path = '/community/life-list',
) {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/taxa': ({ query }) => {
      const taxa = 'sparrow'.startsWith(query.get('q') ?? '') ? [foundTaxon(houseSparrow)] : [];
      return { body: { success: true, taxa, total: taxa.length } };
    },
    'POST /api/life-list/get': list,
    ...answers,
  });
  return renderCommunity(
    path,
    <LifeListPage />,
    path.startsWith('/community/life-list/') ? '/community/life-list/:profileId' : '/community/life-list',
  );
}

/** The text arrives at once, because each key would render all species. */
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search species' }), { target: { value: text } });

const names = () =>
  within(screen.getByRole('list', { name: 'Species seen' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.textContent);

test('shows the count, the classes and the species, newest first seen first', async () => {
  show(() =>
    answer(
      [recorded('chital', '2026-01-05'), entry('gaur', '2026-03-01'), entry('indian-peacock', '2025-03-01')],
      'private',
    ),
  );
  expect(await screen.findByText(`3 of the ${animalCount} in the guide`)).toBeVisible();
  expect(screen.getByText('species')).toHaveTextContent(/^3 species$/);
  expect(screen.queryByText(/counts as its species/)).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Mammal species seen' })).toHaveAttribute('value', '2');
  expect(names()).toEqual(['Gaur', 'Chital', 'Indian Peacock']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Name');
  expect(names()).toEqual(['Chital', 'Gaur', 'Indian Peacock']);
  await userEvent.click(screen.getByRole('button', { name: 'Bird' }));
  expect(names()).toEqual(['Indian Peacock']);
});

test('an empty list begins with ticks; the day, the park and the species are sent', async () => {
  let list: LifeListEntry[] = [];
  show(() => answer(list, 'private'), {
    'POST /api/life-list/add': () => {
      list = [recorded('chital', '2026-01-05', 'kanha-national-park')];
      return { body: { success: true, message: 'Added to your life list', added: 1 } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Tick what you have seen' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Several days? Give each its own' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Add to your life list' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Tick a species first.');
  await userEvent.type(dialog.getByRole('combobox', { name: 'Park (optional)' }), 'kanha{Enter}');
  search('axis');
  await userEvent.click(dialog.getByLabelText(/Chital/));
  expect(dialog.getByRole('button', { name: 'Several days? Give each its own' })).toBeEnabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 species' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsTo('/api/life-list/add')[0]?.body).toEqual({
    records: [
      {
        species: 'chital',
        seen_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        park: 'kanha-national-park',
      },
    ],
  });
  expect(await screen.findByText(`1 of the ${animalCount} in the guide`)).toBeVisible();
});

test('a text that names no park is refused, and any area is found', async () => {
  show(
    () => answer([], 'private'),
    {
      'POST /api/life-list/add': () => ({
        body: { success: true, message: 'Added to your life list', added: 1 },
      }),
    },
    '/community/life-list?add=chital',
  );
  const dialog = within(await screen.findByRole('dialog'));
  const park = dialog.getByRole('combobox', { name: 'Park (optional)' });
  await userEvent.type(park, 'nagarhole');
  await userEvent.click(dialog.getByRole('button', { name: /Give each its own/ }));
  expect(park).toHaveValue('nagarhole');
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 species' }));
  expect(park).toBeInvalid();
  expect(park).toHaveFocus();
  expect(api.callsTo('/api/life-list/add')).toEqual([]);
  await userEvent.type(park, '{Backspace}');
  await userEvent.click(await dialog.findByRole('option', { name: /^Nagarahole National Park/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 species' }));
  await waitFor(() =>
    expect(api.callsTo('/api/life-list/add')[0]?.body).toMatchObject({
      records: [{ species: 'chital', park: 'area-nagarahole-national-park' }],
    }),
  );
});

test('any animal is ticked by name beside those of the guide, and keeps its place while others are searched', async () => {
  show(() => answer([], 'private'), {
    'POST /api/life-list/add': () => ({
      body: { success: true, message: '2 species added to your life list', added: 2 },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Tick what you have seen' }));
  const dialog = within(screen.getByRole('dialog'));
  search('sparrow');
  await userEvent.click(await dialog.findByRole('checkbox', { name: /House Sparrow/ }));
  search('chital');
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Chital/ }));
  expect(dialog.getByRole('checkbox', { name: /House Sparrow/ })).toBeChecked();
  search('');
  expect(dialog.getAllByRole('checkbox')[0]).toHaveAccessibleName(/House Sparrow/);
  await userEvent.click(dialog.getByRole('button', { name: /Give each its own/ }));
  expect(dialog.getByRole('textbox', { name: 'When, House Sparrow' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 species' }));
  await waitFor(() => expect(api.callsTo('/api/life-list/add')).toHaveLength(1));
  const { records } = api.callsTo('/api/life-list/add')[0]?.body as { records: { species: string }[] };
  expect(records.map(({ species }) => species)).toEqual(['taxon-16001', 'chital']);
});

test('what is seen beyond the guide is counted, listed and removed', async () => {
  const sparrow = { ...recorded('taxon-16001', '2026-01-05'), taxon: houseSparrow };
  show(() => answer([entry('chital', '2026-03-01'), sparrow], 'private', 1), {
    'POST /api/life-list/remove': () => ({ body: { success: true, message: 'Removed from your life list' } }),
  });
  expect(await screen.findByText(/^A subspecies counts as its species/)).toBeVisible();
  expect(screen.getByText('species')).toHaveTextContent(/^1 species$/);
  expect(names()).toEqual(['Chital', 'House Sparrow']);
  await userEvent.click(screen.getByRole('button', { name: 'Bird' }));
  expect(names()).toEqual(['House Sparrow']);
  await userEvent.click(screen.getByRole('button', { name: 'Change House Sparrow' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove what you ticked' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(api.callsTo('/api/life-list/remove')[0]?.body).toEqual({ species: 'taxon-16001' }),
  );
});

test('what was pressed stands first, and a misspelt or listed name is understood', async () => {
  show(() => answer([entry('chital', '2026-01-05')], 'private'), {}, '/community/life-list?tab=not-yet');
  await userEvent.click(await screen.findByRole('button', { name: 'Seen it Sangai' }));
  const dialog = within(screen.getByRole('dialog'));
  const [first] = dialog.getAllByRole('checkbox');
  expect(first).toHaveAccessibleName(/Sangai/);
  expect(first).toBeChecked();
  search('sarus krane');
  expect(await dialog.findByRole('checkbox', { name: /Sarus Crane/ })).toBeVisible();
  search('chital');
  expect(await dialog.findByText(/^Chital is already on your life list\./)).toBeVisible();
});

test('a link to add what is listed already says so', async () => {
  show(() => answer([entry('chital', '2026-01-05')], 'private'), {}, '/community/life-list?add=chital');
  expect(await screen.findByText(/^Chital is already on your life list\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post an earlier sighting' })).toHaveAttribute(
    'href',
    '/community/create-post?species=chital',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what is ticked without a network waits, also after a reload, and is taken back or added later', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const there = { body: { success: true, message: 'Already on your life list', added: 0 } };
  const add = { 'POST /api/life-list/add': () => there };
  const { queryClient } = show(() => answer([], 'private'), add, '/community/life-list?tab=not-yet');
  const { _id: userId } = sampleMe();
  const close = openQueue(userId, queryClient);
  for (const name of ['Chital', 'Gaur']) {
    await userEvent.click(await screen.findByRole('button', { name: `Seen it ${name}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 species' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect(screen.getAllByText('Waiting to be sent, and then on your life list')[0]).toBeVisible();
  act(close);
  expect(screen.queryByRole('region', { name: 'Waiting to be sent' })).not.toBeInTheDocument();
  closeQueue = await openTestQueue(userId, queryClient);
  const waiting = await screen.findByRole('region', { name: 'Waiting to be sent' });
  expect(waiting).toHaveTextContent(/Chital.*Gaur/);
  expect(screen.queryByRole('button', { name: 'Seen it Gaur' })).not.toBeInTheDocument();
  await userEvent.click(within(waiting).getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Seen it Chital' })).toBeVisible();
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(waiting).not.toBeInTheDocument());
  expect(await screen.findByText('Already on your life list')).toBeVisible();
  expect(api.callsTo('/api/life-list/add').map(({ body }) => body)).toEqual([
    { records: [{ species: 'gaur', seen_on: expect.any(String), park: null }] },
  ]);
});

test('what a busy server puts off waits, with the reason', async () => {
  const busy = () => refusal(429, 'too_many_requests', 'That was a lot. Try again in an hour.');
  const { queryClient } = show(
    () => answer([], 'private'),
    { 'POST /api/life-list/add': busy },
    '/community/life-list?add=chital',
  );
  closeQueue = await openTestQueue(sampleMe()._id, queryClient);
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 species' }));
  expect(await screen.findByText(/^Waiting to be sent.* That was a lot\./)).toBeVisible();
});

test('a refused day keeps what was ticked', async () => {
  const { queryClient } = show(
    () => answer([], 'private'),
    {
      'POST /api/life-list/add': () => {
        const message = 'This day is in the future.';
        const fields = { 'records.0.seen_on': message };
        return { status: 400, body: { success: false, code: 'invalid_input', message, fields } };
      },
    },
    '/community/life-list?add=chital',
  );
  closeQueue = await openTestQueue(sampleMe()._id, queryClient);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/Chital/)).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 species' }));
  expect(await dialog.findByText('This day is in the future.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Day' })).toHaveFocus();
  expect(dialog.getByLabelText(/Chital/)).toBeChecked();
  await waitFor(() => expect(useQueueStore.getState().entries).toEqual([]));
});

test('where the server cannot search, the list of India on the device finds what was seen', async () => {
  show(
    () => answer([], 'private'),
    { 'GET /api/taxa': () => refusal(503, 'unavailable', 'Please try again.') },
    '/community/life-list?add=chital',
  );
  const dialog = within(await screen.findByRole('dialog'));
  const search = dialog.getByRole('searchbox', { name: 'Search species' });
  await userEvent.type(search, 'hou spar');
  expect(await dialog.findByRole('checkbox', { name: /^House Sparrow/ })).not.toBeChecked();
  await userEvent.clear(search);
  await userEvent.type(search, 'quetzal');
  expect(await dialog.findByText(/^“quetzal” is not in the list of India/)).toBeVisible();
});

test('an empty or partial day is said at the field; a month, a year and "unknown" are days', async () => {
  show(
    () => answer([], 'private'),
    { 'POST /api/life-list/add': () => refusal(503, 'unavailable', 'Please try again.') },
    '/community/life-list?add=chital',
  );
  const dialog = within(await screen.findByRole('dialog'));
  const day = dialog.getByRole('textbox', { name: 'Day' });
  const add = dialog.getByRole('button', { name: 'Add 1 species' });
  fireEvent.change(day, { target: { value: '' } });
  await userEvent.click(add);
  expect(day).toHaveAccessibleDescription(/^Say when you saw it\. If you do not remember, write “unknown”\./);
  expect(day).toHaveFocus();
  fireEvent.change(day, { target: { value: '17 March' } });
  await userEvent.click(add);
  expect(day).toHaveAccessibleDescription(/^Write a day, a month or a year, such as 17 March 2026/);
  for (const text of ['March 2019', '2019', 'unknown']) {
    fireEvent.change(day, { target: { value: text } });
    await userEvent.click(add);
    expect(await dialog.findByText('Please try again.')).toBeVisible();
  }
  expect(
    api.callsTo('/api/life-list/add').map(({ body }) => (body as { records: unknown[] }).records[0]),
  ).toEqual(['2019-03', '2019', null].map((seen_on) => ({ species: 'chital', seen_on, park: null })));
});

test('twenty species of twenty days go in one table and one call', async () => {
  show(() => answer([], 'private'), {
    'POST /api/life-list/add': () => ({
      body: { success: true, message: '20 species added to your life list', added: 20 },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Tick what you have seen' }));
  const dialog = within(screen.getByRole('dialog'));
  for (const box of dialog.getAllByRole('checkbox').slice(0, 20)) fireEvent.click(box);
  await userEvent.click(dialog.getByRole('button', { name: /Give each its own/ }));
  const days = dialog.getAllByRole('textbox', { name: /^When, / });
  expect(days).toHaveLength(20);
  days.forEach((day, index) => fireEvent.change(day, { target: { value: `${index + 1} March 2020` } }));
  fireEvent.change(days[7] as HTMLElement, { target: { value: 'some day' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add 20 species' }));
  expect(days[7]).toHaveFocus();
  expect(days[7]).toBeInvalid();
  fireEvent.change(days[7] as HTMLElement, { target: { value: '2020' } });
  await userEvent.type(
    dialog.getAllByRole('combobox', { name: /^Park, / })[0] as HTMLElement,
    'kanha{Enter}',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Add 20 species' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [sent] = api.callsTo('/api/life-list/add');
  const { records } = sent?.body as { records: { seen_on: string; park: string | null }[] };
  expect(records.map(({ seen_on }) => seen_on)).toEqual(
    days.map((_, index) => (index === 7 ? '2020' : `2020-03-${String(index + 1).padStart(2, '0')}`)),
  );
  expect(records.map(({ park }) => park)).toEqual(
    days.map((_, index) => (index === 0 ? 'kanha-national-park' : null)),
  );
});

test('an unknown day is told as such', async () => {
  show(() => answer([recorded('chital', null), recorded('gaur', '2019')], 'private'));
  const list = await screen.findByRole('list', { name: 'Species seen' });
  expect(list).toHaveTextContent('First seen 2019');
  expect(list).toHaveTextContent('Seen on an unknown day');
});

const POSTED = { seen_on: '2026-03-01', place: null, post_id: sampleId(3) };

test('only what was ticked can be removed, after a question; a sighting leads to its post', async () => {
  const gaur = { ...entry('gaur', '2026-03-01'), first: POSTED, latest: POSTED };
  show(() => answer([recorded('chital', '2026-01-05'), gaur], 'private'), {
    'POST /api/life-list/remove': () => ({ body: { success: true, message: 'Removed from your life list' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change Gaur' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Edit the post of the first sighting',
  ]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Change Chital' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove what you ticked' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(api.callsTo('/api/life-list/remove')[0]?.body).toEqual({ species: 'chital' }));
  expect(await screen.findByText('Removed from your life list')).toBeVisible();
});

test('the day and the place of what was ticked are changed in the dialog that added them', async () => {
  let list = [recorded('chital', '2026-01-05', 'kanha-national-park')];
  const future = 'This day is in the future.';
  const answers = [
    {
      status: 400,
      body: { success: false, code: 'invalid_input', message: future, fields: { seen_on: future } },
    },
    { body: { success: true, message: 'Changed on your life list' } },
  ];
  show(() => answer(list, 'private'), {
    'POST /api/life-list/change': () => {
      list = [recorded('chital', '2019-03', 'area-chilika-lake')];
      return answers.shift() as FakeAnswer;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change Chital' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Change day and park' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change Chital' }));
  const day = dialog.getByRole('textbox', { name: 'Day' });
  const park = dialog.getByRole('combobox', { name: 'Park (optional)' });
  expect([day, park].map((field) => (field as HTMLInputElement).value)).toEqual([
    '5 January 2026',
    'Kanha National Park',
  ]);
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  fireEvent.change(day, { target: { value: 'March 2019' } });
  await userEvent.clear(park);
  await userEvent.type(park, 'chilika lake{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(future)).toBeVisible();
  expect(park).toHaveValue('Chilika Lake');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsTo('/api/life-list/change').at(-1)?.body).toEqual({
    species: 'chital',
    seen_on: '2019-03',
    park: 'area-chilika-lake',
  });
  expect(await screen.findByText(/First seen Mar 2019/)).toBeVisible();
});

test('areas beyond the guide stand among the parks, with what was seen there', async () => {
  const CHILIKA = 'area-chilika-lake';
  const sparrow = { ...entry('taxon-16001', '2026-01-05', { parks: [CHILIKA] }), taxon: houseSparrow };
  show(() => answer([entry('chital', '2026-01-05', { parks: [CHILIKA, 'area-gone'] }), sparrow], 'private'));
  await userEvent.click(await screen.findByRole('tab', { name: /Parks/ }));
  const [chilika] = within(screen.getByRole('list', { name: 'Parks' })).getAllByRole('group');
  expect(chilika).toHaveTextContent(/^Chilika Lake, Odisha2 seen here/);
  const animals = within(chilika as HTMLElement).getAllByRole('link', { hidden: true });
  expect(animals.map(({ textContent }) => textContent)).toEqual([
    'Chital',
    'House Sparrow',
    'About the area',
  ]);
});

test('what is not seen yet are silhouettes, and parks say what waits there', async () => {
  show(() => answer([entry('chital', '2026-01-05', { parks: ['kanha-national-park'] })], 'private'));
  await userEvent.click(await screen.findByRole('tab', { name: /Not yet/ }));
  const unseen = screen.getByRole('list', { name: 'Species not seen yet' });
  expect(within(unseen).getAllByRole('listitem')).toHaveLength(116);
  expect(within(unseen).queryByText('Chital')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /Parks/ }));
  const [kanha] = within(screen.getByRole('list', { name: 'Parks' })).getAllByRole('group');
  expect(kanha).toHaveTextContent(/Kanha National Park1 of \d+ seen, 1 here/);
});

test('both tabs know a species by each of its names, also misspelt', async () => {
  const searchFor = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name }), { target: { value } });
  show(() =>
    answer([entry('indian-peacock', '2026-01-05'), entry('indian-eagle-owl', '2026-01-06')], 'private'),
  );
  await screen.findByRole('list', { name: 'Species seen' });
  for (const [text, name] of [
    ['peafowl', 'Indian Peacock'],
    ['eagle owl', 'Indian Eagle-Owl'],
    ['Pavo', 'Indian Peacock'],
    ['6 January', 'Indian Eagle-Owl'],
  ] as const) {
    searchFor('Search the list', text);
    await waitFor(() => expect(names()).toEqual([name]));
  }
  await userEvent.click(screen.getByRole('tab', { name: /Not yet/ }));
  const first = () =>
    within(screen.getByRole('list', { name: 'Species not seen yet' })).queryAllByRole('link')[0]?.textContent;
  for (const [text, name] of [
    ['saras', 'Sarus Crane'],
    ['danphe', 'Himalayan Monal'],
    ['gyps indicus', 'Indian Vulture'],
    ['barheaded goose', 'Bar-headed Goose'],
    ['elefant', 'Asian Elephant'],
    ['fish', 'Fishing Cat'],
  ] as const) {
    searchFor('Search species not seen yet', text);
    await waitFor(() => expect(first()).toBe(name));
  }
  searchFor('Search species not seen yet', 'peafowl');
  expect(await screen.findByText('No species with this name is on this list.')).toBeVisible();
});

test("somebody else's list has no tools, and a refusal is said as it is", async () => {
  const path = `/community/life-list/${sampleId(7)}`;
  show(() => answer([{ ...entry('chital', '2026-01') }]), {}, path);
  expect(await screen.findByText(/First seen/)).toHaveTextContent('First seen Jan 2026');
  expect(screen.queryByLabelText('Who sees this list')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Add|Change|Download/ })).not.toBeInTheDocument();
});

test('a list that is not shared says so, and whose it is', async () => {
  show(
    () => refusal(404, 'not_found', 'This life list is not shared with you.'),
    {
      'POST /api/user/profiles': () => ({
        body: {
          success: true,
          profile: samplePerson(7),
          life_list_shared: false,
          likes_shared: false,
          posts: [],
          next_cursor: null,
        },
      }),
    },
    `/community/life-list/${sampleId(7)}`,
  );
  expect(await screen.findByText('This life list is not shared with you.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Person 7’s life list' })).toBeVisible();
});

test('an animal that no list knows is ticked by words of their own, and counts no species', async () => {
  show(() => answer([recorded('free:birds:Hill bird', '2026-01-05')], 'private', 0), {
    'POST /api/life-list/add': () => ({
      body: { success: true, message: 'Added to your life list', added: 1 },
    }),
  });
  expect(await screen.findByRole('list', { name: 'Species seen' })).toHaveTextContent(
    'Hill birdBirds · not in our list',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add species' }));
  search('brown night thing');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Keep “brown night thing” as your own name' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep this name' }));
  expect(screen.getByRole('checkbox', { name: /brown night thing/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 species' }));
  await waitFor(() => expect(api.callsTo('/api/life-list/add')).toHaveLength(1));
  expect(api.callsTo('/api/life-list/add')[0]?.body).toMatchObject({
    records: [{ species: 'free:unknown:brown night thing' }],
  });
});
