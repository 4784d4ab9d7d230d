import type { Park } from '../parks/park.schema';
import type { Travel } from '../parks/travel/travel.schema';
import { animalsOfPark } from '../lookups/park-lookups';

type Closure = Pick<Travel['closures'][number], 'months' | 'part_months' | 'days' | 'whole' | 'note'>;

export type Outing = Pick<
  Park,
  'id' | 'name' | 'slug' | 'location' | 'states' | 'months' | 'best_time_to_visit'
> & {
  animals: readonly number[];
  signature: readonly number[];
  closures: readonly Closure[];
  year: Travel['year']['spans'];
};

export function toOuting(
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
