import type { ConservationStatus, Glance } from '@aranya/wildlife-data';

const BY_THE_LIST = 'in the wild, by the IUCN Red List';

export const STATUS_MEANINGS: Readonly<Record<ConservationStatus, string>> = {
  'Least Concern': `In little danger of dying out ${BY_THE_LIST}`,
  'Near Threatened': `Close to being in danger of dying out ${BY_THE_LIST}`,
  Vulnerable: `In high danger of dying out ${BY_THE_LIST}`,
  Endangered: `In very high danger of dying out ${BY_THE_LIST}`,
  'Critically Endangered': `In extremely high danger of dying out ${BY_THE_LIST}`,
  'Data Deficient': `Too little is known to say how it fares ${BY_THE_LIST}`,
  'Not Evaluated': 'The IUCN Red List has not graded it',
  Domesticated: 'Kept by people: the IUCN Red List grades what lives wild',
};

/** BirdLife grades the birds for the Red List. */
const GRADERS = new Set(['www.iucnredlist.org', 'datazone.birdlife.org']);

/** Returns the keys of the sources that grade a species; none for domesticated animals. */
export const gradedBy = (sources: Glance['sources'] = {}): string[] =>
  Object.keys(sources).filter((key) => GRADERS.has(new URL(sources[key]?.url ?? '').host));
