import type { Post } from '@aranya/contracts';

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The moment in UTC, or the month where a protected sighting gives no more to others than its author. */
export function timeText({ createdAt, sighting }: Pick<Post, 'createdAt' | 'sighting'>): string {
  const isOfMonth = sighting?.protected === true && sighting.others_see === undefined;
  return isOfMonth ? month.format(new Date(createdAt)) : createdAt;
}
