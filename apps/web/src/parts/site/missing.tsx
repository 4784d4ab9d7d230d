import type { ReactNode } from 'react';
import { artwork } from '../../lib/artwork';
import styles from './missing.module.css';

interface MissingProps {
  /** A heading of the first level, and why. */
  words: ReactNode;
  action: ReactNode;
  scene?: string;
}

/** A screen of the community that has nothing to show, with a landscape beside the words. */
export const Missing = ({ words, action, scene = 'not-found' }: MissingProps) => (
  <div className={styles.missing}>
    <img
      className="wide sand round-3 cover ratio-4-3"
      src={artwork.scene(scene)}
      alt=""
      width="1200"
      height="900"
    />
    <div className="stack gap-5 starts">
      {words}
      <div className="cluster gap-3">{action}</div>
    </div>
  </div>
);
