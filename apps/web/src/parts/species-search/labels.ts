import type { AnimalType, ConservationStatus } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';

const STATUSES: Readonly<Record<ConservationStatus, () => string>> = {
  'Least Concern': m.status_least_concern,
  'Near Threatened': m.status_near_threatened,
  Vulnerable: m.status_vulnerable,
  Endangered: m.status_endangered,
  'Critically Endangered': m.status_critically_endangered,
  'Data Deficient': m.status_data_deficient,
  'Not Evaluated': m.status_not_evaluated,
  Domesticated: m.status_domesticated,
};

const TYPES: Readonly<Record<AnimalType, () => string>> = {
  Mammal: m.type_mammal,
  Bird: m.type_bird,
  Reptile: m.type_reptile,
  Amphibian: m.type_amphibian,
  Fish: m.type_fish,
  Insect: m.type_insect,
  Invertebrate: m.type_invertebrate,
  'Invertebrate (Echinoderm)': m.type_echinoderm,
};

export const statusLabel = (status: ConservationStatus): string => STATUSES[status]();

export const typeLabel = (type: AnimalType): string => TYPES[type]();
