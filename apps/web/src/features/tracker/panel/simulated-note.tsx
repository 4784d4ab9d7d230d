import { KindLabel } from './kind-label';
import styles from './panel.module.css';

export function SimulatedNote() {
  return (
    <p className={styles.kindOf}>
      <KindLabel kind="simulated" /> Based on what is known about each journey.
    </p>
  );
}
