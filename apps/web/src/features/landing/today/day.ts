import { parkIndex, roster } from '@aranya/wildlife-data';
import { toDay } from '../../../lib/daily/days';
import { detectiveOrder } from '../../../lib/daily/detective-order';
import { pickOfDay } from '../../../lib/daily/pick';

/** The same for everybody on that date. Loaded late, because the roster is as large as the page. */
export function picksOfDay(date: Date) {
  const day = toDay(date);
  return {
    species: pickOfDay(roster, day, 'species'),
    park: pickOfDay(parkIndex, day, 'park'),
    clue: detectiveOrder(day)[0]?.clues[0],
  };
}
