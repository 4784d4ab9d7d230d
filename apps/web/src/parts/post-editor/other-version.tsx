import { Button } from '@aranya/ui';
import styles from './other-version.module.css';
import { m } from '../../lib/language/messages';

interface OtherVersionProps {
  title: string;
  /** Ends with words that lead to the text. */
  explanation: string;
  text: string;
  /** Shown if the other version has no text. */
  emptyText: string;
  onKeepMine: () => void;
  onTakeOther: () => void;
}

export function OtherVersion({
  title,
  explanation,
  text,
  emptyText,
  onKeepMine,
  onTakeOther,
}: OtherVersionProps) {
  return (
    <section className="stack gap-3 pad-4 sand round-1 edged" aria-label={title}>
      <p>{explanation}</p>
      <blockquote className={styles.quote} dir="auto">
        {text === '' ? emptyText : text}
      </blockquote>
      <div className="cluster gap-3">
        <Button variant="outline" onClick={onKeepMine}>
          {m.editor_keep_mine()}
        </Button>
        <Button variant="outline" onClick={onTakeOther}>
          {m.editor_take_other()}
        </Button>
      </div>
    </section>
  );
}
