/**
 * Animals of the catalogue with a measured track: id and track. A separate list, so that an animal's page can link
 * to the track without loading the index; a test compares the two.
 */
export const measuredAnimals: ReadonlyMap<number, string> = new Map([
  [39, 'blue-whale-2006ca-bmu-02083'],
  [60, 'olive-ridley-graham-1'],
  [75, 'elephant-salif-keita-year1'],
]);
