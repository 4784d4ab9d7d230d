import { animalCount } from '@aranya/wildlife-data';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router';
import { openRoutes } from '../../../testing/open-routes';
import { speciesPage } from '../detail/species-page.server';
import ComparePage, { loader } from './compare-page';

async function open(search = '') {
  const routes = [
    { path: '/animals/compare', Component: ComparePage, loader, HydrateFallback: () => null },
    { path: '/animal/:id', loader: ({ params }: LoaderFunctionArgs) => speciesPage(params.id ?? '') },
  ];
  const opened = openRoutes(routes, `/animals/compare${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Compare two species' });
  return opened;
}

test('shows two species of the address side by side and to scale', async () => {
  await open('?a=bengal-tiger&b=leopard');
  await screen.findByRole('heading', { name: 'Bengal Tiger and Leopard' });
  const table = within(screen.getByRole('table'));
  expect(
    table.getAllByRole('columnheader').map((head) => within(head).getByRole('link').textContent),
  ).toEqual(['Bengal Tiger', 'Leopard']);
  const row = table.getByRole('rowheader', { name: 'Shoulder height' }).closest('tr') as HTMLElement;
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('90–110 cm');
  expect(
    screen.getByRole('img', { name: 'Bengal Tiger and Leopard to scale beside a person of 170 cm' }),
  ).toBeInTheDocument();
});

test('names the sources of each species apart, those of both once, and none that the comparison does not rest on', async () => {
  await open('?a=bengal-tiger&b=leopard');
  await screen.findByRole('heading', { name: 'Bengal Tiger and Leopard' });
  const listed = (of: string) =>
    within(screen.getByRole('region', { name: `Sources: ${of}` }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
  const sourcesOf = (id: string) => speciesPage(id)?.glance?.sources ?? {};
  const [tiger, leopard] = [sourcesOf('1'), sourcesOf('3')];
  expect(listed('Both')).toEqual([tiger.wpa?.url]);
  expect(new Set(listed('Leopard'))).toEqual(
    new Set(['adw', 'count', 'iucn', 'cites'].map((key) => leopard[key]?.url)),
  );
  expect(listed('Bengal Tiger')).toContain(tiger.iucn?.url);
  // Signs and what is done for it are not compared.
  for (const key of ['pugmark', 'project-tiger'])
    expect(listed('Bengal Tiger')).not.toContain(tiger[key]?.url);
});

test('shows where a figure holds below it', async () => {
  await open('?a=snow-leopard&b=leopard');
  await screen.findByRole('heading', { name: 'Snow Leopard and Leopard' });
  const row = screen
    .getByRole('rowheader', { name: /^Population.*Not the same area$/ })
    .closest('tr') as HTMLElement;
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(/^718individuals in India \(2023\)/);
});

test('writes the length that each is drawn to, and shows a dot closer', async () => {
  await open('?a=bengal-tiger&b=gooty-tarantula');
  await screen.findByRole('heading', { name: 'Bengal Tiger and Gooty Tarantula' });
  const plates = screen.getAllByRole('figure').at(-1) as HTMLElement;
  expect(plates).toHaveTextContent('Bengal Tiger90–110 cm shoulder height');
  expect(plates).toHaveTextContent(
    /Gooty Tarantula is a dot\. The round window shows it [\d.]+ times as large/,
  );
  expect(plates).toHaveTextContent('beside a hand of 19 cm.');
  expect(plates).not.toHaveTextContent('Bengal Tiger is a dot');
});

test('starts with famous pairs, each with what tells them apart', async () => {
  await open();
  const pairs = within(screen.getByRole('region', { name: 'Often mistaken, often asked' }));
  expect(pairs.getAllByRole('listitem')).toHaveLength(6);
  expect(pairs.getAllByRole('listitem')[0]).toHaveTextContent(/^Leopard and JaguarA jaguar is stockier/);
  fireEvent.click(pairs.getByRole('link', { name: 'Leopard and Jaguar' }));
  await screen.findByRole('table');
  expect(screen.queryByRole('heading', { name: 'Often mistaken, often asked' })).not.toBeInTheDocument();
});

test('finds a misspelt species, and puts it into the address', async () => {
  const { search } = await open('?a=bengal-tiger');
  expect(screen.getByText('Choose two species to see them side by side.')).toBeInTheDocument();
  fireEvent.change(screen.getByRole('combobox', { name: 'Second species' }), { target: { value: 'lepard' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Leopard' }));
  await screen.findByRole('heading', { name: 'Bengal Tiger and Leopard' });
  expect(search()).toBe('?a=bengal-tiger&b=leopard');
});

test('says that a name of the address is no species, and keeps it in the field', async () => {
  await open('?a=tigger');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'First species' })).toHaveValue('tigger'));
  expect(screen.getByText('There is no species called “tigger” in the catalogue.')).toBeInTheDocument();
});

test('the prerendered table has all species', () => {
  const { figures: rows } = loader();
  expect(rows).toHaveLength(animalCount);
  expect(rows.find(({ id }) => id === 1)).toEqual({
    id: 1,
    name: 'Bengal Tiger',
    size: { value: '2.4–3.1 m (total length)', scope: ['With the tail, which is 85 to 110 cm'] },
    weight: { value: '100–260 kg', scope: ['Females 100 to 160 kg, males 180 to 260 kg'] },
    lifespan: { value: '10–15 years in the wild', scope: [] },
  });
});
