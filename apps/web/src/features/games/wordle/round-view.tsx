import type { ReactNode, Ref } from 'react';
import { Board } from '../shared/word/board';
import { GuessField } from '../shared/word/guess-field';
import { Keyboard } from '../shared/word/keyboard';
import { Legend } from '../shared/word/legend';
import { WordRound, WordStatus } from '../shared/word/word-round';
import { bestMarks, type Mark, MAX_GUESSES } from '../shared/word/word.rules';
import { markWords, rowSentence } from './mark-words';
import type { WordleBoard } from './use-board';

const rows = [[...'qwertyuiop'], [...'asdfghjkl'], ['enter', ...'zxcvbnm', 'delete']];
const STATUS = 'wordle-status';

type RoundViewProps = {
  board: WordleBoard;
  /** The board takes the focus of a removed button. */
  focused?: boolean;
  result: (ref: Ref<HTMLHeadingElement>) => ReactNode;
};

export function RoundView({ board, focused = false, result }: RoundViewProps) {
  const { round, status, restored, listLoaded, errorCount, type, addLetter, deleteLetter, enter } = board;
  const { secret, guesses, typed, error } = round;
  const { length } = secret;
  const playing = status === 'playing';
  const keys = { letters: /^[a-z]$/i, onLetter: addLetter, onDelete: deleteLetter, onEnter: enter };
  const rest = typed.length - length;
  return (
    <WordRound
      label="Board"
      columns={length}
      playing={playing}
      focused={focused}
      listLoaded={listLoaded}
      keys={keys}
      board={(ref) => (
        <Board
          ref={ref}
          label="Guesses"
          columns={length}
          guesses={guesses}
          typed={typed}
          rejected={error !== undefined}
          sentenceOf={rowSentence}
          restored={restored}
          errorCount={errorCount}
        >
          {playing && (
            <GuessField
              label="Your guess"
              row={guesses.length}
              value={typed}
              onChange={type}
              onEnter={enter}
              invalid={error !== undefined}
              describedBy={STATUS}
              // The page has a keyboard of its own.
              inputMode="none"
            />
          )}
        </Board>
      )}
      controls={
        <>
          <WordStatus id={STATUS} wrong={error !== undefined || rest > 0}>
            {error ??
              (rest > 0
                ? `${rest} ${rest === 1 ? 'letter' : 'letters'} too many`
                : `Guess ${guesses.length + 1} of ${MAX_GUESSES}, ${length} letters`)}
          </WordStatus>
          <Keyboard
            label="Keyboard"
            rows={rows}
            enter="enter"
            labelOf={keyLabel}
            marks={bestMarks(guesses)}
            turning={guesses.length > restored ? length : 0}
            {...keys}
          />
          <Legend
            title="Reading the tiles"
            marks={(['correct', 'present', 'absent'] as const).map((mark) => [mark, mark, markWords[mark]])}
            anywhere="Type anywhere on this page"
          >
            You can guess any English word of that length. A letter is marked only as often as it is in the
            word.
          </Legend>
        </>
      }
      result={result}
    />
  );
}

function keyLabel(key: string, mark: Mark | undefined): string {
  if (key === 'enter') return 'Enter';
  if (key === 'delete') return 'Delete the last letter';
  return mark ? `${key.toUpperCase()}, ${mark}` : key.toUpperCase();
}
