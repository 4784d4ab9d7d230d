import { Skeleton } from '@aranya/ui';
import { useConnectionCounts } from '../shared/people/api/use-connections';
import { connectionTabs, countOf, tabLabels } from './connection-tabs';
import styles from './count-tiles.module.css';

const numberFormat = new Intl.NumberFormat('en');

export function CountTiles() {
  const { data: counts, isPending } = useConnectionCounts();
  return (
    <dl className={styles.tiles} aria-busy={isPending || undefined}>
      {connectionTabs.map((tab) => (
        <div key={tab} className={styles.tile}>
          <dt className={styles.label}>{tabLabels[tab]}</dt>
          <dd className={styles.count}>
            {counts ? numberFormat.format(countOf(tab, counts)) : isPending ? <Skeleton width="2ch" /> : '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
