const KEY = /^taxon-([1-9]\d{0,8})$/;

/** Names an animal that the catalogue does not have where others have a slug, as in sightings: `taxon-16001`. */
export const taxonKey = (id: number): string => `taxon-${id}`;

/** The id in such a key; null for a slug of the catalogue. */
export function taxonIdOf(key: string): number | null {
  const [, id] = KEY.exec(key) ?? [];
  return id === undefined ? null : Number(id);
}
