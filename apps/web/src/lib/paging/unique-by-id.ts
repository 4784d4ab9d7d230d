/** Drops duplicates, because entries may move to the next page between two requests. */
export function uniqueBy<Entry>(entries: Entry[], getKey: (entry: Entry) => string): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = getKey(entry);
    return !seen.has(key) && seen.add(key);
  });
}

const idOf = (entry: { _id: string } | { id: string }) => ('_id' in entry ? entry._id : entry.id);

/** Drops entries whose id came before. */
export const uniqueById = <Entry extends { _id: string } | { id: string }>(entries: Entry[]): Entry[] =>
  uniqueBy(entries, idOf);
