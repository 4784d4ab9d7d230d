import { Skeleton } from '@aranya/ui';
import { clsx } from 'clsx';
import card from './article-card/article-card.module.css';
import { PAGE_SIZE } from '../../data/news/fetch-news';
import wall from './news-page.module.css';
import styles from './news-skeleton.module.css';

export function NewsSkeleton() {
  return (
    <div className={wall.grid} aria-hidden="true">
      {Array.from({ length: PAGE_SIZE }, (_, i) => (
        <div key={i} className={clsx('shrinks anchor', card.item, i === 0 && card.lead)}>
          <div className={`stack packed tall ${card.article}`}>
            <span className={card.picture}>
              <Skeleton shape="block" className={styles.picture} />
            </span>
            <div className={card.title}>
              <Skeleton lines={2} />
            </div>
            <div className={clsx('over-3 ink-2 breaks small lh-15 lines-3', card.description, styles.lines)}>
              <Skeleton lines={3} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
