/** From the most open to the strictest. */
export const sensitivityLevels = ['open', 'fine', 'coarse', 'withheld'] as const;
export type SensitivityLevel = (typeof sensitivityLevels)[number];

export const levelRank = (level: SensitivityLevel): number => sensitivityLevels.indexOf(level);
export const levelAtRank = (rank: number): SensitivityLevel => sensitivityLevels[rank] ?? 'withheld';

/** The people or things that do harm where a place is known. */
export const sensitivityReasons = [
  'trade',
  'hunting',
  'persecution',
  'nest',
  'den',
  'roost',
  'photographers',
] as const;
export type SensitivityReason = (typeof sensitivityReasons)[number];

/** A box, in degrees north and east. */
export interface Region {
  name: string;
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface Review {
  by: string;
  /** `YYYY-MM-DD`. */
  on: string;
  sources: readonly { title: string; url: string }[];
}

export interface SensitivityRule {
  /** The scientific name of a species or subspecies, or the name of a genus, family, order or class. */
  taxon: string;
  level: SensitivityLevel;
  /** At a nest, a den or a roost; stricter than `level`. */
  atSite?: SensitivityLevel;
  /** 1 to 12: the line holds in these alone. */
  months?: readonly number[];
  /** The line holds in it alone. */
  region?: Region;
  /** Where it is not that of the whole table. */
  reviewed?: Review;
  /** Empty for an animal that a place does no harm. */
  reasons: readonly SensitivityReason[];
  /** One sentence for visitors: what happens where the place is known, or why nothing does. */
  why: string;
}
