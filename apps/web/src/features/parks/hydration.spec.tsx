import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import ParksPage from './parks-page';

const address = '/parks&sancturies';

/** What the build writes: the screen at its plain address, as HTML. */
function prerendered(): string {
  return renderToString(<RouterProvider router={routerAt(address)} />);
}

const routerAt = (entry: string) =>
  createMemoryRouter([{ path: address, Component: ParksPage }], { initialEntries: [entry] });

test('the prerendered page takes on what the address asks for without a mismatch', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerendered();
  expect(screen.getByText('Page 1 of 4')).toBeInTheDocument();
  const mismatches: unknown[] = [];
  let root: Root | undefined;
  await act(() => {
    root = hydrateRoot(
      container,
      <RouterProvider router={routerAt(`${address}?category=wildlife-sanctuary&q=gujarat&park=nothing`)} />,
      { onRecoverableError: (error) => mismatches.push(error) },
    );
  });
  expect(screen.getByPlaceholderText('Search by name or location...')).toHaveValue('gujarat');
  expect(screen.getByRole('button', { name: 'Wildlife Sanctuary' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Wild Ass Wildlife Sanctuary',
  ]);
  expect(mismatches).toEqual([]);
  act(() => root?.unmount());
  container.remove();
});
