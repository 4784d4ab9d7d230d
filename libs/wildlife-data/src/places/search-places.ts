import type { AreaKind } from '../areas/area.types';
import { areas } from '../areas/areas';
import { parkIndex } from '../parks/park-index';
import type { Point } from '../sensitive-places/cells';
import {
  findEntries,
  fits,
  orders,
  type PlaceEntry,
  type PlaceHit,
  placeName,
  placeWords,
} from './place-names';

export interface FoundPlace {
  key: string;
  name: string;
  where: string;
  matched: string | undefined;
  town: Point | undefined;
}

const SHORT_FORMS = new Map([
  ['np', 'national park'],
  ['tr', 'tiger reserve'],
  ['wls', 'wildlife sanctuary'],
  ['ap', 'andhra pradesh'],
  ['hp', 'himachal pradesh'],
  ['mp', 'madhya pradesh'],
  ['tn', 'tamil nadu'],
  ['up', 'uttar pradesh'],
  ['wb', 'west bengal'],
]);

const typedWords = (text: string) =>
  placeWords(...placeWords(text).map((word) => SHORT_FORMS.get(word) ?? word));

const kindWords = (kind: AreaKind) => (kind === 'Ramsar site' ? `${kind} wetland` : kind);

let areaEntries: readonly PlaceEntry[] | undefined;

function makeEntries(): PlaceEntry[] {
  const ofParks = new Map(areas.flatMap((area) => (area.park === undefined ? [] : [[area.park, area]])));
  const parks = parkIndex.map(({ slug, name, location }): PlaceEntry => {
    const area = ofParks.get(slug);
    const others = (area ? [area.name, ...area.otherNames] : []).filter((other) => other !== name);
    return {
      key: slug,
      where: location,
      names: [placeName(name), ...others.map(placeName)],
      beside: placeWords(location, ...(area?.kinds ?? []).map(kindWords)),
      order: orders.park,
    };
  });
  const others = areas
    .filter(({ park }) => park === undefined)
    .map(({ key, name, otherNames, states, kinds }): PlaceEntry => {
      const isKnown = kinds.includes('national park') || kinds.includes('tiger reserve');
      return {
        key,
        where: states.join(', '),
        names: [placeName(name), ...otherNames.map(placeName)],
        beside: placeWords(...states, ...kinds.map(kindWords)),
        order: isKnown ? orders.known : orders.other,
      };
    });
  return [...parks, ...others];
}

/** 'Tadoba' also means the reserve around the park. */
const toRank = ({ fit, entry: { order } }: PlaceHit) =>
  order === orders.park && fit === fits.beginning ? fits.whole : fit;

const byFit = (one: PlaceHit, other: PlaceHit) =>
  toRank(one) - toRank(other) ||
  one.entry.order - other.entry.order ||
  one.name.words.length - other.name.words.length ||
  one.name.key.localeCompare(other.name.key);

const TOWNS = 4;

/**
 * The best areas first, towns below. A blank text finds nothing.
 * @param towns from `loadTowns`
 */
export function searchPlaces(text: string, limit = 12, towns: readonly PlaceEntry[] = []): FoundPlace[] {
  const typed = typedWords(text);
  if (typed.length === 0) return [];
  const hits = findEntries([...(areaEntries ??= makeEntries()), ...towns], typed).sort(byFit);
  const foundTowns = hits.filter(({ entry }) => entry.town);
  const room = limit - Math.min(TOWNS, foundTowns.length);
  const foundAreas = hits.filter(({ entry }) => !entry.town).slice(0, room);
  return [...foundAreas, ...foundTowns]
    .slice(0, limit)
    .map(({ entry: { key, names, where, town }, name }) => {
      const [usual] = names;
      return { key, name: usual.text, where, matched: name === usual ? undefined : name.text, town };
    });
}
