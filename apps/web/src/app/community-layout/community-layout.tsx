import '../../lib/api/zod-without-eval';
import { Toaster } from '@aranya/ui';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
// The router preloads a layout's imports, so the renderer loads beside the screens' code.
import 'react-dom/client';
import { CommunityQueries, queryClient } from '../../data/community-queries';
import '../../lib/more-fonts.css';
import { loadCommunityLanguage } from '../../lib/language/load-language';
import { m } from '../../lib/language/messages';
import { privateMeta } from '../../lib/page-meta';
import { RequireSession } from './require-session';
import { SignedInLayout } from './signed-in-layout';

export const meta = () => privateMeta(m.nav_community());

/** For those who come from a public page; entry.client.tsx loads it for others. */
export const clientMiddleware = [loadCommunityLanguage];

export default function CommunityLayout() {
  useLater();
  return (
    <CommunityQueries>
      <RequireSession>
        <SignedInLayout>
          <Outlet />
        </SignedInLayout>
      </RequireSession>
      <Toaster />
    </CommunityQueries>
  );
}

/** They load after the first sight. */
function useLater() {
  useEffect(() => {
    const stops: (() => void)[] = [];
    let ended = false;
    const start = (load: Promise<() => () => void>) =>
      void load.then(
        (begin) => {
          if (!ended) stops.push(begin());
        },
        () => undefined,
      );
    start(import('../../data/kept-reading/keep-readings').then((it) => () => it.keepReadings(queryClient)));
    start(import('../../parts/text/mark-languages').then((it) => () => it.markLanguages(document.body)));
    return () => {
      ended = true;
      for (const stop of stops) stop();
    };
  }, []);
}
