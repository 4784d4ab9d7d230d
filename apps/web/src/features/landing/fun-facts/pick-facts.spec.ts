import { pickFacts, stepInRing } from './pick-facts';

const facts = Array.from({ length: 20 }, (_, index) => `fact ${index}`);

test('picks as many different facts as asked, all of them from the list', () => {
  const picked = pickFacts(facts, 10, Math.random);
  expect(new Set(picked).size).toBe(10);
  expect(facts).toEqual(expect.arrayContaining(picked));
});

test('chance decides which and in what order', () => {
  expect(pickFacts(facts, 3, () => 0)).toEqual(['fact 0', 'fact 1', 'fact 2']);
  expect(pickFacts(facts, 3, () => 0.999)).toEqual(['fact 19', 'fact 18', 'fact 17']);
});

test('leaves the list as it was', () => {
  const before = [...facts];
  pickFacts(facts, 10, Math.random);
  expect(facts).toEqual(before);
});

test('wraps at both ends', () => {
  expect(stepInRing(9, 1, 10)).toBe(0);
  expect(stepInRing(0, -1, 10)).toBe(9);
  expect(stepInRing(4, 1, 10)).toBe(5);
});
