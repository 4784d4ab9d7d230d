import { animals, parks, trackedAnimals, type Animal } from '@aranya/wildlife-data';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import AnimalPage, { meta } from './animal-page';

const [tiger] = animals as [Animal, ...Animal[]];

async function open(id: string) {
  const Stub = createRoutesStub([
    { path: '/animal/:id', Component: AnimalPage },
    { path: '*', Component: () => null },
  ]);
  render(<Stub initialEntries={[`/animal/${id}`]} />);
  return screen.findByRole('heading', { level: 1 });
}

test('shows every field under its label', async () => {
  expect(await open('1')).toHaveTextContent(tiger.name);
  const shown = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(shown.filter(([label]) => label !== 'Conservation Status')).toEqual([
    ['Scientific Name', tiger.scientific_name],
    ['Type', tiger.type],
    ['Habitat', tiger.habitat],
    ['Food', tiger.food],
    ['Region', tiger.region],
    ['Threats', tiger.status_threats],
  ]);
  const status = screen.getByText('Conservation Status').nextElementSibling;
  expect(status?.querySelector(':scope > :not([aria-hidden])')).toHaveTextContent(tiger.conservation_status);
  expect(screen.getByText(tiger.description)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /Bengal Tiger/ })).toHaveAttribute('src', tiger.image);
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
    tiger.related.map((id) => `/animal/${id}`),
  );
  const sources = within(screen.getByRole('region', { name: 'Sources' }));
  expect(sources.getAllByRole('link')).toHaveLength(tiger.sources.length);
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

test('reads the favorite from storage', async () => {
  localStorage.setItem('favorites', JSON.stringify([tiger]));
  await open('1');
  expect(screen.getByRole('button', { name: 'Favorited' })).toBeInTheDocument();
});

test('the toggle is disabled in the prerendered page', () => {
  const Stub = createRoutesStub([{ path: '/animal/:id', Component: AnimalPage }]);
  const html = renderToString(<Stub initialEntries={['/animal/1']} />);
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>.*?Add to Favorites/);
});

test('broken storage counts as no favorites', async () => {
  localStorage.setItem('favorites', '[{');
  await open('1');
  expect(screen.getByRole('button', { name: 'Add to Favorites' })).toBeInTheDocument();
});

test('tells that storage is full', async () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await open('1');
  fireEvent.click(screen.getByRole('button', { name: 'Add to Favorites' }));
  expect(screen.getByRole('button', { name: 'Favorited' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/did not let us keep/);
  set.mockRestore();
});

test.each(['abc', '0', '118', '01', '1.0', '-1'])('%s is not found', async (id) => {
  expect(await open(id)).toHaveTextContent('Animal not found');
  expect(screen.getByRole('link', { name: 'Back to the Wildlife Explorer' })).toHaveAttribute(
    'href',
    '/animals',
  );
  expect(meta({ params: { id } })).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('each page has a title of its own and a short description', () => {
  const titles = animals.map(({ id }) => JSON.stringify(meta({ params: { id: String(id) } })[0]));
  expect(new Set(titles).size).toBe(117);
  for (const { id } of animals) {
    const [, description] = meta({ params: { id: String(id) } }) as { content?: string }[];
    expect(description?.content?.length).toBeLessThanOrEqual(160);
  }
});
