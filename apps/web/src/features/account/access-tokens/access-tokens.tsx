import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { filled } from '../../../lib/language/filled';
import { lazyPart } from '../../../lib/lazy-part';
import { Section } from '../../../lib/section';
import styles from '../account.module.css';

const TokenTools = lazyPart(() => import('./token-tools'));

/** Few members make tokens, so the rest is loaded when they open it. */
export function AccessTokens() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section className={styles.section} title={m.token_title()}>
      <p className="measure ink-2">
        {filled(m.token_text({ link: '{link}' }), {
          link: <a href="/api/docs">{m.token_reference()}</a>,
        })}
      </p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="folds">{m.token_list()}</summary>
        {isOpen && <TokenTools />}
      </details>
    </Section>
  );
}
