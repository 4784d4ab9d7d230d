export function uniqueIdFaults(records: readonly { id: string | number }[]): string[] {
  const seen = new Set<string | number>();
  return records.flatMap(({ id }) => (seen.size === seen.add(id).size ? [`${id}: occurs twice`] : []));
}
