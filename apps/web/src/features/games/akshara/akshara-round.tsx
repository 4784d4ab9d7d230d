import type { ReactNode, Ref } from 'react';
import { getLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { Board } from '../shared/word/board';
import { GuessField } from '../shared/word/guess-field';
import { Keyboard } from '../shared/word/keyboard';
import { Legend } from '../shared/word/legend';
import { WordRound, WordStatus } from '../shared/word/word-round';
import { type Mark, MAX_GUESSES } from '../shared/word/word.rules';
import { keyMarks } from './akshara.rules';
import { keyLabel, markTexts, rowSentence } from './akshara-words';
import { faceOf, keyRows } from './keys';
import type { AksharaBoard } from './use-akshara-board';

const STATUS = 'akshara-status';

type AksharaRoundProps = {
  board: AksharaBoard;
  language: 'hi' | 'mr';
  result: (ref: Ref<HTMLHeadingElement>) => ReactNode;
};

export function AksharaRound({ board, language, result }: AksharaRoundProps) {
  const { columns, guesses, status, typed, letters, wrong, restored, errorCount } = board;
  const playing = status === 'playing';
  const texts = markTexts();
  return (
    <WordRound
      label={m.akshara_board()}
      columns={columns}
      playing={playing}
      keys={{
        letters: /^\p{sc=Devanagari}+$/u,
        onLetter: board.addLetter,
        onDelete: board.deleteLetter,
        onEnter: board.enter,
      }}
      board={(ref) => (
        <Board
          ref={ref}
          label={m.akshara_guesses()}
          columns={columns}
          guesses={guesses}
          typed={letters}
          rejected={wrong}
          sentenceOf={rowSentence}
          restored={restored}
          errorCount={errorCount}
        >
          {playing && (
            <GuessField
              label={m.akshara_your_guess()}
              lang={getLocale()}
              row={guesses.length}
              value={typed}
              onChange={board.type}
              onEnter={board.enter}
              invalid={wrong}
              describedBy={STATUS}
            />
          )}
        </Board>
      )}
      controls={
        <>
          <WordStatus id={STATUS} wrong={wrong || letters.length > columns}>
            {statusText(board)}
            {board.hint && ` · ${board.hint}`}
          </WordStatus>
          <Keyboard
            label={m.akshara_keyboard()}
            rows={keyRows[language]}
            enter={m.akshara_enter()}
            faceOf={(key) => faceOf(typed, key)}
            labelOf={(key, mark) => keyLabel(key, faceOf(typed, key), mark)}
            marks={keyMarks(guesses)}
            turning={guesses.length > restored ? columns : 0}
            onLetter={board.press}
            onDelete={board.deleteLetter}
            onEnter={board.enter}
          />
          <Legend
            title={m.akshara_legend()}
            marks={(Object.keys(texts) as Mark[]).map((mark) => [mark, ...texts[mark]])}
            anywhere={m.akshara_anywhere()}
          >
            {m.akshara_help()}
          </Legend>
        </>
      }
      result={result}
    />
  );
}

function statusText({ columns, guesses, typed, letters, wrong }: AksharaBoard): string {
  const wanted = m.akshara_letters({ count: columns });
  if (wrong) return m.akshara_wrong_length({ letters: wanted });
  if (letters.length > columns) return m.akshara_too_many({ count: letters.length - columns });
  if (letters.length === 0 && /[a-z]/i.test(typed)) return m.akshara_devanagari();
  return m.akshara_status({ number: guesses.length + 1, most: MAX_GUESSES, letters: wanted });
}
