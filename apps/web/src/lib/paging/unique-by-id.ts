/** Drops duplicates, because entries may move to the next page between two requests. */
export function uniqueById<Entry extends { _id: string }>(entries: Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}
