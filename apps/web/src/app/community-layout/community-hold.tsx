import { FullPageSpinner } from '@aranya/ui';
import { useHydrated } from '../../lib/hydration';
import { communityHoldScript } from '../../lib/session';
import styles from './community-hold.module.css';

/**
 * What a prerendered page of the community shows to who may be signed in, until React has come: the wait, and nothing of
 * the sign-in screen. Only while prerendering and hydrating; afterwards the gate knows.
 */
export function CommunityHold() {
  if (useHydrated()) return null;
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: communityHoldScript }} />
      <div className={styles.opening}>
        <FullPageSpinner label="Opening the community" />
      </div>
    </>
  );
}
