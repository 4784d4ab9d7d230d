import { VisuallyHidden } from '@aranya/ui';
import styles from './dot.module.css';

export function Dot({ label }: { label: string }) {
  return (
    <span className={styles.dot}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
