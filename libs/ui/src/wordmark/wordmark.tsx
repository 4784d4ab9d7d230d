import { classes } from '../lib/classes';
import { LogoMark } from './logo-mark';
import styles from './wordmark.module.css';

/** The mark and the name, in the size of its font. A link around it comes from the application. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={classes(styles.wordmark, className)}>
      <LogoMark className={styles.mark} />
      Aranya
    </span>
  );
}
