import { roster } from '../animals/roster';
import { findSpeciesIn, isSensitive, type NamedSpecies } from './find-species';
import type { NormalizedText } from './normalized-text';

/** Those of the slugs whose places are kept from others, in some month at least. */
export const sensitiveAmong = (slugs: readonly string[]): NamedSpecies[] =>
  roster.filter((species) => slugs.includes(species.slug) && isSensitive(species));

/** Those that a text names. */
export const sensitiveIn = (text: NormalizedText): NamedSpecies[] =>
  findSpeciesIn(text).flatMap(({ species }) => species.filter(isSensitive));
