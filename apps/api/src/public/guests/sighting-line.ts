import { freeNameOf, type Sighting } from '@aranya/contracts';
import { parkOrArea, roster } from '@aranya/wildlife-data';

const names = new Map(roster.map(({ slug, name }) => [slug, name]));

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const dayFormat = inUtc({ dateStyle: 'long' });
const monthFormat = inUtc({ month: 'long', year: 'numeric' });

/** @param seenOn a day, a week as an interval, or a month */
function dayText(seenOn: string): string {
  const [from = '', until] = seenOn.split('/');
  if (until !== undefined) return `in the week of ${dayFormat.format(new Date(from))}`;
  return from.length === 7
    ? `in ${monthFormat.format(new Date(from))}`
    : `on ${dayFormat.format(new Date(from))}`;
}

function placeText(place: Sighting['place']): string {
  if (place?.kind === 'park') return parkOrArea(place.park)?.name ?? '';
  return place?.kind === 'state' ? place.state : '';
}

/** Names the animals, a park or state, and the day as far as guests may know them. */
export function sightingLine({ species, place, seen_on }: Sighting): { text: string; animals: string[] } {
  const animals = species.flatMap(
    ({ species: key, taxon }) =>
      names.get(key) ?? taxon?.name ?? taxon?.scientific_name ?? freeNameOf(key)?.words ?? [],
  );
  const where = placeText(place);
  const text = ['Seen', ...(where ? [`in ${where}`] : []), dayText(seen_on)].join(' ');
  return { text: animals.length > 0 ? `${animals.join(', ')}. ${text}.` : `${text}.`, animals };
}
