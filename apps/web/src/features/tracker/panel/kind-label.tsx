import { clsx } from 'clsx';
import styles from './kind-label.module.css';

const labels = { simulated: 'Simulated', measured: 'Measured', recent: 'Recent' } as const;

/**
 * Marks routes composed from recorded ones of tagged animals, and those that public studies published lately.
 */
export function KindLabel({ kind }: { kind: keyof typeof labels }) {
  return <span className={clsx(styles.kind, styles[kind])}>{labels[kind]}</span>;
}
