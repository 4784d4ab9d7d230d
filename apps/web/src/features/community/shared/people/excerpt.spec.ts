import { excerpt } from './excerpt';

test.each([
  ['', ''],
  ['Birds.', 'Birds.'],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), `${'x'.repeat(30)}…`],
  ['Counts waders at the salt pans  before dawn', 'Counts waders at the salt pans…'],
  ['Two\nlines', 'Two lines'],
])('%j is cut to %j', (text, cut) => {
  expect(excerpt(text, 30)).toBe(cut);
});

test('never cuts a grapheme', () => {
  expect(excerpt('👩‍🌾'.repeat(31), 30)).toBe(`${'👩‍🌾'.repeat(30)}…`);
  expect(excerpt(`${'क्षि'.repeat(2)} end`, 2)).toBe(`${'क्षि'.repeat(2)}…`);
});
