import { animalIndex, animalCount } from '@aranya/wildlife-data';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router';
import { browserRouter, openRoutes } from '../../../testing/open-routes';
import { foundTaxon, houseSparrow } from '../../../testing/taxa';
import ExplorerPage from './explorer-page';

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const current = () => screen.getByRole('button', { current: 'page' }).textContent;
const search = () => screen.getByPlaceholderText('Search by name or region...');
const animalNames = (animals: readonly { name: string }[]) => animals.map(({ name }) => name);

const routes = [{ path: '/animals', Component: ExplorerPage }];

async function open(...addresses: string[]) {
  const { search: queryString } = openRoutes(routes, ...(addresses.length > 0 ? addresses : ['/animals']));
  await screen.findByRole('heading', { level: 1 });
  return queryString;
}

const { fetch: realFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const expectQuery = (query: string) => waitFor(() => expect(window.location.search).toBe(query));

test('shows the first fifteen with their facts, each a link to its record', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Wildlife Explorer');
  expect(screen.getByText(/^Discover animals, their habitats and their conservation status/)).toBeVisible();
  expect(names()).toEqual(animalNames(animalIndex.slice(0, 15)));
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
  await open();
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

test('changes pages by number, and Back returns', async () => {
  await open('/animals');
  const last = Math.ceil(animalCount / 15);
  const before = (last - 1) * 15;
  fireEvent.click(screen.getByRole('button', { name: String(last) }));
  expect(
    await screen.findByText(`${before + 1} to ${animalCount} of ${animalCount} animals`),
  ).toBeInTheDocument();
  expect(names()).toEqual(animalNames(animalIndex.slice(before)));
  await expectQuery(`?page=${last}`);
  act(() => window.history.back());
  await waitFor(() => expect(names()).toEqual(animalNames(animalIndex.slice(0, 15))));
});

test.each([
  ['999', '8'],
  ['abc', '1'],
])('page=%s in the address shows page %s', async (asked, shown) => {
  await open(`/animals?page=${asked}`);
  expect(current()).toBe(shown);
});

test('a search filters at once, returns to page 1 and replaces the history entry', async () => {
  await open('/animals?page=3&status=Vulnerable');
  const entries = window.history.length;
  fireEvent.change(search(), { target: { value: 'AFRICA' } });
  const expected = animalIndex.filter(
    ({ name, region, conservation_status }) =>
      conservation_status === 'Vulnerable' && /africa/i.test(`${name}|${region}`),
  );
  expect(expected.length).toBeGreaterThan(0);
  expect(names()).toEqual(animalNames(expected.slice(0, 15)));
  await expectQuery('?status=Vulnerable&q=AFRICA');
  expect(window.history).toHaveLength(entries);
  expect(search()).toHaveValue('AFRICA');
});

test('a filter matches exactly and returns to page 1', async () => {
  await open('/animals?page=2');
  fireEvent.change(screen.getByRole('combobox', { name: 'Conservation status' }), {
    target: { value: 'Endangered' },
  });
  const expected = animalIndex.filter((animal) => animal.conservation_status === 'Endangered');
  expect(await screen.findByText(new RegExp(`of ${expected.length} animals`))).toBeInTheDocument();
  expect(names()).toEqual(animalNames(expected.slice(0, 15)));
  fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'Mammal' } });
  const mammals = expected.filter((animal) => animal.type === 'Mammal');
  expect(await screen.findByText(new RegExp(`of ${mammals.length} animals`))).toBeInTheDocument();
  await expectQuery('?status=Endangered&type=Mammal');
  expect(names()).toEqual(animalNames(mammals.slice(0, 15)));
});

test('a filter chosen right after typing keeps the text', async () => {
  await open('/animals');
  fireEvent.change(search(), { target: { value: 'india' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'Bird' } });
  await screen.findByText(/^\d+ animals/);
  await expectQuery('?q=india&type=Bird');
  expect(search()).toHaveValue('india');
});

test('one match has no pagination', async () => {
  await open('/animals?q=Asiatic+Lion');
  expect(screen.getByText('1 animal')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('offers all animals when nothing matches', async () => {
  await open('/animals?q=zzz&status=nonsense');
  expect(await screen.findByText('No animals match your search/filter')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('No animals match');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Show all animals' }));
  expect(await screen.findByText(`1 to 15 of ${animalCount} animals`)).toBeInTheDocument();
  await expectQuery('');
  expect(search()).toHaveValue('');
});

const close = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

test('what else comes close stands after the matches, under a heading and with the reason', async () => {
  await open('/animals?q=tiger');
  expect(await screen.findByText('1 animal, and 1 close to “tiger”')).toBeInTheDocument();
  expect(names()).toEqual(['Bengal Tiger', 'Also close to “tiger”']);
  const [bullfrog, ...others] = close('Also close to “tiger”');
  expect(others).toEqual([]);
  expect(bullfrog).toHaveTextContent(/^Also called rana tigerinaIndian Bullfrog/);
  expect(within(bullfrog as HTMLElement).getByRole('heading', { level: 3 })).toBeInTheDocument();
});

test('the filters apply to what comes close, and are cleared at once', async () => {
  await open('/animals?q=tiger&status=Least+Concern');
  expect(await screen.findByText('1 animal close to “tiger”')).toBeInTheDocument();
  expect(close('Close to “tiger”')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText(`1 to 15 of ${animalCount} animals`)).toHaveFocus();
  await expectQuery('');
  expect(search()).toHaveValue('');
  expect(screen.queryByRole('button', { name: /^Clear .*filters$/ })).not.toBeInTheDocument();
});

test('pages run on from the matches to what comes close', async () => {
  await open('/animals?q=mammal');
  const mammals = animalIndex.filter(({ type }) => type === 'Mammal');
  expect(
    await screen.findByText(`1 to 15 of ${mammals.length} animals close to “mammal”`),
  ).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '2' }));
  await screen.findByText(/16 to 30 of/);
  expect(close('Close to “mammal”')).toHaveLength(15);
  expect(screen.queryByRole('list', { name: 'Animals' })).not.toBeInTheDocument();
});

test('when the filters leave nothing, the search without them is offered', async () => {
  await open('/animals?q=peafowl&status=Endangered');
  expect(await screen.findByText('No animals match your search/filter')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Search without filters (1)' }));
  expect(await screen.findByText('Also called peafowl')).toBeInTheDocument();
  await expectQuery('?q=peafowl');
});

test('each idea of the empty result finds animals', async () => {
  await open('/animals?q=xyzzy');
  await screen.findByText('No animals match your search/filter');
  for (const idea of ['Big cat', 'Himalaya', 'Birds of prey']) {
    fireEvent.click(screen.getByRole('button', { name: idea }));
    expect(await screen.findByText(/animals/, { selector: 'p[tabindex]' })).toBeInTheDocument();
    fireEvent.change(search(), { target: { value: 'xyzzy' } });
    await screen.findByText('No animals match your search/filter');
  }
});

test('says by which other name an animal was found, and puts it before a mere part of a word', async () => {
  await open('/animals?q=tendua');
  expect(await screen.findByText('Found by another name: 2 animals called “tendua”')).toBeInTheDocument();
  expect(close('Called “tendua”')).toHaveLength(2);
  fireEvent.change(search(), { target: { value: 'mor' } });
  await screen.findByText('Found by another name: 1 animal called “mor”, and 1 more');
  expect(names()).toEqual(['Called “mor”', 'With “mor” in a name or region']);
  expect(close('Called “mor”')[0]).toHaveTextContent('Indian Peacock');
  expect(close('With “mor” in a name or region')[0]).toHaveTextContent('Coelacanth');
});

test('an animal that the guide lacks is said to be missing, and a class leads on', async () => {
  await open('/animals?q=kingfisher');
  expect(
    await screen.findByText(
      new RegExp(`The guide holds ${animalCount} animals of India and beyond, none called “kingfisher”`),
    ),
  ).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'All birds' }));
  expect(await screen.findByText(/ of \d+ animals$/)).toBeInTheDocument();
  await expectQuery('?type=Bird');
  expect(search()).toHaveValue('');
});

test.each([
  [false, '1 other does.'],
  [true, 'names with a similar spelling are below.'],
])('what only the server knows stands before the ways on (spelt alike: %s)', async (similar, text) => {
  const body = { taxa: [{ ...foundTaxon(houseSparrow), similar_spelling: similar }], total: 1 };
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve(body) });
  await open('/animals?q=kingfisher');
  await screen.findByRole('region', { name: '1 animal by name' });
  expect(screen.getByRole('status')).toHaveTextContent(
    new RegExp(`^No animals match your search/filter among the ${animalCount} of the guide; ${text}$`),
  );
  const link = within(screen.getByRole('region', { name: '1 animal by name' })).getByRole('link');
  const way = screen.getByRole('button', { name: 'All birds' });
  expect(link.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(way);
  await expectQuery('?type=Bird');
});

test.each([
  ['endangered', 'Endangered', /^1 to 15 of \d+ animals close to/],
  ['Vulnerable ', 'Vulnerable', /^1 to 15 of \d+ animals close to/],
  ['critically endangered animals', 'Critically Endangered', /^No animals match your search\/filter$/],
])('a search for %j offers the filter', async (text, status, said) => {
  await open(`/animals?q=${encodeURIComponent(text)}`);
  expect(await screen.findByText(said)).toBeInTheDocument();
  const { length } = animalIndex.filter((animal) => animal.conservation_status === status);
  fireEvent.click(screen.getByRole('button', { name: `${length} animals are ${status}: show them` }));
  await expectQuery(`?status=${status.replace(' ', '+')}`);
  expect(screen.getByLabelText('Conservation status')).toHaveValue(status);
  expect(screen.queryByRole('button', { name: /show them$/ })).not.toBeInTheDocument();
});

test('none of the guide is extinct', async () => {
  await open('/animals?q=extinct');
  expect(await screen.findByText(/none of them extinct/)).toBeInTheDocument();
});

test('an animal beyond the guide whose whole name was typed stands before what is only close', async () => {
  const hornbill = { ...houseSparrow, name: 'Rufous-necked Hornbill' };
  const body = { taxa: [foundTaxon(hornbill)], total: 1 };
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve(body) });
  await open('/animals?q=rufous+necked+hornbill');
  await screen.findByRole('heading', { name: '1 animal by name' });
  expect(names()).toEqual(['1 animal by name', 'Close to “rufous necked hornbill”']);
  fireEvent.change(search(), { target: { value: 'hornbill' } });
  await screen.findByRole('heading', { name: 'And 1 more animal by name' });
  expect(names()).toEqual(['Great Hornbill', 'And 1 more animal by name']);
});

const routerAt = (address: string) => {
  window.history.pushState(null, '', address);
  return browserRouter(routes);
};

/** Changes the prerendered page by `before`, then hydrates it at the address. */
async function hydrate(address: string, before: () => void = () => undefined) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<RouterProvider router={routerAt('/animals')} />);
  expect(container).toHaveTextContent(`1 to 15 of ${animalCount} animals`);
  before();
  const mismatches: unknown[] = [];
  let root: Root | undefined;
  await act(() => {
    root = hydrateRoot(container, <RouterProvider router={routerAt(address)} />, {
      onRecoverableError: (error) => mismatches.push(error),
    });
  });
  expect(mismatches).toEqual([]);
  return () => {
    act(() => root?.unmount());
    container.remove();
  };
}

test('hydrates to the query string', async () => {
  const end = await hydrate('/animals?q=snow+leopard&status=Vulnerable');
  expect(search()).toHaveValue('snow leopard');
  expect(screen.getByLabelText('Conservation status')).toHaveValue('Vulnerable');
  expect(names()).toEqual(['Snow Leopard']);
  end();
});

test('input from before hydration stays and filters', async () => {
  const end = await hydrate('/animals', () => {
    (search() as HTMLInputElement).value = 'tiger';
    (screen.getByLabelText('Conservation status') as HTMLSelectElement).value = 'Endangered';
  });
  expect(search()).toHaveValue('tiger');
  expect(screen.getByLabelText('Conservation status')).toHaveValue('Endangered');
  expect(names()).toEqual(['Bengal Tiger']);
  await expectQuery('?q=tiger&status=Endangered');
  end();
});

test('two filters set at once are both kept', async () => {
  await open('/animals?page=2');
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Conservation status'), { target: { value: 'Endangered' } });
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'Bird' } });
  });
  await expectQuery('?status=Endangered&type=Bird');
});
