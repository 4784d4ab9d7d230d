export const lifeListKeys = {
  all: ['life-list'] as const,
  of: (profileId: string) => ['life-list', profileId] as const,
  /** These two are apart from the lists, which the device keeps for reading offline. */
  imports: ['life-list-imports'] as const,
  targets: (asked: object | null) => ['life-list-targets', asked] as const,
};
