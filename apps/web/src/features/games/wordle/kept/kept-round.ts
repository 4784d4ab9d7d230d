import { wordleWords } from '@aranya/wildlife-data';
import { createGameStatistics } from '../../shared/statistics';
import { replay, startRound, statusOf, type Chance, type WordleRound } from '../wordle.rules';

/** The last round as this browser keeps it. */
interface KeptRound {
  /** Its word's place in the list, so that nobody reads the word by accident; -1 for none. */
  word: number;
  guesses: readonly string[];
}

const nothing: KeptRound = { word: -1, guesses: [] };

/** Kept from the first guess on: a round half played goes on after a reload, and a word does not come twice. */
const kept = createGameStatistics<KeptRound>({
  game: 'wordle-round',
  read: ({ word, guesses }) =>
    typeof word === 'number' && wordleWords[word] !== undefined && Array.isArray(guesses)
      ? { word, guesses: guesses.filter((guess) => typeof guess === 'string') }
      : nothing,
});

/** What a player who comes to the game finds: the round half played, or a new one with another word than the last. */
export function openRound(chance: Chance): WordleRound {
  const { word, guesses } = kept.snapshot().statistics;
  const secret = wordleWords[word];
  if (secret === undefined) return startRound(wordleWords, chance);
  const round = replay(secret, guesses);
  return statusOf(round) === 'playing' ? round : startRound(wordleWords, chance, secret);
}

/** Keeps a round after a guess, finished or not. */
export function keepRound({ secret, guesses }: WordleRound): void {
  const word = wordleWords.findIndex((each) => each === secret);
  kept.change(() => ({ word, guesses: guesses.map((guess) => guess.word) }));
}
