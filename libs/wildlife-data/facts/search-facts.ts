import { countryNames } from '../src/lookups/country-names';
import type { SearchFacts } from '../src/search/search-facts.types';
import { folded } from '../src/text/folded';
import { toSlug } from '../src/text/slug';
import type { Facts } from './read-facts';

type SearchPlace = SearchFacts['places'][number];

function gatherPlaces(
  rank: SearchPlace['rank'],
  named: readonly { id: number; places: readonly string[] }[],
): SearchPlace[] {
  const names = [...new Set(named.flatMap(({ places }) => places))].sort();
  return names.map((name) => ({
    rank,
    name,
    ids: named.filter(({ places }) => places.includes(name)).map(({ id }) => id),
  }));
}

function listPlaces({ species, parks, landscapes }: Facts): SearchPlace[] {
  const idsIn = (slugs: readonly string[]) => {
    const fauna = parks
      .filter(({ name }) => slugs.includes(toSlug(name)))
      .flatMap((park) => park.fauna.map(folded));
    return [...new Set(fauna)].flatMap((kind) => species.find(({ name }) => folded(name) === kind)?.id ?? []);
  };
  return [
    ...landscapes.map(({ name, also, parks: slugs }): SearchPlace => ({
      rank: 'landscape',
      name,
      ...(also && { also }),
      ids: idsIn(slugs),
    })),
    ...parks.map(({ name, location }): SearchPlace => ({
      rank: 'park',
      name,
      also: [folded(location)],
      ids: idsIn([toSlug(name)]),
    })),
    ...gatherPlaces(
      'state',
      species.map(({ id, glance }) => ({ id, places: glance.range.states ?? [] })),
    ),
    ...gatherPlaces(
      'country',
      species.map(({ id, glance }) => ({ id, places: countryNames(glance.range.countries) })),
    ).map((place) => ({ ...place, ...(OTHER_NAMES[place.name] && { also: OTHER_NAMES[place.name] }) })),
  ];
}

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = { 'United States': ['usa', 'america'] };

const wordsIn = (texts: readonly string[]) => texts.flatMap((text) => folded(text).match(/[a-z]+/g) ?? []);

export function listSearchFacts(facts: Facts): SearchFacts {
  const { species, parks, dailyWords, otherAnimals } = facts;
  const lookAlikes = species.map(
    ({ id, glance }) => [id, glance.look_alikes.map(({ name }) => name)] as const,
  );
  const words = [
    ...otherAnimals,
    ...Object.keys(dailyWords.others),
    ...wordsIn(lookAlikes.flatMap(([, names]) => names)),
    ...wordsIn(parks.flatMap(({ fauna }) => fauna)),
  ];
  return {
    places: listPlaces(facts),
    habitats: Object.fromEntries(species.map(({ id, habitat }) => [id, habitat])),
    lookAlikes: Object.fromEntries(lookAlikes.filter(([, names]) => names.length > 0)),
    otherAnimals: [...new Set(words)].sort().join(' '),
  };
}
