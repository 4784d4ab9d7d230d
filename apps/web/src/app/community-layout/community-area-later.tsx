import { ErrorState, FullPageSpinner, later } from '@aranya/ui';
import styles from './community-gate.module.css';

let forgetAll: (() => void) | undefined;

/** The community itself, with all that it needs to talk to the server: a script for who is signed in. */
export const CommunityArea = later(
  async () => {
    const area = await import('./community-area');
    forgetAll = area.forgetAll;
    return area;
  },
  {
    waiting: <FullPageSpinner label="Opening the community" />,
    failed: (again) => (
      <main className={styles.error}>
        <ErrorState
          headingLevel={1}
          title="The community cannot be opened"
          text="A part of it did not load. Check your connection, then try again."
          onRetry={again}
        />
      </main>
    ),
  },
);

/** Forgets everything that was read for who was signed in. */
export const endCommunity = (): void => forgetAll?.();
