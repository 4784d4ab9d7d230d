import { Toaster } from '@aranya/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tsr } from '../../lib/api';
import { createQueryClient } from '../../lib/query-client';
import { SessionProvider } from '../../lib/session';
import { privateMeta } from '../page-meta';
import { CommunityGate } from './community-gate';

export const meta = () => privateMeta('Community');

/** One for the life of the page: what was read is still there after a walk to the public pages. */
const queryClient = createQueryClient();

/**
 * The frame of the signed-in area, and the first place that loads the sign-in SDK, the query cache, the contract and
 * the toasts. A signed-out visitor sees the sign-in screen at every address below /community.
 */
export default function CommunityLayout() {
  const forget = useCallback(() => queryClient.clear(), []);
  return (
    <QueryClientProvider client={queryClient}>
      <tsr.ReactQueryProvider>
        <SessionProvider onEnd={forget}>
          <CommunityGate />
        </SessionProvider>
        <Toaster />
      </tsr.ReactQueryProvider>
    </QueryClientProvider>
  );
}
