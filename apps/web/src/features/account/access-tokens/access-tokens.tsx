import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part';
import { Section } from '../../../lib/section';
import styles from '../account.module.css';

const TokenTools = lazyPart(() => import('./token-tools'));

/** Few members make tokens, so the rest is loaded when they open it. */
export function AccessTokens() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section className={styles.section} title="Apps and scripts">
      <p className="measure ink-2">
        With an access token, an app or a script of yours uses this site as you, without your password. No
        token can delete your account, change how you sign in, make other tokens or moderate. The{' '}
        <a href="/api/docs">reference for developers</a> lists every call.
      </p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="target clickable medium">Access tokens</summary>
        {isOpen && <TokenTools />}
      </details>
    </Section>
  );
}
