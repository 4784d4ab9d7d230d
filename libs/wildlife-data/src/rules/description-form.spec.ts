import { formFaults, phraseFaults, splitSentences } from './description-form';

describe('texts have their form', () => {
  const sentence = 'A gaur stands two metres high at the shoulder and wears white stockings.';
  const faults = (description: string) => formFaults({ name: 'Gaur', description });

  test('sentences are counted, initials and decimals are not', () => {
    expect(splitSentences('One here. Two there. P. leo weighs 1.5 tonnes.')).toHaveLength(3);
    expect(splitSentences('It is 4.5 metres long. ')).toEqual(['It is 4.5 metres long.']);
    expect(splitSentences(' ')).toEqual([]);
  });

  test('finds too little, too much and a ragged end', () => {
    expect(faults(`${sentence} ${sentence}`)).toEqual([]);
    expect(faults(sentence)).toEqual([
      'Gaur: the description has 72 characters',
      'Gaur: the description has 1 sentences',
    ]);
    expect(faults(`${sentence} `.repeat(4).trim())).toEqual([]);
    expect(faults(`${sentence} `.repeat(5).trim())).toEqual(['Gaur: the description has 5 sentences']);
    expect(faults(`${`${sentence.slice(0, -1)}, `.repeat(9)}and so on. ${sentence}`)).toHaveLength(1);
    expect(faults(`${sentence} ${sentence.slice(0, -1)}`)).toEqual([
      'Gaur: the description has no full stop at its end',
    ]);
    expect(faults(`a ${sentence} ${sentence}`)).toEqual([
      'Gaur: the description has no capital at its start',
    ]);
  });

  test.each([
    [119, ['Gaur: the description has 119 characters']],
    [120, []],
    [600, []],
    [601, ['Gaur: the description has 601 characters']],
  ])('%d characters', (length, expected) =>
    expect(faults(`It grazes. ${'It rests'.padEnd(length - 12, 's')}.`)).toEqual(expected),
  );

  test('finds a phrase that is too long, or ended like a sentence', () => {
    expect(phraseFaults('Gaur', 'food', 'Grass and leaves', 16)).toEqual([]);
    expect(phraseFaults('Gaur', 'food', 'Fig', 16)).toEqual([]);
    expect(phraseFaults('Gaur', 'food', 'Grass and leaves', 15)).toEqual(['Gaur: food has 16 characters']);
    expect(phraseFaults('Gaur', 'food', 'Ox', 20)).toEqual(['Gaur: food has 2 characters']);
    expect(phraseFaults('Gaur', 'food', 'Grass.', 20)).toEqual(['Gaur: food ends with a full stop']);
    expect(phraseFaults('Gaur', 'food', ' Grass', 20)).toEqual([
      'Gaur: food has blanks at its ends',
      'Gaur: food has no capital at its start',
    ]);
    expect(phraseFaults('Gaur', 'food', 'grass of Assam', 20)).toHaveLength(1);
  });
});
