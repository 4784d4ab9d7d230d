import type { ConservationStatus, Glance } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';

const MEANINGS: Readonly<Record<ConservationStatus, () => string>> = {
  'Least Concern': m.meaning_least_concern,
  'Near Threatened': m.meaning_near_threatened,
  Vulnerable: m.meaning_vulnerable,
  Endangered: m.meaning_endangered,
  'Critically Endangered': m.meaning_critically_endangered,
  'Data Deficient': m.meaning_data_deficient,
  'Not Evaluated': m.meaning_not_evaluated,
  Domesticated: m.meaning_domesticated,
};

export const statusMeaning = (status: ConservationStatus): string => MEANINGS[status]();

/** BirdLife grades the birds for the Red List. */
const GRADERS = new Set(['www.iucnredlist.org', 'datazone.birdlife.org']);

/** Returns the keys of the sources that grade a species; none for domesticated animals. */
export const gradedBy = (sources: Glance['sources'] = {}): string[] =>
  Object.keys(sources).filter((key) => GRADERS.has(new URL(sources[key]?.url ?? '').host));
