import { useConnectionLost } from '../../../../lib/live';
import styles from './chat.module.css';

/** Says quietly that the live connection has been away for a while. */
export function ConnectionStatus() {
  const lost = useConnectionLost();
  return (
    <p role="status" className={styles.status} data-lost={lost}>
      {lost && 'Reconnecting…'}
    </p>
  );
}
