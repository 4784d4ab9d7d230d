import { clsx } from 'clsx';
import { LogoMark } from './logo-mark';
import styles from './wordmark.module.css';

/** The mark and the name, in the size of the font around it. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={clsx(styles.wordmark, className)}>
      <LogoMark className={styles.mark} />
      Aranya
    </span>
  );
}
