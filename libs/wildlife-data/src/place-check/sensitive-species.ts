import { roster } from '../animals/roster';
import { findSpeciesIn, isSensitive, type NamedSpecies } from './find-species';
import type { NormalizedText } from './normalized-text';

/** Their places are kept from others, in some month at least. */
export const sensitiveAmong = (slugs: readonly string[]): NamedSpecies[] =>
  roster.filter((species) => slugs.includes(species.slug) && isSensitive(species));

export const sensitiveIn = (text: NormalizedText): NamedSpecies[] =>
  findSpeciesIn(text).flatMap(({ species }) => species.filter(isSensitive));
