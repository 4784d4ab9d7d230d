export const identificationKeys = {
  all: ['identifications'] as const,
  ofPost: (postId: string) => ['identifications', postId] as const,
};
