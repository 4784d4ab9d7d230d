export const lifeListKeys = {
  all: ['life-list'] as const,
  of: (profileId: string) => ['life-list', profileId] as const,
  /** Apart from the lists, which the device keeps for reading offline. */
  imports: ['life-list-imports'] as const,
};
