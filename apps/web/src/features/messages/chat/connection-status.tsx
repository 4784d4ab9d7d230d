import { m } from '../../../lib/language/messages';
import { messageKeys } from '../../../data/messages/message-keys';
import { useReadOffline } from '../../../data/kept-reading/use-readings';
import { useConnectionLost } from '../../../lib/live';
import { ReadOffline } from '../../../parts/screen/read-offline';
import styles from './chat.module.css';

export function ConnectionStatus({ otherId }: { otherId: string }) {
  const lost = useConnectionLost();
  const history = messageKeys.history(otherId);
  const isOld = useReadOffline(history) !== undefined;
  return (
    <div role="status" className={styles.status} data-lost={lost || isOld}>
      {isOld ? <ReadOffline of={history} /> : lost && m.chat_reconnecting()}
    </div>
  );
}
