import {
  type Animal,
  animalById,
  animals,
  dailyWordAnimals,
  detectiveAnimals,
  type Glance,
  folded,
  type Kinship,
  type LivingPlaces,
  localNamesOf,
  matchAnimals,
  measuredTracks,
  type NamesInLanguage,
  otherNamesOf,
  type Park,
  parks,
  parksOfAnimal,
  relatedAnimals,
  type Photo,
  slugOf,
  trackedAnimals,
} from '@aranya/wildlife-data';
import { changedOn, findGlance, livesInParts } from '@aranya/wildlife-data/glances';
import boxes from 'virtual:drawn-boxes';
import type { GameSlug } from '../../../lib/games';
import { getLocale, intlLocale, type Locale } from '../../../lib/language/locale';
import { countryIn, countryNames } from '@aranya/wildlife-data/country-names';
import type { RangeBox, SilhouetteBox } from '../glance/drawn-boxes';
import { gradedBy, statusMeaning } from '../conservation/status-meaning';
import { type Footnotes, footnotes } from '../glance/footnotes';
import { translation } from '../../../data/translation/translation.server';
import { gridFacts, type GridFacts } from '../glance/grid-facts';
import { scaleText } from '../glance/scale-text';
import { trueSize, type TrueSize } from '../glance/true-size';
import { kinshipText } from './kinship-text';
import { correctedRecords } from '../../../data/species/corrected-records.server';
import { m } from '../../../lib/language/messages';
import { findPhotograph } from '../../../parts/photograph/photographs.server';

export interface MeasuredJourney {
  id: string;
  individual: string;
  kilometres: number;
  /** The years of its first and last position. */
  years: readonly [string, string];
}

/** The data of a species' page, read during prerendering. */
export interface SpeciesPage {
  animal: Animal;
  /** On pages in another language. */
  english?: Animal;
  /** What Compare reads by its English words, on pages in another language. */
  inEnglish?: { weighed: string | undefined; counted: string | undefined };
  /** Other names in use, as the search knows them. */
  alsoCalled: readonly string[];
  /** Names in other languages. */
  localNames: readonly NamesInLanguage[];
  related: readonly (Pick<
    Animal,
    'id' | 'slug' | 'name' | 'scientific_name' | 'image' | 'conservation_status'
  > & { kinship: string })[];
  parks: readonly Pick<Park, 'id' | 'slug' | 'name' | 'location' | 'images'>[];
  glance: Glance | null;
  facts: GridFacts | null;
  /** The meaning of its grade, and the sources of it. */
  grade: { meaning: string; from: readonly string[] };
  /** English names of countries, which say where it lives in parts alone. */
  countries: { native: string[]; introduced: string[] };
  footnotes: Footnotes;
  range: RangeBox | null;
  size: TrueSize | null;
  /** Says what the drawing to scale shows. */
  sizeText: string;
  box: SilhouetteBox | null;
  /** Slugs of the catalogue's look-alikes, by id. */
  lookAlikes: Readonly<Record<number, string>>;
  games: readonly GameSlug[];
  /** The slug of its simulated route. */
  route: string | null;
  journeys: readonly MeasuredJourney[];
  photograph: Photo | null;
  /** The ISO date on which its record last changed. */
  changed: string | null;
}

/** Says in the page's language what two animals share. */
function kinshipIn(locale: Locale, kinship: Kinship, say: (text: string) => string): Kinship {
  if (kinship.by === 'group') return { ...kinship, many: say(kinship.many) };
  if (!('name' in kinship)) return kinship;
  return { ...kinship, name: kinship.by === 'country' ? countryIn(locale, kinship.name) : say(kinship.name) };
}

const places = new Map<number, LivingPlaces>(
  animals.map((animal) => {
    const { countries, seas = [] } = findGlance(animal.id)?.range ?? {};
    const names = countryNames(countries);
    return [
      animal.id,
      {
        park: parksOfAnimal(parks, animal).map(({ name }) => name),
        country: [...names.filter((name) => name === 'India'), ...names],
        sea: seas,
      },
    ];
  }),
);

const NOWHERE: LivingPlaces = { park: [], country: [], sea: [] };

const livingPlaces = ({ id }: Pick<Animal, 'id'>) => places.get(id) ?? NOWHERE;

function gamesWith(id: number): GameSlug[] {
  const played: [GameSlug, boolean][] = [
    ['wild-match', matchAnimals.some(({ animalId }) => animalId === id)],
    ['wordle', Object.values(dailyWordAnimals).includes(id)],
    ['detective', detectiveAnimals.some(({ animalId }) => animalId === id)],
  ];
  return played.flatMap(([slug, plays]) => (plays ? [slug] : []));
}

/**
 * Leaves out pictographs, names in other scripts and the synonym, which have their own lines, and parts of
 * the name itself.
 */
function listOtherNames({ id, name }: Animal, synonym = ''): string[] {
  const shown = [folded(name), folded(synonym)];
  return [...new Set(otherNamesOf(id))]
    .filter((other) => /^\p{sc=Latin}/u.test(other) && !shown.some((text) => text.includes(folded(other))))
    .map((other) => other.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()));
}

/** Returns null for an unknown id. */
export function speciesPage(id: string): SpeciesPage | null {
  const built = animalById(animals, id);
  if (!built) return null;
  const corrected = correctedRecords.species[built.slug];
  const { animal } = corrected ?? { animal: built };
  const glance = corrected?.glance ?? findGlance(animal.id) ?? null;
  const locale = getLocale();
  const own = translation(locale, animal.slug);
  const inLanguage = <Named extends { slug: string; name: string }>(other: Named) => ({
    ...other,
    name: translation(locale, other.slug).translated(other).name,
  });
  const shown = own.translated(animal);
  const worded = glance && own.translated(glance, 'glance');
  const size = trueSize(animal.slug, glance?.size ?? [], boxes.silhouettes[animal.slug]);
  const countriesIn = (codes: readonly string[] | undefined) =>
    countryNames(codes, { isPart, locale: intlLocale(), say: own.phrase, inParts: m.range_in_parts });
  const track = trackedAnimals.get(animal.id);
  const isPart = (code: string) => glance !== null && livesInParts(glance.range, code);
  const alike = (glance?.look_alikes ?? []).flatMap((other) => animalById(animals, other.animal ?? 0) ?? []);
  return {
    animal: shown,
    ...(locale !== 'en' && {
      english: animal,
      inEnglish: { weighed: glance?.weight?.note, counted: glance?.population.where },
    }),
    alsoCalled: listOtherNames(animal, glance?.synonym?.name),
    localNames: localNamesOf(animal.slug).map(({ language, names }) => ({
      language,
      names: names.map((each) => ({ ...each, used_in: each.used_in && own.phrase(each.used_in) })),
    })),
    related: relatedAnimals(animals, animal.id, livingPlaces).map(
      ({ animal: { id: other, slug, name, scientific_name, image, conservation_status }, kinship }) => ({
        ...inLanguage({ id: other, slug, name, scientific_name, image, conservation_status }),
        kinship: kinshipText(animal, kinshipIn(locale, kinship, own.phrase)),
      }),
    ),
    parks: parksOfAnimal(parks, animal).map(({ id: park, slug, name, location, images }) => ({
      id: park,
      slug,
      name: own.phrase(name),
      location: own.phrase(location),
      images,
    })),
    glance: worded,
    facts: worded && gridFacts(worded),
    grade: { meaning: statusMeaning(animal.conservation_status), from: gradedBy(glance?.sources) },
    countries: {
      native: countriesIn(glance?.range.countries),
      introduced: countriesIn(glance?.range.introduced),
    },
    footnotes: footnotes(animal.sources, glance?.sources),
    range: boxes.ranges[animal.slug] ?? null,
    size,
    sizeText: size ? scaleText(size, glance?.size ?? []) : '',
    box: boxes.silhouettes[animal.slug] ?? null,
    lookAlikes: Object.fromEntries(alike.map((other) => [other.id, other.slug])),
    games: gamesWith(animal.id),
    route: track === undefined ? null : slugOf(track),
    journeys: measuredTracks
      .filter((measured) => measured.animal === animal.id)
      .map(({ id: measured, individual, distance_km, period }) => ({
        id: measured,
        individual,
        kilometres: Math.round(distance_km),
        years: [period.from.slice(0, 4), period.to.slice(0, 4)],
      })),
    photograph: findPhotograph('animal', animal.slug),
    changed: corrected?.changed ?? changedOn('species', animal.slug),
  };
}
