export function idFaults(what: string, ids: readonly number[], last: number): string[] {
  const expected = Array.from({ length: last }, (_, index) => index + 1);
  const missing = expected.filter((id) => !ids.includes(id)).map((id) => `${what} ${id} is missing`);
  const extra = ids.filter((id) => !expected.includes(id)).map((id) => `${what} ${id} is one too many`);
  const double = ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${what} ${id} occurs twice`);
  const ordered = ids.every((id, index) => id > (ids[index - 1] ?? 0));
  return [...missing, ...extra, ...double, ...(ordered ? [] : [`${what} ids are out of order`])];
}

export function misplacedIndians(animals: readonly { id: number; india: boolean }[]): number[] {
  const firstOfWorld = animals.findIndex((animal) => !animal.india);
  if (firstOfWorld < 0) return [];
  return animals.slice(firstOfWorld).flatMap((animal) => (animal.india ? [animal.id] : []));
}
