import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { RootErrorBoundary } from './root-error-boundary';

afterEach(() => jest.restoreAllMocks());

function drawFailing(failure: unknown) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Stub = createRoutesStub([
    {
      path: '/',
      ErrorBoundary: RootErrorBoundary,
      HydrateFallback: () => null,
      Component: () => null,
      loader: () => {
        throw failure;
      },
    },
  ]);
  render(<Stub />);
}

test('offers a retry and the home page, without details of the error', async () => {
  drawFailing(new Error('secret detail'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('We lost the trail');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  expect(document.body).not.toHaveTextContent('secret detail');
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'what could not be reached is not on this device: %s',
  async (words) => {
    // jsdom has neither.
    Object.assign(performance, { getEntriesByType: () => [] });
    Object.assign(globalThis, { caches: { match: () => Promise.resolve(undefined) } });
    drawFailing(new TypeError(words));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'This page is not on this device',
    );
  },
);

test('a 404 shows the not-found page', async () => {
  drawFailing(new Response('', { status: 404 }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The tracks end here');
});
