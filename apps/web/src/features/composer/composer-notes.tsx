import { LostPictures } from '../../parts/post-editor/lost-pictures';
import styles from './composer.module.css';
import { m } from '../../lib/language/messages';

interface ComposerNotesProps {
  /** The number of pictures that could not be kept. */
  lost: number;
  isAtRisk: boolean;
  isWaiting: boolean;
}

export function ComposerNotes({ lost, isAtRisk, isWaiting }: ComposerNotesProps) {
  return (
    <div role="status" className={styles.notes}>
      {lost > 0 && <LostPictures count={lost} />}
      {isAtRisk && <p>{m.composer_at_risk()}</p>}
      {isWaiting && <p>{m.saw_waits()}</p>}
    </div>
  );
}
