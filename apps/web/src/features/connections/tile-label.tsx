import { Skeleton } from '@aranya/ui';
import { clsx } from 'clsx';
import { intlLocale } from '../../lib/language/locale';
import { useConnectionCounts } from '../../data/people/use-connections';
import { tabCount, tabLabels, type ConnectionTab } from './connection-tabs';
import styles from './connections.module.css';

export function TileLabel({ tab }: { tab: ConnectionTab }) {
  const { data: counts, isPending } = useConnectionCounts();
  return (
    <span className={`stack shrinks gap-hair centers ${styles.tile}`}>
      <span className={`tiny medium lh-14 one-line ${styles.label}`}>{tabLabels[tab]()}</span>{' '}
      <span className={clsx(styles.count, counts && tabCount(tab, counts) === 0 && 'ink-3')}>
        {counts ? (
          tabCount(tab, counts).toLocaleString(intlLocale())
        ) : isPending ? (
          <Skeleton width="2ch" />
        ) : (
          '–'
        )}
      </span>
    </span>
  );
}
