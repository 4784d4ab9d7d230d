import type { Post } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import styles from './edit-post.module.css';

interface EditedMeanwhileProps {
  newer: Post;
  onKeepMine: () => void;
  onTakeNewer: () => void;
}

/** Offers both texts: nothing typed is lost. */
export function EditedMeanwhile({ newer, onKeepMine, onTakeNewer }: EditedMeanwhileProps) {
  return (
    <section className={styles.newer} aria-label="Edited meanwhile">
      <p>You edited this post on another device meanwhile. It now reads:</p>
      <blockquote className={styles.quote} dir="auto">
        {newer.content === '' ? 'No words, only pictures.' : newer.content}
      </blockquote>
      <div className={styles.choices}>
        <Button variant="outline" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button variant="outline" onClick={onTakeNewer}>
          Take that one
        </Button>
      </div>
    </section>
  );
}
