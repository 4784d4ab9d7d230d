import { animalById, animalIndex, wordleWords } from '@aranya/wildlife-data';
import { animalOf, imageOf } from './word-animals';

test.each(wordleWords)('%s has its animal, as the catalogue has it', (word) => {
  const animal = animalOf(word);
  if (!animal) throw new Error(`${word} has no animal`);
  expect(animalById(animalIndex, animal.id)).toMatchObject({ name: animal.name, image: imageOf(animal) });
});

test('no other word has one', () => {
  expect(animalOf('toString')).toBeUndefined();
});
