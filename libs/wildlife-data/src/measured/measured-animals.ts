import tracks from '../generated/measured-animals.json' with { type: 'json' };

/**
 * Animals of the catalogue with a measured track: id and track. A separate list, so that an animal's page can link
 * to the track without loading the index.
 */
export const measuredAnimals: ReadonlyMap<number, string> = new Map(tracks as [number, string][]);
