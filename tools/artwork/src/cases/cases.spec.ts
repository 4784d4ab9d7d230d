import { animals, detectiveAnimals } from '@aranya/wildlife-data';
import { caseFiles } from './case-files';
import { CASES } from './cases.list';

test('the files are numbered as the animals of the game', () => {
  expect(CASES).toEqual(
    detectiveAnimals.map(({ animalId }) => animals.find(({ id }) => id === animalId)?.slug),
  );
});

test('no file names its animal or says in its address what it shows', async () => {
  const words = [...CASES, ...detectiveAnimals.map(({ name }) => name.toLowerCase())];
  for (const { path, draw } of caseFiles()) {
    const text = `${path} ${String(await draw()).toLowerCase()}`;
    expect(words.filter((word) => text.includes(word))).toEqual([]);
  }
});
