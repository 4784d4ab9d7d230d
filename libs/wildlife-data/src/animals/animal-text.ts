import type { Animal } from './animal.schema';

/**
 * In `data/animals-NNN-NNN.facts.ts`, apart from the long texts, so that the explorer's bundle has no descriptions.
 * Both phrases have at most 90 characters and no full stop.
 * - `food`: most important first: 'Deer, wild pig and gaur'.
 * - `region`: where it lives wild, from broad to exact; names India when it lives there, since visitors search by
 * it.
 */
export type AnimalFacts = Pick<Animal, 'id' | 'food' | 'region'>;

/**
 * In `data/animals-NNN-NNN.ts`. Tests in `src/rules` check most of this:
 * - `habitat`: one phrase of 10 to 160 characters without full stop.
 * - `status_threats`: the present threats, 10 to 200 characters; local pressures for a species of least concern.
 * - `description`: two to four sentences of our own, 120 to 600 characters, concrete and exact, that fit no other
 * species. No Red List category; a count carries its year.
 * - No dashes, exclamation marks or filler words; British spelling; ranges as '200 to 260 kg'.
 * - `related`: two to four other ids that a reader would want next.
 * - `sources`: one to three existing https pages, preferably independent.
 */
export type AnimalText = Pick<
  Animal,
  'id' | 'habitat' | 'status_threats' | 'description' | 'related' | 'sources'
>;
