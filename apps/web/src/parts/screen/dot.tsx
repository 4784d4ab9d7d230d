import { VisuallyHidden } from '@aranya/ui';
import styles from './dot.module.css';

/** Stands at the end of a link's label. */
export function Dot({ label }: { label: string }) {
  return (
    <span className={styles.dot}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
