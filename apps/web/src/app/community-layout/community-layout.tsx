import '../../lib/api/zod-without-eval';
import { Toaster } from '@aranya/ui';
import { useEffect } from 'react';
// The router preloads a layout's imports, so the renderer loads beside the screens' code.
import 'react-dom/client';
import { CommunityQueries, queryClient } from '../../data/community-queries';
import '../../lib/more-fonts.css';
import { m } from '../../lib/language/messages';
import { privateMeta } from '../../lib/page-meta';
import { RequireSession } from './require-session';
import { SignedInLayout } from './signed-in-layout';
import { TranslatedPage } from './translated-page';

export const meta = () => privateMeta(m.nav_community());

export default function CommunityLayout() {
  useKeptReadings();
  return (
    <CommunityQueries>
      <RequireSession>
        <SignedInLayout>
          <TranslatedPage />
        </SignedInLayout>
      </RequireSession>
      <Toaster />
    </CommunityQueries>
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
