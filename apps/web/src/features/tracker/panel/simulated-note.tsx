import { KindLabel } from './kind-label';
import styles from './panel.module.css';

export function SimulatedNote() {
  return (
    <p className={styles.kindOf}>
      <KindLabel kind="simulated" /> Put together from what is known of each journey.
    </p>
  );
}
