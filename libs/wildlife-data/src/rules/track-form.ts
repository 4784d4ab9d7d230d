import type { Track } from '../tracks/track';

/** The limit of Web Mercator maps. */
const highestLatitude = 85;

function isOneEmoji(text: string): boolean {
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
  return characters.length === 1 && /^\p{Extended_Pictographic}/u.test(text);
}

function pathFaults({ path }: Track): string[] {
  const faults: string[] = [];
  if (path.length < 3 || path.length > 4) faults.push(`${path.length} points`);
  for (const [at, { lat, lng, place }] of path.entries()) {
    if (!(Math.abs(lat) <= highestLatitude)) faults.push(`latitude ${lat}`);
    if (!(Math.abs(lng) <= 180)) faults.push(`longitude ${lng}`);
    if (place.length < 4 || place !== place.trim()) faults.push(`the place '${place}'`);
    const before = path[at - 1];
    if (before && (before.place === place || (before.lat === lat && before.lng === lng)))
      faults.push(`'${place}' twice running`);
  }
  return faults;
}

/** Form only; the routes are checked in `geography`. */
export function trackFaults(track: Track): string[] {
  const { name, emoji, summary } = track;
  const faults = pathFaults(track);
  if (name.length < 4 || name !== name.trim()) faults.push('the name');
  if (!isOneEmoji(emoji)) faults.push(`'${emoji}' is not one emoji`);
  if (summary.length < 80 || summary.length > 220) faults.push(`a summary of ${summary.length} characters`);
  if (!/^[A-Z][^.]*[^.]\.( [A-Z][^.]*\.)?$/.test(summary))
    faults.push('a summary not of one or two sentences');
  return faults.map((fault) => `${name}: ${fault}`);
}

interface Species {
  id: number;
  name: string;
  scientific_name: string;
}

/** Track names that differ from the catalogue's, with the species of both. */
const otherNames: Readonly<Record<string, string>> = { Caribou: 'Rangifer tarandus' };

/** A track names the catalogue's animal of its name, if there is one. */
export function trackAnimalFaults(track: Track, catalogue: readonly Species[]): string[] {
  const sameName = catalogue.find(({ name }) => name === track.name);
  if (track.animalId === undefined)
    return sameName ? [`${track.name}: the catalogue has it as ${sameName.id}`] : [];
  const animal = catalogue.find(({ id }) => id === track.animalId);
  if (!animal) return [`${track.name}: no animal ${track.animalId}`];
  const same = animal.name === track.name || otherNames[track.name] === animal.scientific_name;
  return same ? [] : [`${track.name}: animal ${animal.id} is ${animal.name}`];
}
