import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Board } from './board/board';
import { GuessField } from './board/guess-field';
import { Legend } from './board/legend';
import { Keyboard } from './keyboard/keyboard';
import { usePageKeys } from './keyboard/use-page-keys';
import { useTypeAnywhere } from './type-anywhere';
import type { WordleBoard } from './use-board';
import styles from './wordle-game.module.css';
import { bestMarks, MAX_GUESSES } from './wordle.rules';

type RoundViewProps = {
  board: WordleBoard;
  /** The board takes the focus of a removed button. */
  focused?: boolean;
  result: (ref: Ref<HTMLHeadingElement>) => ReactNode;
};

export function RoundView({ board, focused = false, result }: RoundViewProps) {
  const { round, status, restored, errorCount, type, addLetter, deleteLetter, enter } = board;
  const { anywhere } = useTypeAnywhere();
  const view = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLHeadingElement>(null);
  const playing = status === 'playing';
  const [openedPlaying] = useState(playing);
  const keys = { onLetter: addLetter, onDelete: deleteLetter, onEnter: enter };
  usePageKeys(view, playing && anywhere, keys);

  useEffect(() => {
    if (focused) list.current?.focus({ preventScroll: true });
  }, [focused]);

  // The focused field has been removed.
  useEffect(() => {
    if (openedPlaying && !playing) end.current?.focus({ preventScroll: true });
  }, [openedPlaying, playing]);

  const { secret, guesses, typed, error } = round;
  const { length } = secret;
  const rest = typed.length - length;
  return (
    <section
      ref={view}
      className={styles.round}
      aria-label="Board"
      data-letters={length}
      data-ended={!playing}
      data-list-loaded={board.listLoaded}
    >
      <div className={styles.board}>
        <Board ref={list} round={round} restored={restored} errorCount={errorCount}>
          {playing && (
            <GuessField
              row={guesses.length}
              value={typed}
              onChange={type}
              onEnter={enter}
              invalid={error !== undefined}
              describedBy="wordle-status"
            />
          )}
        </Board>
      </div>
      <div className={styles.side}>
        {playing ? (
          <div className={`stack gap-4 ${styles.controls}`}>
            <p
              id="wordle-status"
              className={`small ink-2 centered ${styles.status}`}
              data-error={error !== undefined || rest > 0}
            >
              {error ??
                (rest > 0
                  ? `${rest} ${rest === 1 ? 'letter' : 'letters'} too many`
                  : `Guess ${guesses.length + 1} of ${MAX_GUESSES}, ${length} letters`)}
            </p>
            <Keyboard marks={bestMarks(guesses)} turning={guesses.length > restored ? length : 0} {...keys} />
            <Legend />
          </div>
        ) : (
          result(end)
        )}
      </div>
    </section>
  );
}
