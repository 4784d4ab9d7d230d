import {
  animalIndex,
  type ConservationStatus,
  dailyWordAnimals,
  dailyWordFacts,
  dailyWordKin,
  wordleAnimals,
} from '@aranya/wildlife-data';
import { capital } from '../../../../lib/capital';

/** Leads to a record of the catalogue, or has a sentence of our own. */
export type WordEntry =
  | {
      id: number;
      name: string;
      scientificName: string;
      status: ConservationStatus;
      image: string;
      region: string;
      food: string;
    }
  | {
      id: undefined;
      name: string;
      fact: string;
      /** An animal of the catalogue, and what both have in common. */
      kin: { id: number; name: string; bond: string } | undefined;
    };

/** Undefined for a word in none of the lists. */
export function findWordEntry(word: string): WordEntry | undefined {
  const id = wordleAnimals[word] ?? dailyWordAnimals[word];
  const animal = animalIndex.find((each) => each.id === id);
  if (animal) {
    const { name, scientific_name, conservation_status, image, region, food } = animal;
    return {
      id: animal.id,
      name,
      scientificName: scientific_name,
      status: conservation_status,
      image,
      region,
      food,
    };
  }
  const fact = dailyWordFacts[word];
  if (fact === undefined) return undefined;
  return { id: undefined, name: capital(word), fact, kin: findKin(word) };
}

function findKin(word: string) {
  const kin = dailyWordKin.find(({ words }) => words.includes(word));
  const animal = animalIndex.find(({ id }) => id === kin?.animalId);
  return kin && animal && { id: animal.id, name: animal.name, bond: kin.bond };
}
