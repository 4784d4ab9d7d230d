import { Button } from '@aranya/ui';
import { useEffect, useRef } from 'react';
import { m } from '../../lib/language/messages';
import styles from './contact-form.module.css';

export function Sent({ text, onAgain }: { text: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1} aria-describedby="sent-text">
        {m.contact_sent()}
      </h2>
      <p id="sent-text">{text}</p>
      <Button variant="outline" onClick={onAgain}>
        {m.contact_again()}
      </Button>
    </div>
  );
}
