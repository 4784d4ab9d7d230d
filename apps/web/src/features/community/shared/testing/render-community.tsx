import '@testing-library/jest-dom';
import { Toaster } from '@aranya/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { tsr } from '../../../../lib/api';
import { sampleMe } from './samples';

/** The signed-in user's own data, as every screen of the community reads it. */
export const meAnswer = () => ({ body: { success: true, user: sampleMe() } });

/**
 * Renders a screen of the community at its address, with toasts, a query cache of its own, and other screens' names.
 * @param pattern the route's, where the address is more than that: parameters or a query string
 */
export function renderCommunity(path: string, screen: ReactNode, pattern = path) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always' },
    },
  });
  const Stub = createRoutesStub([
    { path: pattern, Component: () => screen },
    { path: '*', Component: () => <p>Another screen</p> },
  ]);
  const view = render(
    <QueryClientProvider client={queryClient}>
      <tsr.ReactQueryProvider>
        <Stub initialEntries={[path]} />
        <Toaster />
      </tsr.ReactQueryProvider>
    </QueryClientProvider>,
  );
  return { ...view, queryClient };
}
