import { announce } from '@aranya/ui';
import { wordleWords } from '@aranya/wildlife-data';
import { useState } from 'react';
import { keepRound, openRound } from './kept/kept-round';
import { withRound, wordleStatistics } from './statistics/wordle-statistics';
import { guessSentence, verdicts } from './texts/mark-words';
import {
  deleteLetter,
  enterGuess,
  MAX_GUESSES,
  startRound,
  statusOf,
  typeText,
  type WordleRound,
} from './wordle.rules';

interface Play {
  round: WordleRound;
  /** Guesses that were made before this visit; they are not shown turning. */
  known: number;
  /** How often a guess was refused in this round. */
  refusals: number;
}

function begin(round: WordleRound): Play {
  return { round, known: round.guesses.length, refusals: 0 };
}

/** What a guess brought, for those who listen. */
function resultWords(round: WordleRound): string {
  const guess = round.guesses.at(-1);
  const verdict = verdicts[statusOf(round)](round.secret);
  return [guess && guessSentence(guess, round.guesses.length), verdict].filter(Boolean).join(' ');
}

/** One player's rounds: each guess is heard and kept, each end is counted. Only for the browser: it draws by chance. */
export function useWordle() {
  const [play, setPlay] = useState(() => begin(openRound(Math.random)));
  const { round } = play;
  const change = (next: (now: WordleRound) => WordleRound) =>
    setPlay((now) => ({ ...now, round: next(now.round) }));

  return {
    ...play,
    status: statusOf(round),
    type: (text: string) => change((now) => typeText(now, text)),
    addLetter: (letter: string) => change((now) => typeText(now, now.typed + letter)),
    deleteLetter: () => change(deleteLetter),
    enter: () => {
      const next = enterGuess(round);
      if (next === round) return;
      if (next.refusal) {
        announce(next.refusal);
        setPlay({ ...play, round: next, refusals: play.refusals + 1 });
        return;
      }
      announce(resultWords(next));
      keepRound(next);
      if (statusOf(next) !== 'playing') wordleStatistics.change((now) => withRound(now, next));
      change(() => next);
    },
    startNew: () => {
      const next = startRound(wordleWords, Math.random, round.secret);
      announce(`A new word of ${next.secret.length} letters, ${MAX_GUESSES} guesses.`);
      setPlay(begin(next));
    },
  };
}
