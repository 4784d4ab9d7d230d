import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tsr } from '../lib/api';
import { SessionProvider } from '../lib/session';
import { paths } from '../lib/paths';
import { leaveFavoritesAccount } from './favorites/favorites';
import { forgetReadings } from './kept-reading/readings-store';
import { createQueryClient } from './query-client';

/** One for the community and what public pages show to members, so that it outlives both. */
export const queryClient = createQueryClient();

const forgetUser = () => {
  forgetReadings();
  queryClient.clear();
  leaveFavoritesAccount();
};

/** Holds the session, and what the community has read. */
export function CommunityQueries({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <tsr.ReactQueryProvider>
        <SessionProvider callbackPath={paths.community()} onEnd={forgetUser}>
          {children}
        </SessionProvider>
      </tsr.ReactQueryProvider>
    </QueryClientProvider>
  );
}
