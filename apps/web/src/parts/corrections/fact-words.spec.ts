import type { Fact } from '@aranya/contracts';
import { animals, parks } from '@aranya/wildlife-data';
import { correctableFacts } from '@aranya/wildlife-data/corrections';
import '../../lib/record-words';
import { recordWord } from '../../lib/language/record-word';
import { inLanguage } from '../../testing/in-language';
import { factLabel, factText, factWord, readFact, typedFact } from './fact-words';
import { recordPage } from './record-page';

test.each([
  ['glance.size.0.cm', 'Size › 1 › cm'],
  ['conservation_status', 'Conservation status'],
  ['travel.station.km', 'Travel › station › km'],
])('%s reads %s', (field, label) => {
  expect(factLabel(field)).toBe(label);
});

test.each(['hi', 'mr'] as const)('each fact of an animal and a park has words in %s', (locale) => {
  inLanguage(locale);
  const facts = ['species/bengal-tiger', 'parks/kanha-national-park'].flatMap(
    (name) => correctableFacts(name, [])?.facts ?? [],
  );
  expect(facts.length).toBeGreaterThan(100);
  expect(facts.map(({ field }) => factLabel(field)).filter((label) => /[a-z]/.test(label))).toEqual([]);
});

test.each(['hi', 'mr'] as const)('each value that can be chosen has a word in %s', (locale) => {
  inLanguage(locale);
  const names = [
    ...animals.map(({ slug }) => `species/${slug}`),
    ...parks.map(({ slug }) => `parks/${slug}`),
  ];
  const chosen = names.flatMap((name) =>
    (correctableFacts(name, [], locale)?.facts ?? []).flatMap(({ field, options, words }) =>
      options.map((option) => factWord(field, option, words)),
    ),
  );
  expect(chosen.length).toBeGreaterThan(1000);
  expect(chosen.filter((word) => /[a-z]/i.test(word))).toEqual([]);
});

test('a record is called by its name in the language', () => {
  inLanguage('hi');
  const records = [
    ...animals.map(({ slug, name }) => [`species/${slug}`, name]),
    ...parks.map(({ slug, name }) => [`parks/${slug}`, name]),
  ];
  for (const [record = '', name = ''] of records)
    expect(recordPage({ record, language: 'en' }).name).toBe(recordWord(name));
});

test.each<[Fact['input'], Fact['value'], string]>([
  ['text', 'Deer', 'Deer'],
  ['number', 940, '940'],
  ['yes_no', true, 'yes'],
  ['texts', ['sambar', 'wild pig'], 'sambar\nwild pig'],
  ['numbers', [1.5, 2], '1.5, 2'],
])('a fact of %s is typed and read again', (input, value, typed) => {
  expect(typedFact({ language: 'en', words: {}, field: 'x', value, input, options: [] })).toBe(typed);
  expect(readFact(input, typed)).toEqual(value);
});

test('a text in the place of a number is sent as it was typed', () => {
  expect(readFact('number', 'heavy')).toBe('heavy');
  expect(readFact('numbers', '10 to 20')).toEqual(['10', 'to', '20']);
  expect([factText('x', null), factText('x', false), factText('x', [10, 21])]).toEqual([
    'Not said',
    'No',
    '10, 21',
  ]);
  expect(factText('glance.range.throughout', ['COD', 'IND'])).toBe('DR Congo, India');
});
