import { animalIndex } from '../animals/animal-index';
import { animals } from '../animals/animals';
import { textsOf001To039 } from '../animals/data/animals-001-039';
import { factsOf001To039 } from '../animals/data/animals-001-039.facts';
import { textsOf040To078 } from '../animals/data/animals-040-078';
import { factsOf040To078 } from '../animals/data/animals-040-078.facts';
import { textsOf079To117 } from '../animals/data/animals-079-117';
import { factsOf079To117 } from '../animals/data/animals-079-117.facts';
import { addedTexts } from '../animals/data/animals-added';
import { addedFacts } from '../animals/data/animals-added.facts';
import { animalCount, parkCount } from '../catalogue-size';
import { roster } from '../animals/roster';
import { parks } from '../parks/parks';
import { idFaults, misplacedIndians } from './complete-catalogue';

const ids = (records: readonly { id: number }[]) => records.map((record) => record.id);

describe('the catalogue is complete', () => {
  test('finds missing, extra, duplicate and unordered ids', () => {
    expect(idFaults('animal', [1, 2, 3], 3)).toEqual([]);
    expect(idFaults('animal', [1, 3], 3)).toEqual(['animal 2 is missing']);
    expect(idFaults('animal', [1, 2, 3, 4], 3)).toEqual(['animal 4 is one too many']);
    expect(idFaults('animal', [1, 2, 2, 3], 3)).toEqual([
      'animal 2 occurs twice',
      'animal ids are out of order',
    ]);
    expect(idFaults('animal', [2, 1], 2)).toEqual(['animal ids are out of order']);
  });

  test('finds an Indian animal behind one of the world', () => {
    const at = (id: number, india: boolean) => ({ id, india });
    expect(misplacedIndians([at(1, true), at(2, false), at(3, true)])).toEqual([3]);
    expect(misplacedIndians([at(1, false), at(2, true)])).toEqual([2]);
    expect(misplacedIndians([at(1, true), at(2, false)])).toEqual([]);
    expect(misplacedIndians([at(1, true)])).toEqual([]);
  });

  test('the roster is complete, and of the first 117 those of India come first', () => {
    expect(idFaults('animal', ids(roster), animalCount)).toEqual([]);
    expect(misplacedIndians(roster.slice(0, 117))).toEqual([]);
  });

  test('every animal has its facts and its text, once', () => {
    expect(
      idFaults(
        'facts of animal',
        ids([...factsOf001To039, ...factsOf040To078, ...factsOf079To117, ...addedFacts]),
        animalCount,
      ),
    ).toEqual([]);
    expect(
      idFaults(
        'text of animal',
        ids([...textsOf001To039, ...textsOf040To078, ...textsOf079To117, ...addedTexts]),
        animalCount,
      ),
    ).toEqual([]);
    expect(ids(animalIndex)).toEqual(ids(roster));
    expect(ids(animals)).toEqual(ids(roster));
  });

  test('the parks are complete', () => {
    expect(idFaults('park', ids(parks), parkCount)).toEqual([]);
  });
});
