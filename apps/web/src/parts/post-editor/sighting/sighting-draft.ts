import {
  daySchema,
  limits,
  type SightingDraft,
  sightingFault,
  sightingInputSchema,
  taxonIdOf,
  type TaxonPage,
} from '@aranya/contracts';
import { contractSentence } from '../../../lib/api/contract-sentence';
import { pickNames } from '../../../data/taxa/names-of';
import { findNamedArea } from '../../../lib/areas';
import { findSpecies } from '../../../lib/catalogue';
import { m } from '../../../lib/language/messages';
import { intlLocale } from '../../../lib/language/locale';

export type DraftPlace = NonNullable<SightingDraft['place']>;

/** In the device's time zone. */
export function localToday(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const mayBeAnimal = (key: string) => findSpecies(key) !== undefined || taxonIdOf(key) !== null;

/** Begins a sighting of today. Unknown slugs are left out; keys of other animals are named later. */
export function newSighting({ species, park }: { species?: string | null; park?: string | null } = {}) {
  const sighting: SightingDraft = {
    species: species && mayBeAnimal(species) ? [{ species, count: null }] : [],
    place: park && findNamedArea(park) ? { kind: 'park', park } : null,
    seen_on: localToday(),
    hide_place: false,
  };
  return sighting;
}

/** Adds the animal or park of the page that the person comes from. */
export function withChosen(
  sighting: SightingDraft | null,
  chosen: { species: string | null; park: string | null },
): SightingDraft | null {
  const { species, place } = newSighting(chosen);
  if (species.length === 0 && place === null) return sighting;
  const before = sighting ?? newSighting();
  const added = species.filter((one) => before.species.every((other) => other.species !== one.species));
  return {
    ...before,
    species: [...before.species, ...added].slice(0, limits.sightingSpecies),
    place: place ?? before.place,
  };
}

/** Names animals that a link gave by key. */
export const withTaxa = (sighting: SightingDraft, taxa: ReadonlyMap<string, TaxonPage>): SightingDraft => ({
  ...sighting,
  species: sighting.species.map((animal) => {
    const taxon = animal.taxon ?? taxa.get(animal.species);
    return taxon ? { ...animal, taxon: pickNames(taxon) } : animal;
  }),
});

const SIGHTING_FAULTS = {
  no_species: m.saw_no_species,
  future: m.saw_future,
  too_early: m.saw_too_early,
};

/** Says why it cannot be published. A question needs no species. */
export function sightingProblem(
  sighting: SightingDraft | null,
  asks: boolean,
  today = localToday(),
): string | null {
  if (sighting === null) return null;
  const { species, seen_on: day } = sighting;
  const fault = sightingFault(sighting, { asks, lastDay: today });
  if (fault === 'no_species') return SIGHTING_FAULTS[fault]();
  if (species.some(({ count: seen }) => seen !== null && (seen < 1 || seen > limits.sightingCount))) {
    return m.saw_count_range({ most: limits.sightingCount.toLocaleString(intlLocale()) });
  }
  if (!daySchema.safeParse(day).success) return m.saw_choose_day();
  if (fault !== null) return SIGHTING_FAULTS[fault]();
  return contractSentence(sightingInputSchema.safeParse(sighting).error?.issues[0]?.message) ?? null;
}
