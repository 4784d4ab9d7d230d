/** Entries of further pages that stand in an earlier one already are left out. */
export function uniqueBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = getKey(item);
    return !seen.has(key) && seen.add(key);
  });
}
