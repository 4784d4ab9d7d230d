import { parks } from '@aranya/wildlife-data';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRoutes } from '../../testing/open-routes';
import ParkPage from './park-page';
import ParksPage, { meta } from './parks-page';

const address = '/parks&sancturies';
const routes = [{ path: address, Component: ParksPage, children: [{ path: ':park', Component: ParkPage }] }];

function open(...addresses: string[]) {
  const { router, search } = openRoutes(routes, ...(addresses.length > 0 ? addresses : [address]));
  // The stylesheet that enables pointer events on the backdrop is not in jsdom.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  return { router, user, search };
}

const goBack = (steps = -1) => act(async () => window.history.go(steps));

const names = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .filter((heading) => heading.closest('li'))
    .map(({ textContent }) => textContent);
const details = () => screen.getAllByRole('link', { name: 'See Details' });
const button = (name: string) => screen.getByRole('button', { name });
const searchField = () => screen.getByPlaceholderText('Search by name or location...');

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the wall', () => {
  test('shows title, search, filters and the first nine posters', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'National Parks & Wildlife Sanctuaries',
    );
    expect(searchField()).toHaveValue('');
    const filters = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button');
    expect(filters.map((filter) => [filter.textContent, filter.getAttribute('aria-pressed')])).toEqual([
      ['All', 'true'],
      ['National Park', 'false'],
      ['Wildlife Sanctuary', 'false'],
    ]);
    expect(names()).toEqual(parks.slice(0, 9).map(({ name }) => name));
    expect(details()).toHaveLength(9);
    expect(details()[1]).toHaveAccessibleDescription('Kaziranga National Park');
    expect(screen.getByRole('img', { name: 'Poster of Kaziranga National Park' })).toHaveAttribute(
      'src',
      '/artwork/parks/kaziranga-national-park.svg',
    );
    expect(screen.getByText('Golaghat and Nagaon, Assam')).toBeInTheDocument();
    expect(screen.getByText('Page 1 of 4')).toBeInTheDocument();
  });

  test('clears search and filter at once', async () => {
    const { user, search } = open(`${address}?q=assam&category=national-park`);
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(searchField()).toHaveValue('');
    expect(button('All')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: /^Clear .*filters$/ })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Parks and sanctuaries' })).toHaveFocus();
    await waitFor(() => expect(search()).toBe(''));
  });

  test('pages from first to last, disabled at the ends', async () => {
    const { user, search } = open();
    expect(button('Previous')).toBeDisabled();
    for (const page of [2, 3, 4]) {
      await user.click(button('Next'));
      await screen.findByText(`Page ${page} of 4`);
      await waitFor(() => expect(search()).toBe(`?page=${page}`));
    }
    expect(names()).toEqual(parks.slice(27).map(({ name }) => name));
    expect(screen.getByText(`28 to ${parks.length} of ${parks.length} places`)).toBeInTheDocument();
    expect(button('Next')).toBeDisabled();
    expect(screen.getByRole('region', { name: 'Parks and sanctuaries' })).toHaveFocus();
    await user.click(button('Previous'));
    await screen.findByText('Page 3 of 4');
  });

  test.each([
    ['?page=999', 'Page 4 of 4'],
    ['?page=two', 'Page 1 of 4'],
  ])('tolerates %s', (query, text) => {
    open(address + query);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('a filter shows its category, goes back to page 1 and makes a history entry', async () => {
    const { user, search } = open(`${address}?page=3`);
    await user.click(button('National Park'));
    await screen.findByText('Page 1 of 3');
    await waitFor(() => expect(search()).toBe('?category=national-park'));
    expect(button('National Park')).toHaveAttribute('aria-pressed', 'true');
    await goBack();
    expect(await screen.findByText('Page 3 of 4')).toBeInTheDocument();
    expect(button('All')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a category and a search set at once are both kept', async () => {
    const { search } = open(`${address}?page=2`);
    await act(async () => {
      fireEvent.click(button('National Park'));
      fireEvent.change(searchField(), { target: { value: 'assam' } });
    });
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(search()))).toEqual({
        category: 'national-park',
        q: 'assam',
      }),
    );
  });

  test('nine results or fewer have no pages', async () => {
    const { user } = open();
    await user.click(button('Wildlife Sanctuary'));
    await waitFor(() => expect(details()).toHaveLength(6));
    expect(names().every((name) => name?.includes('Wildlife Sanctuary'))).toBe(true);
    expect(screen.queryByText(/^Page/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  test('searches name and location without regard to case, together with the filter, from page 1', async () => {
    const { user, search } = open(address, `${address}?page=2`);
    await user.type(searchField(), 'aSSam');
    const inAssam = parks.filter(({ name, location }) => /assam/i.test(name + location));
    await waitFor(() => expect(names()).toEqual(inAssam.map(({ name }) => name)));
    expect(searchField()).toHaveValue('aSSam');
    await waitFor(() => expect(search()).toBe('?q=aSSam'));
    await user.click(button('National Park'));
    await waitFor(() => expect(search()).toBe('?q=aSSam&category=national-park'));
    // Typing replaced its own entry.
    await goBack(-2);
    await waitFor(() => expect(searchField()).toHaveValue(''));
    expect(search()).toBe('');
  });

  test('leads from an animal to the parks where it lives', async () => {
    open(`${address}?q=Gharial`);
    expect(screen.getByText('No parks found.')).toBeInTheDocument();
    expect(await screen.findByText(/“Gharial” is among the animals of/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'National Chambal Wildlife Sanctuary' })).toHaveAttribute(
      'href',
      `${address}/national-chambal-wildlife-sanctuary`,
    );
  });

  test('leads to areas that the guide does not have, by any of their names', async () => {
    open(`${address}?q=kabini`);
    expect(screen.getByText('No parks found.')).toBeInTheDocument();
    const area = await screen.findByRole('link', { name: /^Nagarahole National Park/ });
    expect(area).toHaveTextContent('Karnataka · Also Kabini');
    expect(area).toHaveAttribute('href', '/areas/nagarahole-national-park');
    expect(screen.getByRole('heading', { name: 'Protected areas by name' })).toBeInTheDocument();
  });

  test('offers all parks when nothing is found', async () => {
    const { user, search } = open(`${address}?q=atlantis&category=wildlife-sanctuary`);
    expect(searchField()).toHaveValue('atlantis');
    expect(screen.getByText('No parks found.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See Details' })).not.toBeInTheDocument();
    await user.click(button('Show all'));
    await waitFor(() => expect(details()).toHaveLength(9));
    expect(searchField()).toHaveValue('');
    await waitFor(() => expect(search()).toBe(''));
  });
});

describe('the details', () => {
  const kaziranga = `${address}/kaziranga-national-park`;
  const path = () => decodeURIComponent(window.location.pathname);
  const dialog = () => screen.findByRole('dialog', { name: 'Kaziranga National Park' });
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  test('open on See Details with every field, at a path of their own', async () => {
    const { user } = open();
    await user.click(details()[1] as HTMLElement);
    const shown = within(await dialog());
    expect(path()).toBe(kaziranga);
    expect(shown.getByRole('img', { name: 'Poster of Kaziranga National Park' })).toBeInTheDocument();
    expect(shown.getByText('Golaghat and Nagaon, Assam')).toBeInTheDocument();
    const terms = shown.getAllByRole('term');
    expect(terms.map((term) => term.textContent).sort()).toEqual([
      'Best Time to Visit',
      'Established',
      'Fauna',
      'Flora',
      'Habitats',
    ]);
    const fact = (term: string) =>
      terms.find(({ textContent }) => textContent === term)?.nextElementSibling as HTMLElement;
    const park = parks.find(({ id }) => id === 2);
    expect(fact('Established')).toHaveTextContent(/^1974$/);
    expect(fact('Best Time to Visit')).toHaveTextContent(/^November to April/);
    for (const name of park?.habitats ?? []) expect(fact('Habitats')).toHaveTextContent(name);
    for (const name of park?.fauna ?? []) expect(fact('Fauna')).toHaveTextContent(name);
    for (const name of park?.flora ?? []) expect(fact('Flora')).toHaveTextContent(name);
    const season = [...fact('Best Time to Visit').querySelectorAll('[data-season]')];
    expect(season.map((month) => month.textContent)).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'Nov', 'Dec']);
    expect(within(fact('Fauna')).getByRole('link', { name: 'Bengal Tiger' })).toHaveAttribute(
      'href',
      '/animal/1',
    );
  });

  test.each([
    ['×', (user: ReturnType<typeof userEvent.setup>) => user.click(button('Close'))],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'the backdrop',
      async (user: ReturnType<typeof userEvent.setup>) =>
        user.click((await dialog()).parentElement as HTMLElement),
    ],
  ])('close by %s: back to where they were opened, the focus on the button', async (_way, close) => {
    const { user, search } = open('/before', `${address}?page=1&q=national`);
    await user.click(details()[1] as HTMLElement);
    await dialog();
    await close(user);
    await gone();
    expect([path(), search()]).toEqual([address, '?page=1&q=national']);
    await waitFor(() => expect(details()[1]).toHaveFocus());
    // The dialog left no entry in the history.
    await goBack();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/before');
  });

  test('Back closes them, Forward opens them again', async () => {
    const { user } = open();
    await user.click(details()[1] as HTMLElement);
    await dialog();
    await goBack();
    await gone();
    await goBack(1);
    expect(await dialog()).toBeInTheDocument();
  });

  test('a direct link opens them; closing stays on the wall and focuses the park', async () => {
    const { user } = open('/before', kaziranga);
    await dialog();
    await user.keyboard('{Escape}');
    await gone();
    expect(path()).toBe(address);
    await waitFor(() => expect(details()[1]).toHaveFocus());
  });

  test('the wall behind a direct link shows the page of the park', async () => {
    const { user, search } = open(`${address}/gir-national-park`);
    await screen.findByRole('dialog', { name: 'Gir National Park' });
    const page = Math.floor(parks.findIndex(({ slug }) => slug === 'gir-national-park') / 9) + 1;
    await user.keyboard('{Escape}');
    await gone();
    expect(names()).toContain('Gir National Park');
    expect(search()).toBe(page === 1 ? '' : `?page=${page}`);
  });

  test('an unknown park is not found', () => {
    open(`${address}/jurassic-park`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The tracks end here' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^National Parks/ })).not.toBeInTheDocument();
  });

  test('an animal links to its record, and Back returns to the open park', async () => {
    const { user } = open(kaziranga);
    await user.click(within(await dialog()).getByRole('link', { name: 'Bengal Tiger' }));
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/animal/1');
    await goBack();
    expect(await dialog()).toBeInTheDocument();
  });
});

test('search engines read the parks in their order', () => {
  expect(meta().at(-1)).toMatchObject({
    'script:ld+json': {
      '@graph': [
        {
          '@type': 'ItemList',
          itemListElement: parks.map(({ name }, index) => ({ position: index + 1, item: { name } })),
        },
        { '@type': 'BreadcrumbList' },
      ],
    },
  });
});
