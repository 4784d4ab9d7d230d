import { readyReasons } from './admin-texts';
import { withSentence } from './reason-field';

const { spam, cruelty } = readyReasons;

test('a ready-made sentence takes the place of another, and own words stay', () => {
  expect(withSentence('', spam.sentence)).toBe(spam.sentence);
  expect(withSentence(spam.sentence, cruelty.sentence)).toBe(cruelty.sentence);
  expect(withSentence(`Again. ${spam.sentence}`, cruelty.sentence)).toBe(`Again. ${cruelty.sentence}`);
});
