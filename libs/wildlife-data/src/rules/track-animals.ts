import type { Track } from '../tracks/track.schema';

interface Species {
  id: number;
  name: string;
  scientific_name: string;
}

const otherNames: Readonly<Record<string, string>> = { Caribou: 'Rangifer tarandus' };

export function trackAnimalFaults(
  track: Pick<Track, 'name' | 'animalId'>,
  catalogue: readonly Species[],
): string[] {
  const sameName = catalogue.find(({ name }) => name === track.name);
  if (track.animalId === undefined)
    return sameName ? [`${track.name}: the catalogue has it as ${sameName.id}`] : [];
  const animal = catalogue.find(({ id }) => id === track.animalId);
  if (!animal) return [`${track.name}: no animal ${track.animalId}`];
  const same = animal.name === track.name || otherNames[track.name] === animal.scientific_name;
  return same ? [] : [`${track.name}: animal ${animal.id} is ${animal.name}`];
}
