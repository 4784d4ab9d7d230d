import { findSpeciesIn } from './find-threatened-species';
import { normalizeText } from './normalized-text';
import { namesPark } from './park-names';
import { takeOutPlaces } from './take-out';

interface Beside {
  /** Texts that are read together with these, such as the descriptions of pictures. */
  context: readonly string[];
  /** A threatened animal is named elsewhere. */
  threatened: boolean;
}

/** The texts without exact places, where one of them or what they are read with names a threatened species. */
export function withoutPlaces(texts: readonly string[], { context, threatened }: Beside): string[] {
  const fields = [...texts, ...context].map(normalizeText);
  if (!threatened && !fields.some((field) => findSpeciesIn(field).length > 0)) return [...texts];
  const besidePark = fields.some(({ text }) => namesPark(text));
  return texts.map((text) => takeOutPlaces(text, besidePark));
}
