import { clsx } from 'clsx';
import styles from './kind-label.module.css';

/** Tells a tagged animal's recorded way from a route that we put together. */
export function KindLabel({ measured }: { measured: boolean }) {
  return (
    <span className={clsx(styles.kind, measured && styles.measured)}>
      {measured ? 'Measured' : 'Simulated'}
    </span>
  );
}
