import { animalCount } from '../catalogue-size';
import type { AnimalSummary } from '../animals/animal-index';
import type { AnimalType, ConservationStatus } from '../animals/animal-vocabulary';
import { containsFolded } from '../text/folded';

type Searchable = Pick<AnimalSummary, 'name' | 'region'>;

/** Ignores case and accents. A blank text finds all. */
export function searchAnimals<A extends Searchable>(animals: readonly A[], text: string): A[] {
  return animals.filter((animal) => containsFolded([animal.name, animal.region], text));
}

interface AnimalFilter {
  status?: ConservationStatus | 'All';
  type?: AnimalType | 'All';
}

export function filterAnimals<A extends Pick<AnimalSummary, 'conservation_status' | 'type'>>(
  animals: readonly A[],
  { status = 'All', type = 'All' }: AnimalFilter,
): A[] {
  return animals.filter(
    (animal) =>
      (status === 'All' || animal.conservation_status === status) && (type === 'All' || animal.type === type),
  );
}

/** Ids compare as text, by the specification: '01' and '1.0' find none. */
export function animalById<A extends { id: number }>(
  animals: readonly A[],
  id: string | number,
): A | undefined {
  return animals.find((animal) => String(animal.id) === String(id));
}

export function isAnimalId(id: string): boolean {
  const number = Number(id);
  return String(number) === id && Number.isInteger(number) && number >= 1 && number <= animalCount;
}
