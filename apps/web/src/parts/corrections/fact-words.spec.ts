import type { Fact } from '@aranya/contracts';
import { correctableFacts } from '@aranya/wildlife-data/corrections';
import { inLanguage } from '../../testing/in-language';
import { factLabel, factText, readFact, typedFact } from './fact-words';

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
  expect([factText(null), factText(false), factText([10, 21])]).toEqual(['Not said', 'No', '10, 21']);
});
