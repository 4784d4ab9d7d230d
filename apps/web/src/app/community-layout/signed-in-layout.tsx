import { Button, FullPageSpinner } from '@aranya/ui';
import type { ReactNode } from 'react';
import { useReadingsStore } from '../../data/kept-reading/readings-store';
import { usePrefetch } from '../../data/use-prefetch';
import { useSession } from '../../lib/session';
import { ApiError } from '../../lib/api/api-error';
import { m } from '../../lib/language/messages';
import { lazyPart } from '../../lib/lazy-part';
import { useMe, useQuestion, useSuspension } from '../../lib/session/use-me';
import { CommunityOffline } from '../offline/community-offline';
import { useOnline } from '../../lib/use-online';
import { QueryError } from '../../lib/query-error';
import styles from './community-layout.module.css';
import { CommunityShell } from './community-shell';
import { SuspendedScreen } from './suspended-screen';

const NotAdmittedScreen = lazyPart(() => import('./not-admitted-screen'));
const AgeScreen = lazyPart(() => import('./age-screen'));
const RulesScreen = lazyPart(() => import('./rules-screen'));

export function SignedInLayout({ children }: { children: ReactNode }) {
  const me = useMe();
  const suspension = useSuspension();
  const question = useQuestion();
  const { signOut, status } = useSession();
  const online = useOnline();
  const opening = useReadingsStore(({ state }) => state === 'opening');
  usePrefetch({ enabled: status === 'signed-in' && online && me.isPending });
  if (suspension) return <SuspendedScreen suspension={suspension} />;
  if (question === 'texts') return <RulesScreen />;
  if (question) return <AgeScreen asks={question} />;
  if (me.data) return <CommunityShell user={me.data}>{children}</CommunityShell>;
  if (!online && !opening) return <CommunityOffline />;
  if (me.isPending || opening) return <FullPageSpinner label={m.community_opening()} />;
  if (me.error instanceof ApiError && me.error.fields['entry'] !== undefined) return <NotAdmittedScreen />;
  return (
    <main className={styles.error}>
      <QueryError
        query={me}
        headingLevel={1}
        title={m.community_failed()}
        action={
          <Button variant="quiet" onClick={() => void signOut()}>
            {m.community_sign_out()}
          </Button>
        }
      />
    </main>
  );
}
