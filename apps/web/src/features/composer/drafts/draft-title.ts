import type { DraftBody } from '@aranya/contracts';
import { toShownAnimal } from '../../../lib/animals';
import { findNamedArea } from '../../../lib/areas';
import { pointText, seenOnText } from '../../../parts/sighting/sighting-texts';
import { m } from '../../../lib/language/messages';

const EXCERPT = 140;

/** Returns the beginning of the text, or names the other content. */
export function draftTitle({ text, pictures, sighting = null, asks = false }: DraftBody): string {
  const words = text.trim().replace(/\s+/g, ' ');
  if (words.length > EXCERPT) return `${words.slice(0, EXCERPT).trimEnd()}…`;
  if (words !== '') return words;
  if (asks) return m.draft_question();
  if (sighting !== null) return m.draft_sighting();
  return pictures.length > 0 ? m.draft_pictures() : m.draft_nothing();
}

export function draftFacts({ sighting = null }: DraftBody): string[] {
  if (sighting === null) return [];
  const { species, place, seen_on: day } = sighting;
  const animals = species.flatMap((animal) => {
    const { name, path, note } = toShownAnimal(animal);
    return path === undefined && note === undefined ? [] : name;
  });
  const where =
    place?.kind === 'park' ? (findNamedArea(place.park)?.title ?? '') : place ? pointText(place) : '';
  return [animals.join(', '), where, seenOnText(day)].filter(Boolean);
}
