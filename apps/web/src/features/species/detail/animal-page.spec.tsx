import { animals, parks, trackedAnimals, type Animal, animalCount } from '@aranya/wildlife-data';
import { findGlance } from '@aranya/wildlife-data/glances';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { putReadings } from '../../../data/kept-reading/reading-storage';
import { lifeListKeys } from '../../../data/life-list/life-list-keys';
import { clearReadings } from '../../../lib/device-storage';
import { paths } from '../../../lib/paths';
import { setSessionHint } from '../../../lib/session/session-hint';
import AnimalPage, { clientLoader, loader, meta } from './animal-page';
import { speciesPage } from './species-page.server';

const [tiger] = animals as [Animal, ...Animal[]];

async function open(id: string) {
  const Stub = createRoutesStub([
    { id: 'animal', path: '/animal/:id', Component: AnimalPage, loader },
    { path: '*', Component: () => null },
  ]);
  const loaderData = { animal: loader({ params: { id } }) };
  render(<Stub initialEntries={[`/animal/${id}`]} hydrationData={{ loaderData }} />);
  return screen.findByRole('heading', { level: 1 });
}

test('shows every field under its label', async () => {
  expect(await open('1')).toHaveTextContent(tiger.name);
  const shown = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  const specified = ['Scientific Name', 'Type', 'Habitat', 'Food', 'Region', 'Threats'];
  expect(shown.filter(([label]) => specified.includes(label ?? ''))).toEqual([
    ['Scientific Name', tiger.scientific_name],
    ['Type', tiger.type],
    ['Habitat', tiger.habitat],
    ['Food', tiger.food],
    ['Region', tiger.region],
    ['Threats', tiger.status_threats],
  ]);
  const status = screen.getByText('Conservation Status').nextElementSibling;
  expect(status?.querySelector(':scope > :not([aria-hidden])')).toHaveTextContent(tiger.conservation_status);
  expect(status).toHaveTextContent(/In very high danger of dying out in the wild, by the IUCN Red List/);
  const source = within(status as HTMLElement).getByRole('link', { name: /^Source \d+: IUCN Red List/ });
  expect(document.querySelector(source.getAttribute('href') ?? '')).toHaveTextContent('IUCN Red List');
  expect(screen.getByText(tiger.description)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /Bengal Tiger, illustration/ })).toHaveAttribute('src', tiger.image);
});

test('gives the plate as a file, with its licence beside it and in the structured data', async () => {
  await open('1');
  const plate = screen.getByRole('link', { name: 'Download the plate' });
  expect(plate).toHaveAttribute('href', tiger.image);
  expect(plate).toHaveAttribute('download', 'aranya-bengal-tiger-plate.svg');
  const licence = within(plate.closest('figcaption') as HTMLElement).getByRole('link', { name: 'CC BY 4.0' });
  expect(licence).toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
  expect(JSON.stringify(meta({ loaderData: speciesPage('1') }))).toContain(
    '"license":"https://creativecommons.org/licenses/by/4.0/","acquireLicensePage":"http://localhost:4200/credits#drawings"',
  );
});

test('a tap on the plate opens it large, with its credit and its files; closing returns the focus', async () => {
  await open('1');
  const enlarge = screen.getByRole('button', { name: 'Enlarge: Bengal Tiger, illustration' });
  fireEvent.click(enlarge);
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture by Aranya contributors' }));
  expect(dialog.getByRole('img', { name: 'Bengal Tiger, illustration' })).toHaveAttribute('src', tiger.image);
  expect(dialog.getByRole('link', { name: 'CC BY 4.0' })).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Download the plate' })).toHaveAttribute('href', tiger.image);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(enlarge).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a plate that cannot be painted as PNG is still offered as SVG', async () => {
  await open('1');
  fireEvent.click(screen.getByRole('button', { name: 'As PNG' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be made here.*SVG/);
});

test('names a status outside the scale', async () => {
  const camel = animals.find((animal) => animal.conservation_status === 'Domesticated');
  await open(String(camel?.id));
  const status = screen.getByText('Conservation Status').nextElementSibling;
  expect(status?.querySelector(':scope > :not([aria-hidden])')).toHaveTextContent('Domesticated');
});

test('links to parks, related animals and sources', async () => {
  await open('1');
  const itsParks = parks.filter(({ fauna }) => fauna.includes(tiger.name));
  expect(itsParks.length).toBeGreaterThan(0);
  const region = within(screen.getByRole('region', { name: 'Parks where it lives' }));
  expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    itsParks.map(({ slug }) => `/parks&sancturies/${slug}`),
  );
  const related = within(screen.getByRole('region', { name: 'Related species' }));
  expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    speciesPage('1')?.related.map(({ id }) => `/animal/${id}`),
  );
  for (const card of related.getAllByRole('link')) expect(card).toHaveTextContent('Same genus, Panthera');
  const sources = within(screen.getByRole('region', { name: 'Sources' }));
  const pages = [...tiger.sources, ...Object.values(findGlance(1)?.sources ?? {})].map(({ url }) => url);
  const list = within(sources.getByRole('list'));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([...new Set(pages)]);
});

test.each([
  // Beside the rhinoceros of Kaziranga stood the rabbits of Europe.
  ['8', 'Bengal Tiger', 'Same park, Kaziranga National Park'],
  ['79', 'African Savanna Elephant', 'Same country, Angola'],
  ['36', 'Smooth-coated Otter', 'Same park, Kaziranga National Park'],
  ['66', 'Great White Shark', 'Both are sharks'],
])('animal %s is related to the %s by what the records say: %s', async (id, name, reason) => {
  await open(id);
  const related = within(screen.getByRole('region', { name: 'Related species' }));
  expect(related.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveTextContent(reason);
});

test('says which sources its texts rest on, and what else it is called', async () => {
  await open('1');
  const sources = within(screen.getByRole('region', { name: 'Sources' }));
  const line = sources.getByText(/The introduction, habitat, food, region and threats rest/);
  expect(line).toHaveTextContent(/rest on 1 and 2\.$/);
  const [first, second] = within(line).getAllByRole('link');
  const address = (link?: HTMLElement) =>
    document.querySelector(`${link?.getAttribute('href')} a`)?.getAttribute('href');
  expect([address(first), address(second)]).toEqual(tiger.sources.map(({ url }) => url));
  expect(screen.getByText(/^Also called Bagh, /)).toHaveTextContent(/Tigress, Royal Bengal$/);
  expect(screen.getByText(/^In Hindi: /)).toHaveTextContent('बाघ, शेर (central India and the Terai), ');
  expect(screen.getByText('वाघ')).toHaveAttribute('lang', 'mr');
  expect(screen.getByText(/^Also called/)).not.toHaveTextContent(/Tiger|🐅/);
});

test('tells something new at the top, and each fact with its sources', async () => {
  const glance = findGlance(1);
  await open('1');
  const surprise = screen.getByText(glance?.surprise.text ?? '');
  const [note] = within(surprise).getAllByRole('link');
  const href = note?.getAttribute('href') ?? '';
  const source = glance?.sources[glance.surprise.from[0] ?? ''];
  expect(document.querySelector(`${href} a`)).toHaveAttribute('href', source?.url);

  const figures = within(screen.getByRole('region', { name: 'At a glance' }));
  for (const term of figures.getAllByRole('term'))
    expect(within(term.nextElementSibling as HTMLElement).getAllByRole('link').length).toBeGreaterThan(0);
  expect(figures.getByText('Population').nextElementSibling).toHaveTextContent(
    /3,167–3,925.*Increasing in India/,
  );
});

test('tells what is done for it with its sources, and what its readers can do', async () => {
  const conservation = findGlance(1)?.conservation;
  await open('1');
  const done = within(screen.getByRole('region', { name: 'What is done for it' }));
  expect(done.getByText(conservation?.text ?? '')).toBeInTheDocument();
  expect(done.getAllByRole('link', { name: /^Source/ })).toHaveLength(conservation?.from.length ?? 0);
  const advice = within(screen.getByRole('region', { name: 'What you can do' }));
  expect(advice.getByRole('link', { name: 'Wildlife Crime Control Bureau' })).toHaveAttribute(
    'href',
    'https://wccb.gov.in/',
  );
});

test('has no advice on wild animals for a domestic one', async () => {
  const zebu = animals.find(({ slug }) => slug === 'zebu');
  await open(String(zebu?.id));
  expect(screen.getByRole('region', { name: 'What is done for it' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'What you can do' })).toBeNull();
});

test('shows where it lives, to scale, what it is taken for, its signs and its months', async () => {
  await open('1');
  const where = within(screen.getByRole('region', { name: 'Where it lives' }));
  expect(where.getByRole('img', { name: /Map of where the Bengal Tiger lives/ })).toBeInTheDocument();
  expect(where.getByText('Bangladesh, Bhutan, India and Nepal')).toBeInTheDocument();
  expect(where.getByText(/takes no position on borders/)).toBeInTheDocument();
  expect(
    screen.getByRole('img', { name: 'Bengal Tiger to scale beside a person of 170 cm' }),
  ).toBeInTheDocument();
  const alike = within(screen.getByRole('region', { name: 'How to tell it apart' }));
  expect(alike.getByRole('link', { name: 'Leopard' })).toHaveAttribute('href', '/animal/3');
  expect(screen.getByRole('region', { name: 'Signs of it' })).toBeInTheDocument();
  expect(screen.getByText('March to June')).toBeInTheDocument();
});

test('links to a comparison, to its games, its journeys and the news about it', async () => {
  await open('1');
  const more = within(screen.getByRole('region', { name: 'More about it here' }));
  expect(more.getByRole('link', { name: 'Search the news for Bengal Tiger' })).toHaveAttribute(
    'href',
    '/news?q=Bengal+Tiger',
  );
  expect(more.getByRole('link', { name: 'Compare with another species' })).toHaveAttribute(
    'href',
    '/animals/compare?a=bengal-tiger&b=leopard',
  );
  expect(more.getByRole('link', { name: 'Animal Detective' })).toHaveAttribute('href', '/games/detective');
  expect(more.getByRole('link', { name: 'Simulated route' })).toHaveAttribute(
    'href',
    '/live-tracking/bengal-tiger',
  );
});

test('an animal of no park has no list of parks', async () => {
  const elsewhere = animals.find(({ name }) => parks.every(({ fauna }) => !fauna.includes(name)));
  await open(String(elsewhere?.id));
  expect(screen.queryByRole('region', { name: 'Parks where it lives' })).not.toBeInTheDocument();
});

test('links to the live tracking of a tracked animal', async () => {
  await open('1');
  expect(screen.getByRole('link', { name: 'Follow its route' })).toHaveAttribute(
    'href',
    '/live-tracking/bengal-tiger',
  );
});

test('an animal that is not tracked has no such link', async () => {
  const still = animals.find(({ id }) => !trackedAnimals.has(id));
  await open(String(still?.id));
  expect(screen.queryByRole('link', { name: 'Follow its route' })).not.toBeInTheDocument();
});

test('the way to the favorites is quiet until something is saved', async () => {
  await open('1');
  const link = screen.getByRole('link', { name: 'Go to Favorites' });
  expect(link).toHaveClass('quiet');
  fireEvent.click(screen.getByRole('button', { name: 'Add to Favorites' }));
  expect(link).not.toHaveClass('quiet');
  fireEvent.click(screen.getByRole('button', { name: 'Favorited' }));
  expect(link).toHaveClass('quiet');
});

test('the toggle adds the whole record to the favorites and removes it', async () => {
  await open('1');
  expect(screen.getByRole('link', { name: 'Go to Favorites' })).toHaveAttribute('href', '/favorites');
  fireEvent.click(screen.getByRole('button', { name: 'Add to Favorites' }));
  expect(screen.getByRole('button', { name: 'Favorited' })).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('favorites') ?? '')).toEqual([tiger]);
  fireEvent.click(screen.getByRole('button', { name: 'Favorited' }));
  expect(screen.getByRole('button', { name: 'Add to Favorites' })).toBeInTheDocument();
  expect(localStorage.getItem('favorites')).toBe('[]');
});

test('the toggle is disabled in the prerendered page', () => {
  const Stub = createRoutesStub([
    { id: 'animal', path: '/animal/:id', Component: AnimalPage, loader, HydrateFallback: () => null },
  ]);
  const loaderData = { animal: speciesPage('1') };
  const html = renderToString(<Stub initialEntries={['/animal/1']} hydrationData={{ loaderData }} />);
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>.*?Add to Favorites/);
});

test('tells that storage is full', async () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await open('1');
  fireEvent.click(screen.getByRole('button', { name: 'Add to Favorites' }));
  expect(screen.getByRole('button', { name: 'Favorited' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/could not be saved/);
  set.mockRestore();
});

test.each(['abc', '0', '118', '01', '1.0', '-1'])('%s is not found', async (id) => {
  expect(await open(id)).toHaveTextContent('Animal not found');
  expect(screen.getByRole('link', { name: 'Back to the Wildlife Explorer' })).toHaveAttribute(
    'href',
    '/animals',
  );
  expect(meta({ loaderData: speciesPage(id) })).toContainEqual({ name: 'robots', content: 'noindex' });
  const serverLoader = jest.fn();
  expect(await clientLoader({ params: { id }, serverLoader })).toBeNull();
  expect(serverLoader).not.toHaveBeenCalled();
});

test('each page has a title of its own and a short description', () => {
  const titles = animals.map(({ id }) => JSON.stringify(meta({ loaderData: speciesPage(String(id)) })[0]));
  expect(new Set(titles).size).toBe(animalCount);
  for (const { id } of animals) {
    const [, description] = meta({ loaderData: speciesPage(String(id)) }) as { content?: string }[];
    expect(description?.content?.length).toBeLessThanOrEqual(160);
  }
});

test('tells members what is on their life list as this device knows it, and visitors nothing', async () => {
  const body = { species: [{ species: tiger.slug }] };
  const reading = { userId: 'asha', queryKey: lifeListKeys.of('asha'), readAt: 1 };
  const feed = { ...reading, queryKey: ['posts', 'feed'], text: '{}' };
  await putReadings([{ ...reading, text: JSON.stringify({ body }) }, feed], () => true);
  const reads = [jest.spyOn(IDBObjectStore.prototype, 'getAll'), jest.spyOn(IDBObjectStore.prototype, 'get')];
  await open('1');
  expect(screen.getByRole('link', { name: 'Add to my life list' })).toBeVisible();
  act(() => setSessionHint(true));
  const listed = await screen.findByRole('link', { name: 'On your life list' });
  expect(listed).toHaveAttribute('href', paths.ownLifeList(tiger.slug));
  const [all, one] = reads;
  expect(all).not.toHaveBeenCalled();
  expect(one).toHaveBeenCalledTimes(1);
  await clearReadings();
  act(() => setSessionHint(false));
  expect(screen.getByRole('link', { name: 'Add to my life list' })).toBeVisible();
});
