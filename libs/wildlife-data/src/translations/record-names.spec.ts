import { conservationStatuses } from '../animals/animal-vocabulary';
import { nameLanguages } from '../names/name-languages';
import { terrainNames } from '../places/terrain-names';
import { recordNames } from './record-names';

test('every language has the names on maps and the statuses', () => {
  const english = [...terrainNames.map(({ name }) => name), ...conservationStatuses];
  expect(english.filter((name) => nameLanguages.some((each) => !recordNames[name]?.[each]))).toEqual([]);
});
