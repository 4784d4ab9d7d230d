import type { LifeListEntry, LifeSighting } from '@aranya/contracts';
import {
  animalTypes,
  type AnimalType,
  isAreaKey,
  roster,
  type WideGroup,
  wideGroups,
} from '@aranya/wildlife-data';
import { freeNameOf } from '@aranya/contracts/taxon-key';
import { m } from '../../lib/language/messages';
import { intlLocale } from '../../lib/language/locale';
import { recordWord } from '../../lib/language/record-word';
import { toShownAnimal, type ShownAnimal } from '../../lib/animals';
import { findNamedArea } from '../../lib/areas';
import { findSpecies } from '../../lib/catalogue';
import { pointText } from '../../parts/sighting/sighting-texts';

export interface SeenSpecies {
  animal: ShownAnimal;
  /** Null where unknown. */
  type: AnimalType | null;
  /** One of those that the catalogue counts. */
  isCatalogued: boolean;
  entry: LifeListEntry;
}

export type SortOrder = 'newest' | 'name' | 'class';

const types: Record<WideGroup, AnimalType> = {
  mammals: 'Mammal',
  birds: 'Bird',
  reptiles: 'Reptile',
  amphibians: 'Amphibian',
  fishes: 'Fish',
  insects: 'Insect',
};

/** The class of groups with common names. All others are invertebrates without a finer class. */
const typesByGroup: ReadonlyMap<string, AnimalType> = new Map([
  ...(Object.keys(types) as WideGroup[]).flatMap((wide) =>
    wideGroups[wide].map((group) => [group, types[wide]] as const),
  ),
  ['starfish and sea urchins', 'Invertebrate (Echinoderm)'],
]);

/** Leaves out entries whose animal no longer has a name. */
export function seenSpecies(entries: readonly LifeListEntry[]): SeenSpecies[] {
  return entries.flatMap((entry) => {
    const species = findSpecies(entry.species);
    const { taxon } = entry;
    const free = freeNameOf(entry.species);
    if (!species && !taxon && !free) return [];
    const group = taxon?.group ?? free?.group ?? '';
    const type = species?.type ?? typesByGroup.get(group) ?? (group === 'unknown' ? null : 'Invertebrate');
    return [{ animal: toShownAnimal(entry), type, isCatalogued: species !== undefined, entry }];
  });
}

const byName = (a: SeenSpecies, b: SeenSpecies) => a.animal.name.localeCompare(b.animal.name, intlLocale());

const typeOrder = ({ type }: SeenSpecies) => (type === null ? animalTypes.length : animalTypes.indexOf(type));

const comparisons: Record<SortOrder, (a: SeenSpecies, b: SeenSpecies) => number> = {
  newest: (a, b) => {
    const [one, other] = [a.entry.first.seen_on ?? '', b.entry.first.seen_on ?? ''];
    return one === other ? byName(a, b) : one < other ? 1 : -1;
  },
  name: byName,
  class: (a, b) => typeOrder(a) - typeOrder(b) || byName(a, b),
};

export function sorted(seen: readonly SeenSpecies[], order: SortOrder): SeenSpecies[] {
  return [...seen].sort(comparisons[order]);
}

export interface ClassProgress {
  type: AnimalType;
  seen: number;
  total: number;
}

/** Counts catalogued species by class, in the catalogue's order. */
export function classProgress(seen: readonly SeenSpecies[]): ClassProgress[] {
  return animalTypes.map((type) => ({
    type,
    seen: seen.filter((one) => one.isCatalogued && one.type === type).length,
    total: roster.filter((species) => species.type === type).length,
  }));
}

/** Returns the areas beyond the guide in which something was seen, each once. */
export const areasSeen = (seen: readonly SeenSpecies[]): string[] => [
  ...new Set(seen.flatMap(({ entry }) => entry.parks.filter(isAreaKey))),
];

/** Returns text such as "Kanha National Park", and nothing without a place. */
export function placeText(place: LifeSighting['place']): string {
  if (place === null) return '';
  if (place.kind === 'park') return findNamedArea(place.park)?.title ?? '';
  if (place.kind === 'state') return recordWord(place.state);
  if (place.kind === 'cell') return m.life_around({ point: pointText(place) });
  return place.name === undefined ? pointText(place) : `${place.name}, ${pointText(place)}`;
}

const cell = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`;

/** Begins with a byte order mark, by which spreadsheets recognise UTF-8. */
const formatCsv = (rows: readonly (readonly (string | number)[])[]) =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** Blank for a member's own name; it also stands in for a missing English name. */
const scientificText = ({ name, scientificName = name, note }: ShownAnimal) =>
  note === undefined ? scientificName : '';

export function toCsv(seen: readonly SeenSpecies[]): string {
  const head = ['Species', 'Scientific name', 'Class', 'First seen', 'Place', 'Times seen', 'Latest'];
  const rows = seen.map(({ animal, type, entry: { first, latest, times } }) => [
    animal.name,
    scientificText(animal),
    type ?? '',
    first.seen_on ?? '',
    placeText(first.place),
    times,
    latest.seen_on ?? '',
  ]);
  return formatCsv([head, ...rows]);
}

/**
 * The columns of iNaturalist's CSV import, in its order, with each first sighting. Places are obscured,
 * because that site cannot know which are protected here.
 */
export function toInaturalistCsv(seen: readonly SeenSpecies[]): string {
  const head = [
    'Taxon name',
    'Date observed',
    'Description',
    'Place name',
    'Latitude',
    'Longitude',
    'Tags',
    'Geoprivacy',
  ];
  const rows = seen.map(({ animal, entry: { first } }) => {
    const point = first.place?.kind === 'point' ? first.place : null;
    // It would read a month or a year as one of its days.
    const day = first.seen_on?.length === 'YYYY-MM-DD'.length ? first.seen_on : '';
    const place = point ? (point.name ?? '') : placeText(first.place);
    const description = animal.note === undefined ? '' : animal.name;
    return [
      scientificText(animal),
      day,
      description,
      place,
      point?.lat ?? '',
      point?.lng ?? '',
      '',
      'obscured',
    ];
  });
  return formatCsv([head, ...rows]);
}
