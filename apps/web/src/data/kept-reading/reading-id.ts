/** Names a query as its cache does. */
export const readingId = (queryKey: readonly unknown[]): string => JSON.stringify(queryKey);
