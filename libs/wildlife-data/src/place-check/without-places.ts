import { normalizeText } from './normalized-text';
import { namesPark } from './park-names';
import { sensitiveIn } from './sensitive-species';
import { takeOutPlaces } from './take-out';

interface Beside {
  /** Texts that are read together with these, such as the descriptions of pictures. */
  context: readonly string[];
  /** The place is kept whatever the words name. */
  isProtected: boolean;
  /** They are read beside the name of a park or another area. */
  inPark: boolean;
}

/** The texts without exact places, where one of them or what they are read with names a species whose places are kept. */
export function withoutPlaces(texts: readonly string[], { context, isProtected, inPark }: Beside): string[] {
  const fields = [...texts, ...context].map(normalizeText);
  if (!isProtected && !fields.some((field) => sensitiveIn(field).length > 0)) return [...texts];
  const besidePark = inPark || fields.some(({ text }) => namesPark(text));
  return texts.map((text) => takeOutPlaces(text, besidePark));
}
