import { Skeleton, SkeletonGroup } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import styles from './chat-skeleton.module.css';

const bubbles = [
  { width: '14rem', mine: false },
  { width: '18rem', mine: true },
  { width: '11rem', mine: false },
  { width: '16rem', mine: false },
  { width: '12rem', mine: true },
];

export function ChatSkeleton() {
  return (
    <SkeletonGroup label={m.chat_loading()} className={styles.column}>
      {bubbles.map(({ width, mine }, index) => (
        <Skeleton
          key={index}
          shape="block"
          width={width}
          height={46}
          className={mine ? styles.mine : styles.theirs}
        />
      ))}
    </SkeletonGroup>
  );
}
