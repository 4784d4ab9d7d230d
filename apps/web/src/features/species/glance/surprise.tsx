import type { Glance } from '@aranya/wildlife-data';
import { Said } from '../../../lib/language/said';
import { Notes } from './notes';
import styles from './surprise.module.css';

export function Surprise({ surprise }: Pick<Glance, 'surprise'>) {
  return (
    <p className={styles.surprise}>
      <Said text={surprise.text} />
      <Notes from={surprise.from} />
    </p>
  );
}
