import { animalIndex, animalsOfPark, folded, type Park } from '@aranya/wildlife-data';

export interface ListedFauna {
  /** Ids of the catalogue's animals. */
  known: readonly number[];
  others: readonly string[];
}

/** @param park as its English record has it */
export function listedFauna({ fauna }: Pick<Park, 'fauna'>): ListedFauna {
  const known = animalsOfPark(animalIndex, { fauna });
  const names = new Set(known.map((animal) => folded(animal.name)));
  return { known: known.map(({ id }) => id), others: fauna.filter((name) => !names.has(folded(name))) };
}
