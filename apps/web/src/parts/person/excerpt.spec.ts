import { excerpt } from './excerpt';

test.each([
  ['', ''],
  ['Birds.', 'Birds.'],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), `${'x'.repeat(30)}…`],
  ['Counts waders at the salt pans  before dawn', 'Counts waders at the salt pans…'],
  ['Photographs kingfishers at the Bhavani', 'Photographs kingfishers at the…'],
  ['Counts waders at the salt pan, before dawn', 'Counts waders at the salt pan…'],
  ['नदी के किनारे पक्षियों की गिनती करती हूँ और लिखती हूँ', 'नदी के किनारे पक्षियों की गिनती करती हूँ और…'],
  ['Two\nlines', 'Two lines'],
])('%j is cut to %j', (text, cut) => {
  expect(excerpt(text, 30)).toBe(cut);
});

test('never cuts a grapheme', () => {
  expect(excerpt('👩‍🌾'.repeat(31), 30)).toBe(`${'👩‍🌾'.repeat(30)}…`);
  expect(excerpt(`${'क्षि'.repeat(2)} end`, 2)).toBe(`${'क्षि'.repeat(2)}…`);
});

test('without a segmenter, accents stay with their letters', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  expect(excerpt('ü'.normalize('NFD').repeat(31), 30)).toBe(`${'ü'.normalize('NFD').repeat(30)}…`);
  Object.assign(Intl, { Segmenter });
});
