import type { TripCriteria } from '@aranya/wildlife-data';
import { getLocale, intlLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { monthName } from '../../../lib/language/month-name';

/** What is wanted, with names in the page's language. */
export type NamedCriteria = Pick<TripCriteria, 'month'> & { animals: readonly string[]; place?: string };

/** British English has no comma before the last name. */
const listed = (names: readonly string[]) =>
  new Intl.ListFormat(getLocale() === 'en' ? 'en-GB' : intlLocale()).format(names);

/** Returns text such as "in February, for Bengal Tiger, in South"; blank without criteria. */
export function criteriaText({ month, animals, place }: NamedCriteria): string {
  return [
    ...(month === undefined ? [] : [m.trip_in_month({ month: monthName(month) })]),
    ...(animals.length > 0 ? [m.trip_for({ animals: listed(animals) })] : []),
    ...(place ? [m.trip_in_place({ place })] : []),
  ].join(', ');
}

export function fitText(count: number, wanted: string): string {
  if (!wanted) return m.trip_all({ count });
  return count === 0 ? m.trip_no_fits({ wanted }) : m.trip_fits({ count, wanted });
}
