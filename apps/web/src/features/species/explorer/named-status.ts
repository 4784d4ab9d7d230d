import { filterStatuses, folded } from '@aranya/wildlife-data';

/** Returns the status that a text names, also as in "endangered animals". */
export function namedStatus(text: string) {
  const wanted = folded(text)
    .trim()
    .replace(/ (animals?|species)$/, '');
  return filterStatuses.find((status) => folded(status) === wanted);
}
