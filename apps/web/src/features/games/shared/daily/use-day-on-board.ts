import { parseAsString, useQueryState } from 'nuqs';
import { useState } from 'react';
import { type Day, playableDay } from '../../../../lib/daily/days';
import { useToday } from './use-today';

/**
 * Returns the day in the address, or the day on which the page was opened; undefined until hydrated. A round
 * in progress keeps its day at midnight and when the clock is set back.
 */
export function useDayOnBoard(isBegun: (day: Day) => boolean): { day: Day; today: Day } | undefined {
  const today = useToday();
  const [asked] = useQueryState('day', parseAsString);
  const [opened, setOpened] = useState(today);
  if (today === undefined) return undefined;
  const gone = opened === undefined || (opened !== today && !isBegun(opened));
  if (gone) setOpened(today);
  return { day: asked === null ? (gone ? today : opened) : playableDay(asked, today), today };
}
