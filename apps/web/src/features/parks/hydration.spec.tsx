import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RouterProvider, useParams } from 'react-router';
import { browserRouter } from '../../testing/open-routes';
import ParkPage from './park-page';
import ParksPage from './parks-page';
import { loadOutings } from './where-and-when/outings.server';
import { WhereAndWhen } from './where-and-when/where-and-when';

const address = '/parks&sancturies';
const whereAndWhen = `${address}/where-and-when`;
let data: Awaited<ReturnType<typeof loadOutings>>;
beforeAll(async () => {
  data = await loadOutings();
});
const WhereAndWhenPage = () => <WhereAndWhen data={data} pageMonth={useParams().month} />;
const routes = [
  { path: `${whereAndWhen}/:month?`, Component: WhereAndWhenPage },
  { path: address, Component: ParksPage, children: [{ path: ':park', Component: ParkPage }] },
];

const routerAt = (path: string) => {
  window.history.pushState(null, '', path);
  return browserRouter(routes);
};

const nothing = () => undefined;

/** Hydrates the HTML of the path after `before` has changed it; `meanwhile` runs before React reaches it. */
async function hydrate(path: string, query: string, before: () => void = nothing, meanwhile = nothing) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<RouterProvider router={routerAt(path)} />);
  before();
  const mismatches: unknown[] = [];
  let root: Root | undefined;
  await act(() => {
    root = hydrateRoot(container, <RouterProvider router={routerAt(path + query)} />, {
      onRecoverableError: (error) => mismatches.push(error),
    });
    meanwhile();
  });
  return {
    mismatches,
    end: () => {
      act(() => root?.unmount());
      container.remove();
    },
  };
}

/** Of the parks on the wall; below them are areas beyond the guide. */
const names = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((name) => name !== 'More protected areas by name');
const field = () => screen.getByPlaceholderText<HTMLInputElement>('Search by name or location...');

test('the prerendered wall hydrates to the query string without a mismatch', async () => {
  const { mismatches, end } = await hydrate(address, '?category=wildlife-sanctuary&q=gujarat');
  expect(field()).toHaveValue('gujarat');
  expect(screen.getByRole('button', { name: 'Wildlife Sanctuary' })).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(['Wild Ass Wildlife Sanctuary']);
  expect(mismatches).toEqual([]);
  end();
});

test('text typed before hydration stays and filters the wall', async () => {
  const { mismatches, end } = await hydrate(address, '?q=gujarat', () => {
    field().value = 'kaziranga';
  });
  expect(field()).toHaveValue('kaziranga');
  expect(names()).toEqual(['Kaziranga National Park']);
  await waitFor(() => expect(window.location.search).toBe('?q=kaziranga'));
  expect(mismatches).toEqual([]);
  end();
});

test('the HTML of a park has its details and hydrates without a mismatch', async () => {
  const html = renderToString(<RouterProvider router={routerAt(`${address}/kaziranga-national-park`)} />);
  expect(html).toContain('role="dialog"');
  expect(html).toContain('Best Time to Visit');
  const { mismatches, end } = await hydrate(`${address}/kaziranga-national-park`, '');
  expect(screen.getByRole('dialog', { name: 'Kaziranga National Park' })).toBeInTheDocument();
  expect(mismatches).toEqual([]);
  end();
});

test('a month chosen while the page hydrates stays chosen', async () => {
  const month = () => screen.getByRole('combobox', { name: 'Month' });
  const choose = () => void fireEvent.change(month(), { target: { value: 'february' } });
  const { mismatches, end } = await hydrate(whereAndWhen, '', nothing, choose);
  await waitFor(() => expect(decodeURIComponent(window.location.pathname)).toBe(`${whereAndWhen}/february`));
  expect(month()).toHaveDisplayValue('February');
  expect(mismatches).toEqual([]);
  end();
});

test('the name of an animal typed before hydration stays, is looked up, and Enter does not load the page again', async () => {
  const animal = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Animals' });
  const { mismatches, end } = await hydrate(whereAndWhen, '', () => {
    expect(animal()).toBeEnabled();
    // A form whose first button is disabled is not sent by Enter.
    expect(animal().form?.querySelector('[type=submit]')).toBeDisabled();
    animal().focus();
    animal().value = 'ghar';
  });
  expect(animal()).toHaveValue('ghar');
  expect(screen.getByRole('option', { name: 'Gharial' })).toBeInTheDocument();
  expect(mismatches).toEqual([]);
  end();
});
