import { useConnectionLost } from '../../../lib/live';
import styles from './chat.module.css';

export function ConnectionStatus() {
  const lost = useConnectionLost();
  return (
    <p role="status" className={styles.status} data-lost={lost}>
      {lost && 'Reconnecting…'}
    </p>
  );
}
