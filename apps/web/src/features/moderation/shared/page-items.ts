/** Leaves out entries of further pages that an earlier page has already. */
export function uniqueBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = getKey(item);
    return !seen.has(key) && seen.add(key);
  });
}
