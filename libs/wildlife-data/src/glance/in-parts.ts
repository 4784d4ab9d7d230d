import type { Glance } from './glance.schema';
import { largeCountries } from './large-countries';

const large: ReadonlySet<string> = new Set(largeCountries);

/**
 * Tells whether an animal lives only in parts of a country of its range: of every large one, unless the record says that
 * it lives throughout. Smaller ones count as a whole, and so does India where the record names its states.
 * @param code ISO 3166-1 alpha-3
 */
export function livesInParts(
  { throughout = [], states = [] }: Pick<Glance['range'], 'throughout' | 'states'>,
  code: string,
): boolean {
  if (code === 'IND' && states.length > 0) return false;
  return large.has(code) && !throughout.some((whole) => whole === code);
}
