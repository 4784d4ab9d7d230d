import { Button } from '@aranya/ui';
import styles from './place-taken.module.css';
import { m } from '../../lib/language/messages';

interface PlaceTakenProps {
  /** Explains the next step. */
  text: string;
  /** Undefined if nothing was removed. */
  onUndo: (() => void) | undefined;
}

export function PlaceTaken({ text, onUndo }: PlaceTakenProps) {
  return (
    <div className={styles.taken}>
      <p role="status">{onUndo && text}</p>
      {onUndo && (
        <Button variant="outline" onClick={onUndo}>
          {m.editor_undo()}
        </Button>
      )}
    </div>
  );
}
