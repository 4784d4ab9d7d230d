import { normalizeText } from './normalized-text';
import { namesPark } from './park-names';
import { sensitiveIn } from './sensitive-species';
import { redactPlaces } from './take-out';

interface Beside {
  context: readonly string[];
  isProtected: boolean;
  inPark: boolean;
}

/** Texts change only where a protected species is named among them or in the context. */
export function withoutPlaces(texts: readonly string[], { context, isProtected, inPark }: Beside): string[] {
  const fields = [...texts, ...context].map(normalizeText);
  if (!isProtected && !fields.some((field) => sensitiveIn(field).length > 0)) return [...texts];
  const besidePark = inPark || fields.some(({ text }) => namesPark(text));
  return texts.map((text) => redactPlaces(text, besidePark));
}
