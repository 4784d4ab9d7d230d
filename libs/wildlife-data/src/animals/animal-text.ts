import type { Animal } from './animal.schema';

/**
 * What cards and search show besides the roster, in `data/animals-NNN-NNN.facts.ts`. It stands apart from the long
 * texts, so that the explorer's bundle carries no descriptions.
 *
 * - `food`: what it eats, most important first, at most 90 characters, no full stop: 'Deer, wild pig and gaur'.
 * - `region`: where it occurs in the wild, broad to exact, at most 90 characters, no full stop:
 *   'India, Nepal, Bhutan and Bangladesh'. Visitors search by it, so name India when it lives there.
 */
export type AnimalFacts = Pick<Animal, 'id' | 'food' | 'region'>;

/**
 * The written part of a record, in `data/animals-NNN-NNN.ts`. Name, scientific name, type, biome and conservation
 * status come from the roster, so that the two cannot disagree.
 *
 * Rules, most of them tested in `src/rules`:
 * - `habitat`: one phrase, 10 to 160 characters, no full stop: 'Moist and dry forest, tall grassland, mangrove swamp'.
 * - `status_threats`: what endangers the species now, one phrase or sentence, 10 to 200 characters; for a species of
 *   least concern the real local pressures, never 'None'.
 * - `description`: two to four sentences, 120 to 600 characters, for a curious adult: what makes this animal itself.
 *   One thing that is surprising and true beats three that are expected. Concrete (a size, a number, a behaviour, a
 *   place), exact, metric. No sentence that would fit another species as well, and no two openings alike.
 *   Written by us: facts may come from anywhere, sentences may not.
 *   Don't repeat the Red List category there (it is shown beside the text) and avoid figures that age by the month;
 *   a count carries its year.
 * - No em dashes or en dashes in prose, no exclamation marks, no filler ('majestic', 'iconic', 'stunning', 'amazing',
 *   'truly', 'fascinating', 'plays a crucial role', 'known for', 'nestled', 'testament', 'symbol of').
 *   British spelling (grey, colour, metre). Numbers in ranges: '200 to 260 kg'.
 * - `related`: two to four ids of the roster that a reader would want next (relative, prey, predator, neighbour,
 *   fellow traveller), never its own.
 * - `sources`: one to three, `{ title, url }`, https, pages that exist: the IUCN Red List species search
 *   (https://www.iucnredlist.org/species/{taxon}/{assessment} when known exactly), BirdLife DataZone, FishBase,
 *   Animal Diversity Web, a national agency, a museum. Prefer two independent ones.
 */
export type AnimalText = Pick<
  Animal,
  'id' | 'habitat' | 'status_threats' | 'description' | 'related' | 'sources'
>;
