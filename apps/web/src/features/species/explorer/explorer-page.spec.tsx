import { animalIndex } from '@aranya/wildlife-data';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { renderAt } from '../../../testing/render-at';
import ExplorerPage from './explorer-page';

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const current = () => screen.getByRole('button', { current: 'page' }).textContent;
const search = () => screen.getByPlaceholderText('Search by name or region...');
const namesOf = (animals: readonly { name: string }[]) => animals.map(({ name }) => name);

/** With the router in hand, for its address and its history. */
async function open(path: string) {
  const router = createMemoryRouter([{ path: '/animals', Component: ExplorerPage }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return router;
}

test('shows the first fifteen with their facts, each a link to its record', async () => {
  renderAt('/animals', ExplorerPage);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Wildlife Explorer');
  expect(screen.getByText(/^Discover animals, their habitats and their conservation status/)).toBeVisible();
  expect(names()).toEqual(namesOf(animalIndex.slice(0, 15)));
  const [first] = animalIndex;
  const card = within(screen.getAllByRole('listitem')[0] as HTMLElement);
  expect(card.getByRole('link')).toHaveAttribute('href', `/animal/${first?.id}`);
  expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Food',
    'Region',
    'Conservation',
  ]);
  expect(card.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    first?.food,
    first?.region,
    first?.conservation_status,
  ]);
  expect(card.getByRole('img')).toHaveAttribute('src', first?.image);
});

test('offers the statuses of the specification in its order', async () => {
  renderAt('/animals', ExplorerPage);
  const select = await screen.findByRole('combobox', { name: 'Conservation status' });
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'All Conservation Status',
    'Vulnerable',
    'Endangered',
    'Critically Endangered',
    'Near Threatened',
    'Least Concern',
  ]);
});

test('turns pages by number, and Back turns them back', async () => {
  const router = await open('/animals');
  fireEvent.click(screen.getByRole('button', { name: '8' }));
  expect(await screen.findByText('106 to 117 of 117 animals')).toBeInTheDocument();
  expect(names()).toEqual(namesOf(animalIndex.slice(105)));
  expect(router.state.location.search).toBe('?page=8');
  await act(() => router.navigate(-1));
  expect(names()).toEqual(namesOf(animalIndex.slice(0, 15)));
});

test.each([
  ['999', '8'],
  ['-1', '1'],
  ['abc', '1'],
  ['2', '2'],
])('page=%s in the address shows page %s', async (asked, shown) => {
  await open(`/animals?page=${asked}`);
  expect(current()).toBe(shown);
});

test('search shows at once, starts again at page 1 and reaches the address after a pause', async () => {
  const router = await open('/animals?page=3&status=Vulnerable');
  jest.useFakeTimers();
  fireEvent.change(search(), { target: { value: 'AFRICA' } });
  const expected = animalIndex.filter(
    ({ name, region, conservation_status }) =>
      conservation_status === 'Vulnerable' && /africa/i.test(`${name}|${region}`),
  );
  expect(expected.length).toBeGreaterThan(0);
  expect(names()).toEqual(namesOf(expected.slice(0, 15)));
  expect(router.state.location.search).toBe('?page=3&status=Vulnerable');
  await act(() => jest.advanceTimersByTimeAsync(400));
  jest.useRealTimers();
  expect(router.state.location.search).toBe('?q=AFRICA&status=Vulnerable');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(search()).toHaveValue('AFRICA');
});

test('a filter matches exactly and starts again at page 1', async () => {
  const router = await open('/animals?page=2');
  fireEvent.change(screen.getByRole('combobox', { name: 'Conservation status' }), {
    target: { value: 'Endangered' },
  });
  const expected = animalIndex.filter((animal) => animal.conservation_status === 'Endangered');
  expect(await screen.findByText(new RegExp(`of ${expected.length} animals`))).toBeInTheDocument();
  expect(names()).toEqual(namesOf(expected.slice(0, 15)));
  fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'Mammal' } });
  const mammals = expected.filter((animal) => animal.type === 'Mammal');
  expect(await screen.findByText(new RegExp(`of ${mammals.length} animals`))).toBeInTheDocument();
  expect(router.state.location.search).toBe('?status=Endangered&type=Mammal');
  expect(names()).toEqual(namesOf(mammals.slice(0, 15)));
});

test('a filter chosen while the typed text waits keeps the text', async () => {
  const router = await open('/animals');
  fireEvent.change(search(), { target: { value: 'india' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'Bird' } });
  await screen.findByText(/of \d+ animals/);
  expect(router.state.location.search).toBe('?q=india&type=Bird');
  expect(search()).toHaveValue('india');
});

test('one match is one animal, on no numbered page', async () => {
  await open('/animals?q=Asiatic+Lion');
  expect(screen.getByText('1 animal')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('says when nothing matches, and leads back to all', async () => {
  const router = await open('/animals?q=zzz&status=nonsense');
  expect(screen.getByText('No animals match your search/filter')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('No animals match');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Show all animals' }));
  expect(await screen.findByText('1 to 15 of 117 animals')).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('the prerendered page knows no query string', () => {
  const router = createMemoryRouter([{ path: '/animals', Component: ExplorerPage }], {
    initialEntries: ['/animals?page=3&q=zzz'],
  });
  expect(renderToString(<RouterProvider router={router} />)).toContain('1 to 15 of 117 animals');
});

test('who clicks a result before what he typed is in the address gets there, however long its page loads', async () => {
  jest.useFakeTimers();
  try {
    let arrive: () => void = () => undefined;
    const loading = new Promise<null>((resolve) => (arrive = () => resolve(null)));
    const router = createMemoryRouter(
      [
        { path: '/animals', Component: ExplorerPage },
        { path: '/animal/:id', Component: () => <h1>An animal</h1>, loader: () => loading },
      ],
      { initialEntries: ['/animals'] },
    );
    render(<RouterProvider router={router} />);
    fireEvent.change(search(), { target: { value: 'snow leopard' } });
    fireEvent.click(screen.getByRole('link', { name: /Snow Leopard/ }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    arrive();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('An animal');
  } finally {
    jest.useRealTimers();
  }
});

test('leaving the field writes what was typed into the address at once', async () => {
  const router = createMemoryRouter([{ path: '/animals', Component: ExplorerPage }], {
    initialEntries: ['/animals?page=2'],
  });
  render(<RouterProvider router={router} />);
  fireEvent.change(search(), { target: { value: 'snow leopard' } });
  expect(router.state.location.search).toBe('?page=2');
  await act(async () => void fireEvent.blur(search()));
  expect(router.state.location.search).toBe('?q=snow+leopard');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('two choices in one breath are both kept', async () => {
  const router = createMemoryRouter([{ path: '/animals', Component: ExplorerPage }], {
    initialEntries: ['/animals?page=2'],
  });
  render(<RouterProvider router={router} />);
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Conservation status'), { target: { value: 'Endangered' } });
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'Bird' } });
  });
  expect(router.state.location.search).toBe('?status=Endangered&type=Bird');
  await act(async () => void router.navigate(-1));
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'Mammal' } });
  });
  expect(router.state.location.search).toBe('?status=Endangered&type=Mammal');
});
