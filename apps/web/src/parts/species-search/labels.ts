import type { AnimalType, ConservationStatus } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';

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

export const statusLabel = (status: ConservationStatus): string => recordWord(status);

export const typeLabel = (type: AnimalType): string => TYPES[type]();
