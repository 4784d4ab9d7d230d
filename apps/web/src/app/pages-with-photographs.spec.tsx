import type { Photo } from '@aranya/wildlife-data';
import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import CreditsPage, { loader as creditsLoader } from '../features/credits/credits-page';
import AnimalPage, { loader as animalLoader } from '../features/species/detail/animal-page';
import { loader as parkLoader } from '../features/parks/park-page';

jest.mock('virtual:photographs', () => {
  const photo = (kind: 'animal' | 'park', slug: string, author: string) => ({
    kind,
    slug,
    title: `${slug}.jpg`,
    author,
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0',
    source: `https://commons.wikimedia.org/wiki/File:${slug}.jpg`,
    changes: 'Resized',
    alt: `Photograph: ${slug}`,
    width: 480,
    height: 320,
    widths: [480],
    focus: { x: 0.5, y: 0.5 },
    colour: '#8a6a3c',
  });
  return {
    __esModule: true,
    default: [
      photo('animal', 'bengal-tiger', 'A. Sample'),
      photo('park', 'kaziranga-national-park', 'B. Sample'),
    ],
  };
});

async function openAnimal(id: string) {
  const Stub = createRoutesStub([
    { path: '/animal/:id', Component: AnimalPage, loader: animalLoader, HydrateFallback: () => null },
    { path: '*', Component: () => null },
  ]);
  const { container } = render(<Stub initialEntries={[`/animal/${id}`]} />);
  await screen.findByRole('heading', { level: 1 });
  return container;
}

test('the page of an animal shows its photograph below the plate', async () => {
  const container = await openAnimal('1');
  const [plate] = screen.getAllByRole('img');
  expect(plate).toHaveAccessibleName('Bengal Tiger, illustration');
  expect(screen.getByRole('img', { name: 'Photograph: bengal-tiger' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText('In life')).toBeVisible();
  expect(container).toHaveTextContent('Photograph: A. Sample, CC BY 4.0, from Wikimedia Commons');
  expect(container).not.toHaveTextContent('B. Sample');
});

test('an animal without a photograph has no frame and no heading for one', async () => {
  const container = await openAnimal('2');
  expect(container.querySelector('picture')).toBeNull();
  expect(screen.queryByText('In life')).not.toBeInTheDocument();
});

test('a park gets its own photograph and no other', async () => {
  const loadPhotographer = async (park: string) =>
    (await parkLoader({ params: { park } })).photograph?.author;
  expect(await loadPhotographer('kaziranga-national-park')).toBe('B. Sample');
  expect(await loadPhotographer('gir-national-park')).toBeUndefined();
  expect(animalLoader({ params: { id: '2' } })?.photograph).toBeNull();
});

test('the credits name each photograph with author, licence, source and changes', async () => {
  const Stub = createRoutesStub([
    { path: '/credits', Component: CreditsPage, loader: creditsLoader, HydrateFallback: () => null },
    { path: '*', Component: () => null },
  ]);
  render(<Stub initialEntries={['/credits']} />);
  const photographs = within(await screen.findByRole('region', { name: 'Photographs' }));
  const rows = photographs.getAllByRole('listitem');
  const links = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Bengal Tiger.*A\. Sample, CC BY 4\.0, from Wikimedia Commons; changed: resized$/),
    expect.stringMatching(/^Kaziranga National Park.*B\. Sample/),
  ]);
  const source = (photo: Photo['slug']) => `https://commons.wikimedia.org/wiki/File:${photo}.jpg`;
  expect(links(rows[0])).toEqual([
    '/animal/1',
    'https://creativecommons.org/licenses/by/4.0',
    source('bengal-tiger'),
  ]);
  expect(links(rows[1])).toContain('/parks&sancturies/kaziranga-national-park');
});
