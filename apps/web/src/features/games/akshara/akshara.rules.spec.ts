import { MAX_GUESSES, roundStatus } from '../shared/word/word.rules';
import { keyMarks, markAksharas, replay } from './akshara.rules';

const letters = { correct: 'c', present: 'p', kin: 'k', absent: '-' } as const;

test.each([
  ['बाघ', 'बाघ', 'cc'],
  ['मगर', 'गरम', 'ppp'],
  ['मगर', 'नगर', '-cc'],
  // Another sign, in its place or elsewhere.
  ['हिरण', 'हीरा', 'kk'],
  ['गिलहरी', 'रगीला', 'kkk'],
  // A consonant of a cluster.
  ['मच्छर', 'चमक', 'kp-'],
  ['पक्षी', 'षड', 'k-'],
  // A right akshara counts before one that is elsewhere, and that before one that is kin.
  ['कमल', 'काकक', '-p-'],
  ['काक', 'ककि', 'pk'],
  // A vowel is kin to itself alone.
  ['आम', 'अंश', '--'],
  ['अनार', 'अंगूर', 'k-c'],
  ['सड़क', 'साडी', 'k-'],
  // The other ways to write a word.
  ['साँप', 'सांप', 'cc'],
  ['चंदन', 'चन्दन', 'ccc'],
])('%s guessed as %s is %s', (secret, guess, marks) => {
  expect(
    markAksharas(secret, guess)
      .map((mark) => letters[mark])
      .join(''),
  ).toBe(marks);
});

test('the word wins in any way to write it, six others lose, and what is too short or too long does not count', () => {
  expect(roundStatus({ guesses: replay('चंदन', ['जंगल', 'नदी', 'चन्दन', 'बरगद']) })).toBe('won');
  expect(replay('चंदन', ['जंगल', 'नदी', 'tiger', 'चन्दन', 'बरगद'])).toHaveLength(2);
  const lost = replay('चंदन', Array<string>(MAX_GUESSES + 1).fill('जंगल'));
  expect(lost).toHaveLength(MAX_GUESSES);
  expect(roundStatus({ guesses: lost })).toBe('lost');
});

test('a key of a consonant keeps its best mark; signs and what one cannot tell have none', () => {
  const marks = keyMarks(replay('मच्छर', ['चमक', 'आच्छार', 'नममा']));
  expect(Object.fromEntries(marks)).toEqual({
    च: 'kin',
    म: 'present',
    क: 'absent',
    र: 'correct',
    न: 'absent',
  });
});
