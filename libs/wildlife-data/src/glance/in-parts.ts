import type { Glance } from './glance.schema';
import { largeCountries } from './large-countries';

const large: ReadonlySet<string> = new Set(largeCountries);

/**
 * A large country counts as inhabited in parts unless the record says throughout; India counts as a whole
 * where states are named.
 * @param code ISO 3166-1 alpha-3
 */
export function livesInParts(
  { throughout = [], states = [] }: Pick<Glance['range'], 'throughout' | 'states'>,
  code: string,
): boolean {
  if (code === 'IND' && states.length > 0) return false;
  return large.has(code) && !throughout.some((whole) => whole === code);
}
