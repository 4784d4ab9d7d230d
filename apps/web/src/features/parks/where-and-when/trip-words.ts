import type { TripWording } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { monthName } from '../../../lib/language/month-name';

/** All but the names of places, which the page has. */
export const tripWords: Omit<TripWording, 'place'> = {
  month: (month) => monthName(month),
  unknown: m.trip_unknown,
  signature: m.trip_signature,
  lives: m.trip_lives,
  bestMonth: m.trip_best_month,
  within: m.trip_within,
  beyond: m.trip_beyond,
  openBut: m.trip_open_but,
  openInPart: m.trip_open_part,
  open: m.trip_open,
  closed: m.trip_closed,
  closedWithNote: m.trip_closed_note,
  notWhole: m.trip_not_whole,
  inSeason: m.trip_in_season,
  begins: m.trip_begins,
  ended: m.trip_ended,
  outside: m.trip_outside,
};
