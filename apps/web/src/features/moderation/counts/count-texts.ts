import type { CountedThing } from '@aranya/contracts';
import { dateFormat } from '../../../lib/time/date-format';

export const thingTexts: Record<CountedThing, string> = {
  members: 'New members',
  active: 'Active members',
  posts: 'Posts',
  comments: 'Comments',
  messages: 'Messages',
  sightings: 'Sightings',
  reports: 'Reports',
};

const number = new Intl.NumberFormat('en');
const shortDay = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const fullDay = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const numberText = (value: number): string => number.format(value);

/** @param day YYYY-MM-DD */
export const dayText = (day: string): string => shortDay().format(new Date(`${day}T00:00:00Z`));
export const fullDayText = (day: string): string => fullDay().format(new Date(`${day}T00:00:00Z`));
