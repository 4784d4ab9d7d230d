import names from '../generated/tracked-animals.json' with { type: 'json' };

/** Animal id to track name, apart so that pages need not load the tracks. */
export const trackedAnimals: ReadonlyMap<number, string> = new Map(names as [number, string][]);
