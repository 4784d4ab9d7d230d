import { parks } from '../parks/parks';
import { areaKey, isAreaKey } from './area-key';
import { areas, findArea } from './areas';

test('there are hundreds, found by their keys', () => {
  expect(areas.length).toBeGreaterThan(560);
  expect(findArea('area-nagarahole-national-park')).toMatchObject({
    name: 'Nagarahole National Park',
    kinds: ['national park', 'tiger reserve'],
    states: ['Karnataka'],
    park: undefined,
  });
  for (const key of ['area-', 'area-atlantis', 'nagarahole-national-park', 'kanha-national-park'])
    expect(findArea(key)).toBeUndefined();
});

test('a key is told from the slug of a park', () => {
  expect(areaKey('D’Ering Memorial Wildlife Sanctuary')).toBe('area-d-ering-memorial-wildlife-sanctuary');
  expect(areas.every(({ key }) => isAreaKey(key))).toBe(true);
  expect(parks.some(({ slug }) => isAreaKey(slug))).toBe(false);
});

// No list of such areas has a second name for it.
const NOT_LISTED = ['changthang-cold-desert-wildlife-sanctuary'];

test('the parks of the guide are linked, each once', () => {
  const linked = areas.flatMap(({ park }) => park ?? []);
  const expected = parks.map(({ slug }) => slug).filter((slug) => !NOT_LISTED.includes(slug));
  expect(linked.sort()).toEqual(expected.sort());
});

test('a linked area lies where its park does', () => {
  const far = areas.filter(({ park, coordinates: { lat, lng } }) => {
    const at = parks.find(({ slug }) => slug === park)?.coordinates;
    return at && Math.hypot(at.lat - lat, at.lng - lng) > 0.8;
  });
  expect(far.map(({ name }) => name)).toEqual([]);
});
