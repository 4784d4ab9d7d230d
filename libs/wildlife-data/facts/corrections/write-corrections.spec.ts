import { type Accepted, correctedText, translatedText } from './write-corrections';

const file = `name: Dhole
food: Chital, sambar and pig
area: 12
history: >-
  A short history of the place.
from: [iucn]

glance:
  size:
    - { cm: [85, 115], from: [adw] }
    - { cm: [40, 50], from: [adw] }
  weight: { kg: [10, 21], note: In India, of adults, from: [adw] }
  range:
    states:
      - Assam
      - Bihar
    from: [iucn]

sources:
  iucn:
    title: Red List
    url: https://example.org/iucn
  adw: animal-diversity
`;

const given: Accepted = {
  record: 'species/dhole',
  field: 'food',
  before: 'Chital, sambar and pig',
  value: 'Chital and pig',
  source_title: 'A book',
  source_url: 'https://example.org/iucn',
};

function changedLines(more: Partial<Accepted>): string[] | string {
  const corrected = correctedText(file, { ...given, ...more });
  if ('problem' in corrected) return corrected.problem;
  const lines = new Set(file.split('\n'));
  return corrected.text.split('\n').filter((line) => !lines.has(line));
}

test.each<[string, Partial<Accepted>, string[]]>([
  ['a text on its line', {}, ['food: Chital and pig']],
  ['a text that needs quotes', { value: "It's:\n pig" }, ["food: 'It''s: pig'"]],
  ['a number', { field: 'area', before: 12, value: 13.5 }, ['area: 13.5']],
  [
    'a folded text that has become short',
    { field: 'history', before: 'A short history of the place.', value: 'Short.' },
    ['history: Short.'],
  ],
  [
    'numbers in braces, with the source beside them',
    { field: 'glance.weight.kg', before: [10, 21], value: [12, 20] },
    ['  weight: { kg: [12, 20], note: In India, of adults, from: [adw, iucn] }'],
  ],
  [
    'one of several',
    { field: 'glance.size.1.cm', before: [40, 50], value: [40, 52] },
    ['    - { cm: [40, 52], from: [adw, iucn] }'],
  ],
  [
    'a text with commas in braces',
    { field: 'glance.weight.note', before: 'In India, of adults', value: 'Adults, in Assam' },
    ['  weight: { kg: [10, 21], note: Adults, in Assam, from: [adw, iucn] }'],
  ],
  [
    'a list with a line for each',
    { field: 'glance.range.states', before: ['Assam', 'Bihar'], value: ['Bihar', 'Goa'] },
    ['      - Goa'],
  ],
  [
    'a fact that the record did not say',
    { field: 'glance.range.note', before: null, value: 'Once in Java' },
    ['    note: Once in Java'],
  ],
  [
    'another source',
    { source_url: 'https://example.org/book' },
    [
      'food: Chital and pig',
      'from: [iucn, a-book]',
      '  a-book:',
      '    title: A book',
      '    url: https://example.org/book',
    ],
  ],
])('writes %s', (_, more, lines) => {
  expect(changedLines(more)).toEqual(lines);
});

test('a long text is folded', () => {
  const value = Array.from({ length: 30 }, () => 'chital').join(' ');
  const lines = changedLines({ value });
  expect(lines).toEqual(['food: >-', expect.any(String), expect.any(String)]);
  expect([...lines].slice(1).every((line) => line.startsWith('  ') && line.length <= 108)).toBe(true);
});

test('names what does not fit any more, and changes nothing twice', () => {
  expect(changedLines({ before: 'Deer' })).toMatch('says something else');
  expect(changedLines({ source_url: null })).toMatch('no address on the web');
  expect(changedLines({ value: 'Chital, sambar and pig', before: 'Deer' })).toEqual([]);
});

test('writes a text of a translation, unless it is another by now', () => {
  const text = 'food:\n  of: 12345678\n  text: चीतल और सांभर\n';
  const given = {
    ...{ record: 'hi/species/dhole', field: 'food', before: 'चीतल और सांभर', value: 'चीतल, सांभर' },
    ...{ source_title: 'A book', source_url: null },
  };
  expect(translatedText(text, given)).toEqual({ text: text.replace('चीतल और सांभर', 'चीतल, सांभर') });
  expect(translatedText(text, { ...given, before: 'चीतल' })).toHaveProperty('problem');
});
