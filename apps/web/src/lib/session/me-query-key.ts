export const meQueryKey = ['users', 'me'] as const;
