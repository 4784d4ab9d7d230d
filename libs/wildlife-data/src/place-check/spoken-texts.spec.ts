import { roster } from '../animals/roster';
import { listLocalNames } from '../names/local-names';
import { checkPlaces } from './check-places';
import { findSpecies } from './find-species';
import { spokenNames, spokenNoPlaces, spokenPlaces } from './testing/spoken-texts';

const namesIn = (text: string) => findSpecies(text).flatMap(({ species }) => species.map(({ name }) => name));

test.each(spokenNames)('%j names the %s', (text, animal) => expect(namesIn(text)).toContain(animal));

test.each(spokenPlaces)('%j gives away %j', (text, place) => {
  const { warnings, suggestion } = checkPlaces(text);
  expect(warnings.map((warning) => warning.place.text)).toEqual([place]);
  expect(suggestion.text).not.toContain(place);
  expect(checkPlaces(suggestion.text).warnings).toEqual([]);
});

test.each(spokenNoPlaces)('%j gives nothing away', (text) => expect(checkPlaces(text).warnings).toEqual([]));

test('every animal is known by its names in Hindi and Marathi, but for those that are other words', () => {
  const unknown = roster.flatMap(({ slug, name }) =>
    listLocalNames(slug)
      .flatMap(({ names }) => names)
      .filter((local) => !namesIn(local.name).includes(name))
      .map((local) => local.name),
  );
  expect([...new Set(unknown)].sort()).toEqual(
    ['मगर', 'गरुड़', 'रोहित', 'करकरा', 'मेंढक', 'बेडूक', 'दादुर', 'उल्लू', 'ईल', 'मूँगा', 'प्रवाळ', 'पोवळे'].sort(),
  );
});
