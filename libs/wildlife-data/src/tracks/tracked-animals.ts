import names from '../generated/tracked-animals.json' with { type: 'json' };

/**
 * Animals with a track: id and track name. A separate list, so that an animal's page can link to the map without
 * loading the tracks.
 */
export const trackedAnimals: ReadonlyMap<number, string> = new Map(names as [number, string][]);
