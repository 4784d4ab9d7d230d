import { type KeyedAnimal, toShownAnimal } from '../../lib/animals';

const ITALIC_RANKS: readonly string[] = ['genus', 'subgenus', 'species', 'subspecies'];

/** Sets a scientific name that stands for a common one in italics, from the genus down. */
export function AnimalName({ animal }: { animal: KeyedAnimal }) {
  const { name } = toShownAnimal(animal);
  const { taxon } = animal;
  return taxon && taxon.name === null && ITALIC_RANKS.includes(taxon.rank) ? (
    <i className="latin" lang="la">
      {name}
    </i>
  ) : (
    name
  );
}
