import type { Post } from '@aranya/contracts';

/** `YYYY-MM-DD`, by default in this computer's time zone. */
export const dayIn = (moment: Date, timeZone?: string): string =>
  // Sweden writes days as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** @param day `YYYY-MM-DD` */
export const dayText = (day: string): string => longDay.format(new Date(day));

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** In UTC; only the month where others may not know more of a protected sighting. */
export function timeText({ createdAt, sighting }: Pick<Post, 'createdAt' | 'sighting'>): string {
  const isOfMonth = sighting?.protected === true && sighting.others_see === undefined;
  return isOfMonth ? month.format(new Date(createdAt)) : createdAt;
}
