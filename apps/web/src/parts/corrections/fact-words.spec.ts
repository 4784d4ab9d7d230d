import type { Fact } from '@aranya/contracts';
import { factLabel, factText, readFact, typedFact } from './fact-words';

test.each([
  ['glance.size.0.cm', 'Size › 1 › cm'],
  ['conservation_status', 'Conservation status'],
  ['travel.station.km', 'Travel › station › km'],
])('%s reads %s', (field, label) => {
  expect(factLabel(field)).toBe(label);
});

test.each<[Fact['input'], Fact['value'], string]>([
  ['text', 'Deer', 'Deer'],
  ['number', 940, '940'],
  ['yes_no', true, 'yes'],
  ['texts', ['sambar', 'wild pig'], 'sambar\nwild pig'],
  ['numbers', [1.5, 2], '1.5, 2'],
])('a fact of %s is typed and read again', (input, value, typed) => {
  expect(typedFact({ field: 'x', value, input, options: [] })).toBe(typed);
  expect(readFact(input, typed)).toEqual(value);
});

test('a text in the place of a number is sent as it was typed', () => {
  expect(readFact('number', 'heavy')).toBe('heavy');
  expect(readFact('numbers', '10 to 20')).toEqual(['10', 'to', '20']);
  expect([factText(null), factText(false), factText([10, 21])]).toEqual(['Not said', 'No', '10, 21']);
});
