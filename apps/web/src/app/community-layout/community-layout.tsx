import '../../lib/api/zod-without-eval';
import { Toaster } from '@aranya/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { tsr } from '../../lib/api';
import { createQueryClient } from '../../lib/query-client';
import { SessionProvider } from '../../lib/session';
import '../more-fonts.css';
import { privateMeta } from '../page-meta';
import { paths } from '../paths';
import { RequireSession } from './require-session';
import { SignedInLayout } from './signed-in-layout';

export const meta = () => privateMeta('Community');

/** Lives as long as the page, so a visit to the public pages and back loads nothing again. */
const queryClient = createQueryClient();
const forgetUser = () => queryClient.clear();

/** The frame of every screen below /community. Without a session each of them shows the sign-in screen. */
export default function CommunityLayout() {
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
