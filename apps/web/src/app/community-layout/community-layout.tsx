import '../../lib/api/zod-without-eval';
import { Toaster } from '@aranya/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
// The router preloads a layout's imports, so the renderer loads beside the screens' code.
import 'react-dom/client';
import { tsr } from '../../lib/api';
import { leaveFavoritesAccount } from '../../data/favorites/favorites';
import { forgetReadings } from '../../data/kept-reading/readings-store';
import { createQueryClient } from '../../data/query-client';
import { SessionProvider } from '../../lib/session';
import '../../lib/more-fonts.css';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { RequireSession } from './require-session';
import { SignedInLayout } from './signed-in-layout';

export const meta = () => privateMeta('Community');

/** Outlives the layout while public pages are shown. */
const queryClient = createQueryClient();
const forgetUser = () => {
  forgetReadings();
  queryClient.clear();
  leaveFavoritesAccount();
};

export default function CommunityLayout() {
  useKeptReadings();
  return (
    <QueryClientProvider client={queryClient}>
      <tsr.ReactQueryProvider>
        <SessionProvider callbackPath={paths.community()} onEnd={forgetUser}>
          <RequireSession>
            <SignedInLayout>
              <Outlet />
            </SignedInLayout>
          </RequireSession>
        </SessionProvider>
        <Toaster />
      </tsr.ReactQueryProvider>
    </QueryClientProvider>
  );
}

/** Loads after the first sight. */
function useKeptReadings() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    void import('../../data/kept-reading/keep-readings').then(
      ({ keepReadings }) => {
        if (!ended) stop = keepReadings(queryClient);
      },
      () => undefined,
    );
    return () => {
      ended = true;
      stop?.();
    };
  }, []);
}
