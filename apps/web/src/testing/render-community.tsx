import '@testing-library/jest-dom';
import { Toaster } from '@aranya/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import type { ReactNode } from 'react';
import { createRoutesStub, Outlet } from 'react-router';
import { tsr } from '../lib/api';
import { sampleMe } from './samples';

export const meAnswer = () => ({ body: { success: true, user: sampleMe() } });

const AnotherScreen = () => <p>Another screen</p>;

const WithToasts = () => (
  <>
    <Outlet />
    <Toaster />
  </>
);

/**
 * Renders a screen with toasts and an empty query cache.
 * @param pattern if the path has parameters or a query string
 */
export function renderCommunity(path: string, screen: ReactNode, pattern = path) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always' },
    },
  });
  const Stub = createRoutesStub([
    {
      Component: WithToasts,
      children: [
        { path: pattern, Component: () => screen },
        // A prerendered page has data.
        { path: '/animal/:id', loader: () => null, Component: AnotherScreen },
        { path: '*', Component: AnotherScreen },
      ],
    },
  ]);
  const view = render(
    <QueryClientProvider client={queryClient}>
      <tsr.ReactQueryProvider>
        <NuqsTestingAdapter searchParams={path.split('?')[1]} hasMemory>
          <Stub initialEntries={[path]} />
        </NuqsTestingAdapter>
      </tsr.ReactQueryProvider>
    </QueryClientProvider>,
  );
  return { ...view, queryClient };
}
