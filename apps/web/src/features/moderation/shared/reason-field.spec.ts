import { readyReasons } from './admin-texts';
import { withSentence } from './reason-field';

const [spam, cruelty] = [readyReasons.spam.sentence(), readyReasons.cruelty.sentence()];

test('a ready-made sentence takes the place of another, and own words stay', () => {
  expect(withSentence('', spam)).toBe(spam);
  expect(withSentence(spam, cruelty)).toBe(cruelty);
  expect(withSentence(`Again. ${spam}`, cruelty)).toBe(`Again. ${cruelty}`);
});
