import { MarkIcon } from '../../shared/word/mark-icon';
import { markLetters } from '../../shared/word/word.rules';
import styles from './word-art.module.css';

type WordArtProps = { secret: readonly string[]; guesses: readonly (readonly string[])[] };

export function WordArt({ secret, guesses }: WordArtProps) {
  return (
    <div className={styles.ground}>
      <div className={styles.rows}>
        {guesses.map((guess, row) => (
          <div key={row} className={styles.row}>
            {markLetters(secret, guess).map((mark, column) => (
              <span key={column} className={styles.tile} data-mark={mark}>
                {guess[column]}
                <MarkIcon mark={mark} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

export const WordleArt = () => <WordArt secret={[...'tiger']} guesses={[[...'camel'], [...'otter']]} />;
