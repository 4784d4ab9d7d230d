export const ownCorrectionsKey = ['corrections', 'own'] as const;
