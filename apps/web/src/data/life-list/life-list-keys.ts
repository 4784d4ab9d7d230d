export const lifeListKeys = {
  all: ['life-list'] as const,
  of: (profileId: string) => ['life-list', profileId] as const,
};
