import tracks from '../generated/measured-animals.json' with { type: 'json' };

/** Animal id to track id, apart so that pages need not load the index. */
export const measuredAnimals: ReadonlyMap<number, string> = new Map(tracks as [number, string][]);
