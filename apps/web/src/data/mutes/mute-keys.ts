export const muteKeys = {
  all: ['mutes'] as const,
  people: ['mutes', 'people'] as const,
  person: (personId: string) => ['mutes', 'person', personId] as const,
  words: ['mutes', 'words'] as const,
};
