export const readingId = (queryKey: readonly unknown[]): string => JSON.stringify(queryKey);
