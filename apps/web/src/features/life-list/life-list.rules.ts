import type { LifeListEntry, LifeSighting } from '@aranya/contracts';
import { animalTypes, type AnimalType, roster } from '@aranya/wildlife-data';
import { type CataloguedSpecies, findPark, findSpecies } from '../../lib/catalogue';
import { pointText } from '../../parts/sighting/sighting-texts';

export interface SeenSpecies {
  species: CataloguedSpecies;
  entry: LifeListEntry;
}

export const sortOrders = ['newest', 'name', 'class'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Leaves out species that the catalogue does not know. */
export function seenSpecies(entries: readonly LifeListEntry[]): SeenSpecies[] {
  return entries.flatMap((entry) => {
    const species = findSpecies(entry.species);
    return species ? [{ species, entry }] : [];
  });
}

const byName = (a: SeenSpecies, b: SeenSpecies) => a.species.name.localeCompare(b.species.name, 'en');

const comparisons: Record<SortOrder, (a: SeenSpecies, b: SeenSpecies) => number> = {
  newest: (a, b) => {
    const [one, other] = [a.entry.first.seen_on ?? '', b.entry.first.seen_on ?? ''];
    return one === other ? byName(a, b) : one < other ? 1 : -1;
  },
  name: byName,
  class: (a, b) => animalTypes.indexOf(a.species.type) - animalTypes.indexOf(b.species.type) || byName(a, b),
};

export function sorted(seen: readonly SeenSpecies[], order: SortOrder): SeenSpecies[] {
  return [...seen].sort(comparisons[order]);
}

export interface ClassProgress {
  type: AnimalType;
  seen: number;
  total: number;
}

/** Counts by class, in the order of the catalogue. */
export function classProgress(seen: readonly SeenSpecies[]): ClassProgress[] {
  return animalTypes.map((type) => ({
    type,
    seen: seen.filter(({ species }) => species.type === type).length,
    total: roster.filter((species) => species.type === type).length,
  }));
}

/** Returns text such as "Kanha National Park", and nothing without a place. */
export function placeText(place: LifeSighting['place']): string {
  if (place === null) return '';
  if (place.kind === 'park') return findPark(place.park)?.name ?? '';
  if (place.kind === 'state') return place.state;
  return place.kind === 'point' ? pointText(place) : `around ${pointText(place)}`;
}

const cell = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`;

/** Begins with a byte order mark, by which spreadsheets know UTF-8. */
export function toCsv(seen: readonly SeenSpecies[]): string {
  const head = ['Species', 'Scientific name', 'Class', 'First seen', 'Place', 'Times seen', 'Latest'];
  const rows = seen.map(({ species, entry: { first, latest, times } }) => [
    species.name,
    species.scientific_name,
    species.type,
    first.seen_on ?? '',
    placeText(first.place),
    times,
    latest.seen_on ?? '',
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
