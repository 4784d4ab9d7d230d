import '../../testing/fake-indexed-db';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fake-api';
import { fakeDrafts } from '../../testing/fake-drafts';
import { inLanguage } from '../../testing/in-language';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleMe, samplePost } from '../../testing/samples';
import { foundTaxon, houseSparrow, sampleTaxon } from '../../testing/taxa';
import CreatePostPage from './create-post-page';
import { loadDraft } from './draft-store';
import { localToday } from '../../parts/post-editor/sighting/sighting-draft';

let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  sessionStorage.clear();
  api.finish();
});

const pochard = sampleTaxon(7, 'Aythya baeri', {
  name: "Baer's Pochard",
  protection: { ...houseSparrow.protection, scientific_name: 'Aythya baeri', open: false },
});
const passer = sampleTaxon(12, 'Passer', { rank: 'genus' });

function searchTaxa(text: string) {
  const found = {
    sparrow: [foundTaxon(houseSparrow, 'gauraiya'), foundTaxon(passer)],
    pochard: [foundTaxon(pochard)],
  };
  const taxa = Object.entries(found).flatMap(([name, all]) => (name.startsWith(text) ? all : []));
  return { body: { success: true, taxa, total: taxa.length } };
}

async function show(query = '') {
  api = fakeApi({
    ...fakeDrafts(),
    'GET /api/user/data': meAnswer,
    'GET /api/taxa': ({ query }) => searchTaxa(query.get('q') ?? ''),
    'GET /api/taxa/16001': () => ({ body: { success: true, taxon: houseSparrow } }),
    'GET /api/taxa/15241': () => ({ body: { success: true, taxon: { ...houseSparrow, id: 15_241 } } }),
    'GET /api/taxa/7': () => ({ body: { success: true, taxon: pochard } }),
    'POST /api/post/add': ({ body }) => {
      const form = body as FormData;
      const sent = form.get('sighting');
      const { hide_place, ...sighting } = JSON.parse(String(sent ?? '{}'));
      const stored = sent === null ? null : { ...sighting, hide_place, protected: true };
      const post = samplePost(7, { content: String(form.get('content')), sighting: stored });
      return { body: { success: true, message: 'Post Added', post } };
    },
  });
  const view = renderCommunity(
    `/community/create-post${query}`,
    <CreatePostPage />,
    '/community/create-post',
  );
  await screen.findByText('Kabir Rathore');
  return view;
}

const add = () => screen.getByRole('button', { name: 'Add a sighting' });
const part = () => screen.findByRole('region', { name: 'What did you see?' });
const species = () => screen.getByRole('combobox', { name: 'Species' });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Species chosen' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')?.firstChild?.textContent);
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish Post' }));
const sent = () => api.callsTo('/api/post/add').map(({ body }) => body as FormData);
const sighting = (at = 0) => JSON.parse(String(sent()[at]?.get('sighting'))) as unknown;

async function open(words = 'Two at the river') {
  await show();
  await userEvent.type(screen.getByRole('textbox', { name: "What's happening?" }), words);
  await userEvent.click(add());
  await part();
}

async function choose(text: string, name: string) {
  await userEvent.click(species());
  fireEvent.change(species(), { target: { value: text } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
}

/** Returns what the browser is asked for. */
function fakeLocation() {
  const asks = jest.fn();
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: asks },
    configurable: true,
  });
  return asks;
}

test('is closed until asked for, and sends nothing then', async () => {
  await show();
  expect(screen.queryByRole('region', { name: 'What did you see?' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: "What's happening?" }), 'Words');
  await publish();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.has('sighting')).toBe(false);
  expect(sent()[0]?.has('asks')).toBe(false);
});

test('in Hindi names the animal, and says by the kinds of harm why its place is protected', async () => {
  inLanguage('hi');
  await show('?species=bengal-tiger');
  const seen = within(await screen.findByRole('region', { name: 'आपने क्या देखा?' }));
  expect(seen.getByRole('status')).toHaveTextContent(
    'दूसरों को सिर्फ़ महीना दिखता है। बाघ: इसका अवैध व्यापार होता है और फ़ोटो लेने वाले इसे घेर लेते हैं।',
  );
});

test('finds species by name, scientific name and other names, also misspelt, and counts them', async () => {
  await open();
  await waitFor(() => expect(species()).toHaveFocus());
  await choose('tiger', 'Bengal Tiger');
  await choose('Elephas maximus', 'Asian Elephant');
  await choose('peafowl', 'Indian Peacock');
  await choose('rinoceros', 'Indian Rhinoceros');
  expect(chosen()).toEqual(['Bengal Tiger', 'Asian Elephant', 'Indian Peacock', 'Indian Rhinoceros']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Count of Asian Elephant' }), '1x2');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Indian Peacock' }));
  expect(species()).toHaveFocus();
  await publish();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sighting()).toEqual({
    species: [
      { species: 'bengal-tiger', count: null },
      { species: 'asian-elephant', count: 12 },
      { species: 'indian-rhinoceros', count: null },
    ],
    place: null,
    seen_on: localToday(),
    hide_place: false,
  });
});

test('finds any animal by name beside those of the guide, which stand first where they fit', async () => {
  await open();
  fireEvent.change(species(), { target: { value: 'sparrow' } });
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'House SparrowPasser domesticusAlso gauraiya',
    'PasserGenus',
    'Keep “sparrow” as your own name',
  ]);
  fireEvent.keyDown(species(), { key: 'ArrowDown' });
  fireEvent.keyDown(species(), { key: 'Enter' });
  expect(chosen()).toEqual(['House Sparrow']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Count of House Sparrow' }), '12');
  await choose('tiger', 'Bengal Tiger');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bengal Tiger' }));
  await publish();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sighting()).toMatchObject({ species: [{ species: 'taxon-16001', count: 12 }] });
});

test('says what others see of an animal beyond the guide, as the server will', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'On the map' }));
  await userEvent.click(await screen.findByText('No pin, without a square'));
  await choose('sparrow', 'House Sparrow');
  expect(await screen.findByText('Others see the exact point and the day.')).toBeVisible();
  await choose('pochard', 'Pochard');
  expect(await screen.findByText('Others see a square of about 22 km and the month.')).toBeVisible();
  expect(screen.getByText('The animal may be threatened.')).toBeVisible();
});

test('a name that nobody has is said to be none, once the server has answered', async () => {
  await open();
  await userEvent.type(species(), 'gryphon');
  expect(await screen.findByText('No animal that we know is called “gryphon”.')).toBeVisible();
});

describe('without a network', () => {
  beforeEach(async () => {
    await open();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
  });
  afterEach(() => jest.restoreAllMocks());

  test('animals of India are found, and what others see of them is not claimed to be known', async () => {
    await choose('tiger', 'Bengal Tiger');
    await choose('gauraiya', 'House Sparrow.*Also gauraiya');
    expect(await screen.findByText('What others see is known once this is sent.')).toBeVisible();
    expect(
      screen.getByText('This device does not know how strictly House Sparrow is protected.'),
    ).toBeVisible();
    expect(chosen()).toEqual(['Bengal Tiger', 'House Sparrow']);
    expect(api.callsTo('/api/taxa')).toEqual([]);

    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Others see only the month.')).toBeVisible();
  });

  test('a name that the list of India lacks is not said to be none', async () => {
    await userEvent.type(species(), 'resplendent quetzal');
    expect(
      await screen.findByText(
        '“resplendent quetzal” is not in the list of India that this device has. You can find others once the server can be reached.',
      ),
    ).toBeVisible();
  });
});

test('a link names an animal beyond the guide by its key', async () => {
  await show('?species=taxon-16001');
  await part();
  await waitFor(() => expect(chosen()).toEqual(['House Sparrow']));
});

test('a park is found by its state, and Enter takes it without publishing', async () => {
  await open();
  await choose('chital', 'Chital');
  await userEvent.click(screen.getByRole('button', { name: 'In a park' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Park' }), 'golaghat{Enter}');
  expect(screen.getByRole('combobox', { name: 'Park' })).toHaveValue('Kaziranga National Park');
  expect(screen.getByText('Others see the park and the day.')).toBeVisible();
  expect(sent()).toHaveLength(0);
  fireEvent.change(species(), { target: { value: 'sparrow' } });
  await screen.findByRole('option', { name: /House Sparrow/ });
  expect(api.callsTo('/api/taxa').at(-1)?.query.get('park')).toBe('kaziranga-national-park');
  fireEvent.change(species(), { target: { value: '' } });
  await userEvent.click(screen.getByRole('switch', { name: 'Hide the park' }));
  expect(screen.getByText('Others see no place and only the month.')).toBeVisible();
  await publish();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sighting()).toMatchObject({
    place: { kind: 'park', park: 'kaziranga-national-park' },
    hide_place: true,
  });
});

test('any protected area is found by a name that people use, and a protected animal hides a small one', async () => {
  await open();
  await choose('chital', 'Chital');
  await userEvent.click(screen.getByRole('button', { name: 'In a park' }));
  const park = screen.getByRole('combobox', { name: 'Park' });
  await userEvent.type(park, 'atlantis');
  expect(
    await screen.findByText('No park, wetland, town or village that we know has this name'),
  ).toBeVisible();
  await userEvent.clear(park);
  await userEvent.type(park, 'nagarhole');
  expect(screen.getByRole('option')).toHaveTextContent('Nagarahole National ParkKarnataka · Also Nagarhole');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Others see the area and the day.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Hide the area' })).not.toBeChecked();
  await userEvent.clear(park);
  await userEvent.type(park, 'ranganathitu{Enter}');
  expect(park).toHaveValue('Ranganathittu Bird Sanctuary');
  await choose('tiger', 'Bengal Tiger');
  expect(screen.getByText('Others see a square of about 22 km and the month.')).toBeVisible();
  await publish();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sighting()).toMatchObject({
    place: { kind: 'park', park: 'area-ranganathittu-bird-sanctuary' },
  });
});

test('a point comes from the map or from coordinates, and others see a square of a threatened animal', async () => {
  await open();
  await choose('chital', 'Chital');
  await userEvent.click(screen.getByRole('button', { name: 'On the map' }));
  await userEvent.click(await screen.findByText('No pin, without a square'));
  expect(screen.getByRole('textbox', { name: 'Coordinates' })).toHaveValue('26.57123, 93.17123');
  expect(screen.getByText('Others see the exact point and the day.')).toBeVisible();
  const called = screen.getByRole('textbox', { name: /^What people call this place/ });
  expect(called).toHaveAccessibleDescription('Whoever can see the point can read it.');
  await userEvent.type(called, 'Old weir');
  await choose('tiger', 'Bengal Tiger');
  expect(called).toHaveAccessibleDescription('Only you can read it, because others see a square.');
  expect(screen.getByText('Pin at 26.57123, with a square')).toBeVisible();
  expect(screen.getByText(/^Bengal Tiger: Skins and bones are sold/)).toBeVisible();

  const coordinates = screen.getByRole('textbox', { name: 'Coordinates' });
  await userEvent.clear(coordinates);
  await userEvent.type(coordinates, '26.5 N');
  expect(screen.getByText('Enter latitude and longitude, for example 26.57, 93.17.')).toBeVisible();
  await publish();
  expect(coordinates).toHaveFocus();
  expect(sent()).toHaveLength(0);
  await userEvent.type(coordinates, ' 93.1 E');
  await publish();
  await waitFor(() => expect(sent()).toHaveLength(1));
  // Also while the coordinates could not be read.
  expect(sighting()).toMatchObject({ place: { kind: 'point', lat: 26.5, lng: 93.1, name: 'Old weir' } });
});

test('the place of the device is used once its owner allows it', async () => {
  await open();
  await choose('chital', 'Chital');
  await userEvent.click(screen.getByRole('button', { name: 'On the map' }));
  const asks = fakeLocation();
  const use = () => userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  await use();
  const [, refuse] = asks.mock.calls[0] as [unknown, (error: { code: number }) => void];
  act(() => refuse({ code: 1 }));
  expect(await screen.findByText(/Location is blocked for this site/)).toBeVisible();
  await use();
  const [found] = asks.mock.calls[1] as [(position: object) => void];
  act(() => found({ coords: { latitude: 26.4, longitude: 93.2 } }));
  expect(await screen.findByText('Pin at 26.4, without a square')).toBeVisible();
});

test('a town is a name for a point: it sets the pin, is not sent, and a protected animal is kept as anywhere', async () => {
  await open();
  await choose('chital', 'Chital');
  await userEvent.click(screen.getByRole('button', { name: 'In a park' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Park' }), 'mahabaleswar');
  const town = 'Mahabaleshwar Town or village · Satara, Maharashtra';
  expect(await screen.findByRole('option', { name: town })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const search = screen.getByRole('combobox', { name: 'Search the map' });
  expect(search).toHaveValue('Mahabaleshwar');
  expect(search).toHaveFocus();
  expect(await screen.findByText('Pin at 17.92, without a square')).toBeVisible();
  expect(screen.getByText(/^The pin is near Mahabaleshwar\. Drag it/)).toBeVisible();
  await choose('tiger', 'Bengal Tiger');
  expect(screen.getByText('Pin at 17.92, with a square')).toBeVisible();
  await publish();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sighting()).toMatchObject({ place: { kind: 'point', lat: 17.92, lng: 73.66 } });
  expect([...(sent()[0] ?? [])].map(String).join()).not.toContain('Mahabaleshwar');
});

test('a town is forgotten once the pin is elsewhere, and what was typed beside a pin keeps nothing back', async () => {
  await open();
  await choose('chital', 'Chital');
  await userEvent.click(screen.getByRole('button', { name: 'On the map' }));
  const search = screen.getByRole('combobox', { name: 'Search the map' });
  await userEvent.type(search, 'bombay');
  await userEvent.click(await screen.findByRole('option', { name: /^Mumbai .* Also Bombay$/ }));
  expect(search).toHaveValue('Mumbai');
  await userEvent.click(await screen.findByText('Pin at 19.07, without a square'));
  expect(search).toHaveValue('');
  await userEvent.type(search, 'the pond behind our house');
  await publish();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sighting()).toMatchObject({ place: { kind: 'point', lat: 26.57123, lng: 93.17123 } });
});

test.each([
  ['On the map', 'Coordinates', 'Set the point on the map, or choose “No place”.'],
  ['In a park', 'Park', 'Choose a park from the list, or choose “No place”.'],
])('“%s” without a place is not published, and says so', async (kind, field, problem) => {
  await open();
  await choose('chital', 'Chital');
  await userEvent.click(screen.getByRole('button', { name: kind }));
  await publish();
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(sent()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'No place' }));
  await publish();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sighting()).toMatchObject({ place: null });
});

test('a location that is still searched is waited for', async () => {
  await open();
  await choose('chital', 'Chital');
  await userEvent.click(screen.getByRole('button', { name: 'On the map' }));
  const asks = fakeLocation();
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  await publish();
  expect(await screen.findByText(/^Waiting for your location/, { selector: 'form *' })).toBeVisible();
  const [, fail] = asks.mock.calls[0] as [unknown, (error: { code: number }) => void];
  act(() => fail({ code: 3 }));
  expect(await screen.findByText('Set the point on the map, or choose “No place”.')).toBeVisible();
  expect(sent()).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
  await publish();
  await userEvent.type(screen.getByRole('textbox', { name: "What's happening?" }), ', at dusk');
  const [found] = asks.mock.calls[1] as [(position: object) => void];
  act(() => found({ coords: { latitude: 26.4, longitude: 93.2 } }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sighting()).toMatchObject({ place: { kind: 'point', lat: 26.4, lng: 93.2 } });
  expect(sent()[0]?.get('content')).toBe('Two at the river, at dusk');
});

test('a sighting without species, and a search left open, are not sent', async () => {
  await open();
  await publish();
  expect(
    screen.getAllByText('Choose the species that you saw, or remove the sighting.').length,
  ).toBeGreaterThan(0);
  await userEvent.type(species(), 'tig');
  await publish();
  expect(screen.getByText('Choose an animal from the list, or clear the search.')).toBeInTheDocument();
  expect(species()).toHaveFocus();
  expect(sent()).toHaveLength(0);
});

test('a place that is protected anyway needs no switch', async () => {
  await open();
  const hide = () => screen.queryByRole('switch', { name: 'Hide the exact place' });
  await userEvent.click(screen.getByRole('button', { name: 'On the map' }));
  await userEvent.click(await screen.findByText('No pin, without a square'));
  expect(hide()).toBeVisible();
  await choose('pangolin', 'Indian Pangolin');
  expect(hide()).not.toBeInTheDocument();
});

test('a den is said to be one, and kept more strictly', async () => {
  await open();
  await choose('hyena', 'Striped Hyena');
  await userEvent.click(screen.getByRole('button', { name: 'On the map' }));
  await userEvent.click(await screen.findByText('No pin, without a square'));
  await userEvent.click(screen.getByRole('switch', { name: 'At a nest, a den or a roost' }));
  expect(screen.getByText('Others see no place and only the month.')).toBeVisible();
});

test('removing the sighting keeps the post', async () => {
  await open();
  await choose('tiger', 'Bengal Tiger');
  await userEvent.click(screen.getByRole('button', { name: 'Remove sighting' }));
  expect(add()).toHaveFocus();
  await publish();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.has('sighting')).toBe(false);
});

test('a post needs text or a picture beside its sighting', async () => {
  await show('?species=chital');
  await part();
  await publish();
  expect(await screen.findByText('Please add at least one image or text')).toBeVisible();
  expect(screen.getByPlaceholderText("What's happening?")).toHaveFocus();
  expect(sent()).toHaveLength(0);
});

test('a link asks what it is', async () => {
  await show('?asks=true');
  expect(await screen.findByRole('switch', { name: 'Ask: what is this?' })).toBeChecked();
});

test('what a link filled in alone is no draft; the first own input makes one', async () => {
  const before = await show('?species=chital&tag=kanha');
  await part();
  before.unmount();
  expect(await loadDraft(sampleMe()._id)).toBeNull();
  expect(api.callsTo('/api/drafts/save')).toEqual([]);
  api.finish();

  const again = await show('?species=chital');
  await part();
  fireEvent.change(screen.getByPlaceholderText("What's happening?"), { target: { value: 'Two fawns' } });
  again.unmount();
  await waitFor(() =>
    expect(api.callsTo('/api/drafts/save')[0]?.body).toMatchObject({
      body: { text: 'Two fawns', sighting: { species: [{ species: 'chital' }] } },
    }),
  );
  expect(await loadDraft(sampleMe()._id)).toMatchObject({ text: 'Two fawns' });
});

test('a link opens it with species or park, and a reload keeps it', async () => {
  const before = await show('?species=bengal-tiger');
  await part();
  expect(chosen()).toEqual(['Bengal Tiger']);
  fireEvent.change(screen.getByLabelText('When'), { target: { value: '2020-02-03' } });
  expect((await loadDraft(sampleMe()._id))?.sighting).toMatchObject({ seen_on: '2020-02-03' });
  before.unmount();
  api.finish();

  const lake = await show('?park=area-chilika-lake');
  await part();
  expect(screen.getByRole('combobox', { name: 'Park' })).toHaveValue('Chilika Lake');
  lake.unmount();
  api.finish();

  await show('?park=kanha-national-park');
  await part();
  expect(chosen()).toEqual(['Bengal Tiger']);
  expect(screen.getByRole('combobox', { name: 'Park' })).toHaveValue('Kanha National Park');
  expect(screen.getByLabelText('When')).toHaveValue('2020-02-03');
  expect(screen.getByText('Others see the park and the month.')).toBeVisible();
});

test('keeps words that the list does not know as a name of their own, with a group', async () => {
  await open();
  await choose('brown hill bird', 'Keep “brown hill bird”');
  const form = within(screen.getByRole('group', { name: 'A name of your own' }));
  const group = form.getByRole('combobox', { name: 'What kind of animal is “brown hill bird”?' });
  expect(group).toHaveFocus();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(species()).toHaveFocus();
  expect(species()).toHaveValue('brown hill bird');

  await choose('brown hill bird', 'Keep “brown hill bird”');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /What kind/ }), 'Birds');
  await userEvent.click(screen.getByRole('button', { name: 'Keep this name' }));
  expect(screen.getByRole('list', { name: 'Species chosen' })).toHaveTextContent(
    'brown hill birdBirds · not in our list',
  );
  await publish();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sighting()).toMatchObject({ species: [{ species: 'free:birds:brown hill bird', count: null }] });
});

test('offers no name of their own where an animal is called so, or what is typed is no name', async () => {
  await open();
  await userEvent.click(species());
  fireEvent.change(species(), { target: { value: 'pochard' } });
  await screen.findByRole('option', { name: /Keep “pochard”/ });
  for (const text of ["baer's pochard", '26.57, 93.17']) {
    fireEvent.change(species(), { target: { value: text } });
    await waitFor(() => expect(screen.queryByRole('option', { name: /Keep “/ })).not.toBeInTheDocument());
  }
});
