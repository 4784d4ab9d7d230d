/** The narrower says more and comes first. */
export type PlaceRank = 'landscape' | 'park' | 'state' | 'country';

export interface SearchFacts {
  places: readonly {
    rank: PlaceRank;
    name: string;
    also?: readonly string[];
    ids: readonly number[];
  }[];
  habitats: Readonly<Record<number, string>>;
  lookAlikes: Readonly<Record<number, readonly string[]>>;
  /** Beyond the catalogue. */
  otherAnimals: string;
}
