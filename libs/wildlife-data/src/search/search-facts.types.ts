/** Places come in this order: the narrower one says more. */
export type PlaceRank = 'landscape' | 'park' | 'state' | 'country';

export interface SearchFacts {
  places: readonly {
    rank: PlaceRank;
    name: string;
    /** Other words for it. */
    also?: readonly string[];
    /** The animals that live there. */
    ids: readonly number[];
  }[];
  /** By the animal's id. */
  habitats: Readonly<Record<number, string>>;
  /** Names of species for which an animal is taken, by the animal's id. */
  lookAlikes: Readonly<Record<number, readonly string[]>>;
  /** Words for animals that are not in the catalogue, in one text. */
  otherAnimals: string;
}
