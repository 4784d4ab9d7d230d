/** From the most open to the strictest. */
export const sensitivityLevels = ['open', 'fine', 'coarse', 'withheld'] as const;
export type SensitivityLevel = (typeof sensitivityLevels)[number];

export const levelRank = (level: SensitivityLevel): number => sensitivityLevels.indexOf(level);
export const levelAtRank = (rank: number): SensitivityLevel => sensitivityLevels[rank] ?? 'withheld';

export const sensitivityReasons = [
  'trade',
  'hunting',
  'persecution',
  'nest',
  'den',
  'roost',
  'photographers',
] as const;
