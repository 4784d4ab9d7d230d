import type { Park } from '../parks/park.schema';
import type { Travel } from '../parks/travel/travel.schema';
import { animalsOfPark } from '../lookups/park-lookups';

type Closure = Pick<Travel['closures'][number], 'months' | 'part_months' | 'days' | 'whole' | 'note'>;

/** A park as far as the choice of place and month needs it. */
export type Outing = Pick<
  Park,
  'id' | 'name' | 'slug' | 'location' | 'states' | 'months' | 'best_time_to_visit'
> & {
  /** Catalogue ids. */
  animals: readonly number[];
  signature: readonly number[];
  closures: readonly Closure[];
  year: Travel['year']['spans'];
};

/** Joins the park's record with what travellers need. */
export function outingOf(
  park: Park,
  travel: Pick<Travel, 'signature' | 'closures' | 'year'>,
  animals: readonly { id: number; name: string }[],
): Outing {
  const { id, name, slug, location, states, months, best_time_to_visit } = park;
  return {
    id,
    name,
    slug,
    location,
    states,
    months,
    best_time_to_visit,
    animals: animalsOfPark(animals, park).map((animal) => animal.id),
    signature: travel.signature,
    closures: travel.closures.map(({ months: closed, part_months, days, whole, note }) => ({
      months: closed,
      ...(part_months && { part_months }),
      days,
      whole,
      ...(note && { note }),
    })),
    year: travel.year.spans,
  };
}
