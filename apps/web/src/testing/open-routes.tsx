import { render } from '@testing-library/react';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router';

function Elsewhere() {
  return <p data-testid="elsewhere">{useLocation().pathname}</p>;
}

let latest: ReturnType<typeof createBrowserRouter> | undefined;

/**
 * Opens the routes with nuqs; any other address shows its path. The router before this one no longer follows
 * the history.
 */
export function browserRouter(routes: RouteObject[]) {
  latest?.dispose();
  latest = createBrowserRouter([
    {
      element: (
        <NuqsAdapter>
          <Outlet />
        </NuqsAdapter>
      ),
      children: [...routes, { path: '*', Component: Elsewhere }],
    },
  ]);
  return latest;
}

/** Pushes the addresses and renders the last. jsdom keeps its history between tests. */
export function openRoutes(routes: RouteObject[], ...addresses: string[]) {
  for (const address of addresses) window.history.pushState(null, '', address);
  const router = browserRouter(routes);
  const view = render(<RouterProvider router={router} />);
  return { router, view, search: () => window.location.search };
}
