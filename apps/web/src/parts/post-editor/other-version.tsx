import { Button } from '@aranya/ui';
import styles from './other-version.module.css';

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
          Keep mine
        </Button>
        <Button variant="outline" onClick={onTakeOther}>
          Use that one
        </Button>
      </div>
    </section>
  );
}
