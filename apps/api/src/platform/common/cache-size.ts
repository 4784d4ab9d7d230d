/** For an LRUCache: `max` would allocate room for as many at once, 1.9 MB for 50,000 with an age each. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
