import { CELL_DEGREES, cellOf, isSensitive } from '@aranya/wildlife-data';
import { speciesOf } from '../../shared/sightings/catalogue';
import { squareOf } from '../../shared/sightings/sighting-texts';
import type { SightingDraft } from './sighting-draft';

const list = new Intl.ListFormat('en');

export interface WhatOthersSee {
  protected: boolean;
  /** One sentence. */
  text: string;
  /** Why, where it is protected. */
  reason: string | null;
  /** Whether hiding the place changes what others see. */
  canHide: boolean;
  /** Corners of the square that others see, where they see one. */
  square: [[number, number], [number, number]] | null;
}

/** The species whose places are protected, by name. */
function protectedNames({ species }: SightingDraft): string[] {
  return species.flatMap(({ species: slug }) => {
    const found = speciesOf(slug);
    return found && isSensitive(found.scientific_name) ? [found.name] : [];
  });
}

function reasonOf(names: readonly string[], hidden: boolean): string {
  if (names.length === 0) {
    return hidden ? 'You hide the place.' : 'Nobody knows yet whether the animal is threatened.';
  }
  return `Poachers read posts as well: places of ${list.format(names)} are always protected.`;
}

function textOf(place: SightingDraft['place'], isProtected: boolean, hidden: boolean): string {
  if (place === null) return `Others see ${isProtected ? 'the month, not the day' : 'the day'}.`;
  if (!isProtected) return `Others see the ${place.kind === 'park' ? 'park' : 'exact point'} and the day.`;
  if (place.kind === 'park' && !hidden) return 'Others see the park and the month.';
  return 'Others see a square of about 22 km and the month.';
}

/** What of a sighting others than its author will see, as the API decides it. */
export function whatOthersSee(sighting: SightingDraft, asks: boolean): WhatOthersSee {
  const { place, hide_place: hidden } = sighting;
  const names = protectedNames(sighting);
  const isProtected = hidden || names.length > 0 || (asks && sighting.species.length === 0);
  return {
    protected: isProtected,
    text: textOf(place, isProtected, hidden),
    reason: isProtected ? reasonOf(names, hidden) : null,
    // A point of a protected species is hidden anyway; of an animal without a name it may be shown once it has one.
    canHide: names.length > 0 ? place?.kind === 'park' : place !== null || hidden,
    square: isProtected && place?.kind === 'point' ? squareOf(cellOf(place), CELL_DEGREES) : null,
  };
}
