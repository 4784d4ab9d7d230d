export const lifeListKeys = {
  all: ['life-list'] as const,
  of: (profileId: string) => ['life-list', profileId] as const,
  /** Apart from the lists, which devices keep for offline use. */
  imports: ['life-list-imports'] as const,
  targets: (asked: object | null) => ['life-list-targets', asked] as const,
};
