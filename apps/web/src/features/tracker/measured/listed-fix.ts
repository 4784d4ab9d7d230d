import type { Point } from '../../../parts/map/geometry';

/** A fix that can be shown on the map, in words. */
export interface ListedFix extends Point {
  /** Seconds since 1970. */
  time: number;
  /** As in "Day 12", with the hour where the day has several. */
  name: string;
  /** As in "340 km south-west of the start, over the Arabian Sea, heading south". */
  words: string;
}

export interface ListedFixes {
  fixes: ListedFix[];
  /** The number of fixes drawn, if the list has only the first of each day, and the last of all. */
  sampledFrom: number | undefined;
}

/** Returns the index of the last listed fix at or before the time; 0 before the first. */
export const fixAt = (fixes: readonly ListedFix[], time: number): number =>
  Math.max(0, fixes.map((fix) => fix.time <= time).lastIndexOf(true));
