import { clsx } from 'clsx';
import { m } from '../../../lib/language/messages';
import styles from './kind-label.module.css';

const labels = {
  simulated: () => m.track_simulated(),
  measured: () => m.track_measured(),
  recent: () => m.track_recent(),
} as const;

/**
 * Marks routes composed from recorded ones of tagged animals, and those that public studies published lately.
 */
export function KindLabel({ kind }: { kind: keyof typeof labels }) {
  return <span className={clsx(styles.kind, styles[kind])}>{labels[kind]()}</span>;
}
