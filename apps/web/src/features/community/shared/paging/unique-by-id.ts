/** An entry that moved from one page to the next between two answers is shown once. */
export function uniqueById<Entry extends { _id: string }>(entries: Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}
