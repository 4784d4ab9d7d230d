const KEY = /^taxon-([1-9]\d{0,8})$/;

/** The key of an animal that the catalogue does not have, such as `taxon-16001`. It stands where others have a slug. */
export const taxonKey = (id: number): string => `taxon-${id}`;

/** The id in such a key; null for a slug of the catalogue. */
export function taxonIdOf(key: string): number | null {
  const [, id] = KEY.exec(key) ?? [];
  return id === undefined ? null : Number(id);
}
