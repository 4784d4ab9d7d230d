import { parkCount } from '../catalogue-size';
import { parks } from '../parks/parks';
import { parkLifeList } from './life-list-of';

const namesOf = (animals: readonly { name: string }[]) => animals.map(({ name }) => name);
const park = { slug: 'home-park', fauna: ['Gaur', 'Some other deer', 'Chital', 'Sambar', 'Dhole'] };

test('tells what was seen in the park, elsewhere, and not yet, in the order of the park', () => {
  const lists = parkLifeList(
    park,
    new Map([
      ['sambar', []],
      ['chital', ['other-park', 'home-park']],
      ['gaur', ['other-park']],
      ['red-panda', ['home-park']],
    ]),
  );
  expect(namesOf(lists.seenHere)).toEqual(['Chital']);
  expect(namesOf(lists.seenElsewhere)).toEqual(['Gaur', 'Sambar']);
  expect(namesOf(lists.notYet)).toEqual(['Dhole']);
});

test('every park has animals to look for, each once', () => {
  expect(parks).toHaveLength(parkCount);
  for (const each of parks) {
    const { notYet } = parkLifeList(each, new Map());
    expect(notYet.length).toBeGreaterThan(0);
    expect(new Set(notYet).size).toBe(notYet.length);
  }
});
