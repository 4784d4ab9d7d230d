import { findPlacesIn, toPlaceMention } from './find-places';
import type { NamedSpecies } from './find-species';
import { normalizeText } from './normalized-text';
import { namesPark } from './park-names';
import type { PlaceMention } from './place';
import { sensitiveAmong, sensitiveIn } from './sensitive-species';
import { redactPlaces } from './take-out';

export interface PlaceWarning {
  place: PlaceMention;
  field: 'text' | number;
  species: readonly NamedSpecies[];
  /** How near to the animal the text leads its readers. */
  metres: number;
}

export interface PlaceCheck {
  warnings: PlaceWarning[];
  suggestion: { text: string; alts: string[] };
}

/** Nobody needs to know it to the metre. */
const roundedMetres = ({ precision }: PlaceMention): number =>
  precision < 1000 ? Math.max(10, Math.round(precision / 10) * 10) : Math.round(precision / 1000) * 1000;

/**
 * The animal's name and the place may stand in different texts, so all count as one.
 * @param chosen slugs named beside the text
 */
export function checkPlaces(
  text: string,
  alts: readonly string[] = [],
  chosen: readonly string[] = [],
): PlaceCheck {
  const fields = [text, ...alts].map(normalizeText);
  const species = new Map(
    [...sensitiveAmong(chosen), ...fields.flatMap(sensitiveIn)].map((each) => [each.id, each]),
  );
  const unchanged = { warnings: [], suggestion: { text, alts: [...alts] } };
  if (species.size === 0) return unchanged;
  const besidePark = fields.some((field) => namesPark(field.text));
  const warnings = fields.flatMap((field, index) =>
    findPlacesIn(field, besidePark).map((found): PlaceWarning => {
      const place = toPlaceMention(field, found);
      const named = [...species.values()];
      return {
        place,
        field: index === 0 ? 'text' : index - 1,
        species: named,
        metres: roundedMetres(place),
      };
    }),
  );
  if (warnings.length === 0) return unchanged;
  return {
    warnings,
    suggestion: {
      text: redactPlaces(text, besidePark),
      alts: alts.map((alt) => redactPlaces(alt, besidePark)),
    },
  };
}
