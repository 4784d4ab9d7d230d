import { detectiveAnimals } from '@aranya/wildlife-data';
import { isMisspelt } from './is-misspelt';

test.each([
  ['peacok', 'Peacock'],
  ['Pecock ', 'Peacock'],
  ['elefant', 'Elephant'],
  ['tigar', 'Tiger'],
  ['tgier', 'Tiger'],
  ['girafe', 'Giraffe'],
  ['kangroo', 'Kangaroo'],
  ['penguine', 'Penguin'],
  ['dolfin', 'Dolphin'],
])('%j is meant to be %s', (text, name) => expect(isMisspelt(text, name)).toBe(true));

test.each([
  ['boar', 'Bear'],
  ['toad', 'Frog'],
  ['loon', 'Lion'],
  ['crow', 'Frog'],
  ['hare', 'Bear'],
  ['cow', 'Owl'],
  ['ow', 'Owl'],
  ['pea', 'Peacock'],
  ['tiger', 'Lion'],
])('%j is not meant to be %s', (text, name) => expect(isMisspelt(text, name)).toBe(false));

test('no answer of the game is another one misspelt', () => {
  for (const { name } of detectiveAnimals)
    for (const { name: other } of detectiveAnimals)
      if (name !== other) expect([name, other, isMisspelt(name, other)]).toEqual([name, other, false]);
});
