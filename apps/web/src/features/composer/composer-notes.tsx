import { LostPictures } from '../../parts/post-editor/lost-pictures';
import { WAITS_FOR_PLACE } from '../../parts/post-editor/sighting/use-given-place';
import styles from './composer.module.css';

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
      {isAtRisk && (
        <p>
          This browser cannot save the pictures of a draft. You lose them if you reload or leave this page.
        </p>
      )}
      {isWaiting && <p>{WAITS_FOR_PLACE}</p>}
    </div>
  );
}
