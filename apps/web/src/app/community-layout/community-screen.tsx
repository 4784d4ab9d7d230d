import { ErrorState, later, Spinner } from '@aranya/ui';
import type { ComponentType } from 'react';
import { isSessionMarked } from '../../lib/session';
import styles from './community-screen.module.css';

/**
 * A screen of the community with a script of its own, which loads when somebody is signed in: at once where a mark of a
 * session says so, beside the sign-in SDK and not after it. Its route's own module holds the title and no more.
 */
export function communityScreen(importIt: () => Promise<{ default: ComponentType }>) {
  const Screen = later(importIt, {
    waiting: (
      <div className={styles.wait}>
        <Spinner label="Loading" />
      </div>
    ),
    failed: (again) => (
      <ErrorState
        className={styles.failed}
        headingLevel={1}
        title="This screen did not load"
        text="Check your connection, then try again."
        onRetry={again}
      />
    ),
  });
  if (typeof window !== 'undefined' && isSessionMarked()) Screen.prepare();
  return Screen;
}
