import { wordleWords } from '@aranya/wildlife-data';
import fc from 'fast-check';
import { bestMarks, MAX_GUESSES, roundStatus } from '../shared/word/word.rules';
import {
  deleteLetter,
  enterGuess,
  markGuess,
  NOT_A_WORD,
  replay,
  startRound,
  typeText,
  TYPED_LIMIT,
  type WordleRound,
} from './wordle.rules';

const letters = { correct: 'c', present: 'p', kin: 'k', absent: '-' } as const;
const short = (secret: string, guess: string) =>
  markGuess(secret, guess)
    .map((mark) => letters[mark])
    .join('');
const newRound = (secret: string) => replay(secret, []);
const guess = (round: WordleRound, word: string) => enterGuess(typeText(round, word));

test.each([
  // Each letter occurs once.
  ['tiger', 'tiger', 'ccccc'],
  ['tiger', 'otter', '-p-cc'],
  ['lion', 'noil', 'pppp'],
  // The guess repeats a letter that the word has once, so only one is marked, a right place first.
  ['camel', 'eagle', 'pc-p-'],
  ['horse', 'geese', '---cc'],
  ['lion', 'llll', 'c---'],
  // The word repeats a letter, which is present as often as it occurs beyond the right places.
  ['otter', 'tttxx', '-cc--'],
  ['otter', 'txxtx', 'p--p-'],
  ['otter', 'tiger', 'p--cc'],
  ['moose', 'ooxxx', 'pc---'],
  ['eagle', 'eerie', 'c---c'],
  ['beaver', 'reveal', 'pcppp-'],
  ['beaver', 'eeeeee', '-c--c-'],
])('%s guessed as %s is %s', (secret, word, marks) => {
  expect(short(secret, word)).toBe(marks);
});

const word = fc.string({ unit: fc.constantFrom(...'aegilnort'), minLength: 4, maxLength: 6 });
const secretAndGuess = fc.oneof(
  fc.tuple(fc.constantFrom(...wordleWords), word),
  fc.tuple(word, word),
  fc.constantFrom(...wordleWords).map((secret): [string, string] => [secret, secret]),
);
const count = (text: string, letter: string) => text.split(letter).length - 1;

test('a letter is marked as often as both the word and the guess have it', () => {
  fc.assert(
    fc.property(secretAndGuess, ([secret, given]) => {
      const marks = markGuess(secret, given);
      for (const letter of new Set(given)) {
        const marked = [...given].filter((each, index) => each === letter && marks[index] !== 'absent');
        expect(marked).toHaveLength(Math.min(count(secret, letter), count(given, letter)));
      }
    }),
  );
});

test('a letter is correct exactly where both agree, and only the word itself is all correct', () => {
  fc.assert(
    fc.property(secretAndGuess, ([secret, given]) => {
      const marks = markGuess(secret, given);
      expect(marks).toHaveLength(given.length);
      marks.forEach((mark, index) => expect(mark === 'correct').toBe(secret[index] === given[index]));
      const all = given.length === secret.length && marks.every((mark) => mark === 'correct');
      expect(all).toBe(secret === given);
    }),
  );
});

test('ignores case', () => {
  fc.assert(
    fc.property(secretAndGuess, fc.boolean(), ([secret, given], secretToo) => {
      const loud = given.toUpperCase();
      expect(markGuess(secretToo ? secret.toUpperCase() : secret, loud)).toEqual(markGuess(secret, given));
      expect(guess(newRound(secret), loud)).toEqual(guess(newRound(secret), given));
    }),
  );
});

test('no input leads to more than six guesses or changes a finished round', () => {
  fc.assert(
    fc.property(fc.constantFrom(...wordleWords), fc.array(fc.string({ maxLength: 9 })), (secret, texts) => {
      let round = newRound(secret);
      for (const text of [...texts, secret, 'zzzz']) {
        const before = round;
        round = guess(round, text);
        if (roundStatus(before) !== 'playing') expect(round).toBe(before);
        expect(round.guesses.length - before.guesses.length).toBe(round.error || round === before ? 0 : 1);
        expect(round.guesses.length).toBeLessThanOrEqual(MAX_GUESSES);
        expect(round.guesses.every((each) => each.word.length === secret.length)).toBe(true);
      }
    }),
  );
});

test('every word can be drawn, but not the last one again', () => {
  const drawn = (value: number, last?: string) => startRound(wordleWords, () => value, last).secret;
  expect(wordleWords.map((_, index) => drawn((index + 0.5) / wordleWords.length))).toEqual(wordleWords);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (value) => {
      for (const last of wordleWords) expect(drawn(value, last)).not.toBe(last);
    }),
  );
  expect(startRound(['lion'], () => 0.9, 'lion').secret).toBe('lion');
  expect(() => startRound([], () => 0)).toThrow(RangeError);
});

test.each(['lion', 'tiger', 'beaver'])(
  'a guess that is not as long as %s is rejected and does not count',
  (secret) => {
    for (const text of ['', 'abc', `${secret}s`]) {
      const round = guess(newRound(secret), text);
      expect(round).toEqual({
        secret,
        guesses: [],
        typed: text,
        error: `Word must be ${secret.length} letters`,
      });
      expect(enterGuess(round)).toEqual(round);
      expect(typeText(round, `${text}x`).error).toBeUndefined();
    }
  },
);

test('a text that is no word is rejected and does not count', () => {
  const typed = typeText(newRound('tiger'), 'regit');
  expect(enterGuess(typed, () => false)).toEqual({ ...typed, error: NOT_A_WORD });
});

test('typed text is reduced to lower-case letters and limited; the last letter can be deleted', () => {
  const round = typeText(newRound('tiger'), ' Ti9-GER\u00a0');
  expect(round.typed).toBe('tiger');
  expect(deleteLetter(round).typed).toBe('tige');
  expect(deleteLetter(newRound('tiger')).typed).toBe('');
  expect(typeText(round, 'a'.repeat(99)).typed).toHaveLength(TYPED_LIMIT);
  expect(typeText(round, 'TIGER')).toBe(round);
});

test('the word wins at any guess, six other words lose, and then input stops', () => {
  const wrong = Array.from({ length: MAX_GUESSES }, () => 'otter');
  for (let before = 0; before < MAX_GUESSES; before += 1) {
    const won = replay('tiger', [...wrong.slice(0, before), 'TIGER']);
    expect(roundStatus(won)).toBe('won');
    expect(won.guesses).toHaveLength(before + 1);
    expect(typeText(won, 'x')).toBe(won);
    expect(enterGuess(won)).toBe(won);
  }
  expect(roundStatus(replay('tiger', wrong.slice(1)))).toBe('playing');
  const lost = replay('tiger', wrong);
  expect(roundStatus(lost)).toBe('lost');
  expect(deleteLetter(lost)).toBe(lost);
  expect(guess(lost, 'tiger')).toBe(lost);
});

test('replaying the guesses restores the round, without those that do not count', () => {
  const played = guess(guess(newRound('beaver'), 'badger'), 'ferret');
  expect(replay('beaver', ['badger', 'ferret'])).toEqual(played);
  expect(replay('beaver', ['badger', 'cat', 'ferret'])).toEqual(played);
});

test('a key keeps the best mark of its letter', () => {
  const { guesses } = replay('tiger', ['greet', 'eagle', 'otter']);
  expect(Object.fromEntries(bestMarks(guesses))).toEqual({
    g: 'correct',
    r: 'correct',
    e: 'correct',
    t: 'present',
    a: 'absent',
    l: 'absent',
    o: 'absent',
  });
  // The last guess misplaces G.
  expect(bestMarks(replay('tiger', ['eagle', 'great']).guesses).get('g')).toBe('correct');
  expect(bestMarks([]).size).toBe(0);
});
