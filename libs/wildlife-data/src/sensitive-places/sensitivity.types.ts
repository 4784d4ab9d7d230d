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
