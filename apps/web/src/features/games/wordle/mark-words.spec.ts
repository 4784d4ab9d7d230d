import { replay } from './wordle.rules';
import { guessSentence, verdicts } from './mark-words';

const sentence = (secret: string, word: string, number = 1) =>
  replay(secret, [word]).guesses.map((guess) => guessSentence(guess, number))[0];

test('a guess is described letter by letter', () => {
  expect(sentence('eagle', 'camel', 2)).toBe(
    'Guess 2 of 6, camel: C not in the word, A in the right place, M not in the word, ' +
      'E elsewhere in the word, L elsewhere in the word.',
  );
});

test('a letter guessed too often is not called absent', () => {
  expect(sentence('lion', 'lill')).toBe(
    'Guess 1 of 6, lill: L in the right place, I in the right place, L not there again, L not there again.',
  );
});

test('the verdicts are the specification’s', () => {
  expect(verdicts.playing()).toBeUndefined();
  expect(verdicts.won()).toBe('Correct! You guessed the animal');
  expect(verdicts.lost('beaver')).toBe('Game over! The animal was beaver');
});
