import '@testing-library/jest-dom';
import { Toaster } from '@aranya/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { tsr } from '../../../../lib/api';
import { sampleMe } from './samples';

/** The signed-in user's own data, as every screen of the community reads it. */
export const meAnswer = () => ({ body: { success: true, user: sampleMe() } });

/** Renders a screen of the community at its address, with toasts, a query cache of its own, and other screens' names. */
export function renderCommunity(path: string, screen: ReactNode) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always' },
    },
  });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <tsr.ReactQueryProvider>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={path} element={screen} />
            <Route path="*" element={<p>Another screen</p>} />
          </Routes>
        </MemoryRouter>
        <Toaster />
      </tsr.ReactQueryProvider>
    </QueryClientProvider>,
  );
  return { ...view, queryClient };
}
