import { type AppError, errors } from '../plugins/errors';
import { DAY_HOURS, HOUR_MS, startOfHour } from './quota-limits';
import type { AccountAge, QuotaAction } from './quota-table';

const MINUTE_MS = 60_000;

/** `hour` is its beginning in epoch milliseconds. */
export interface HourCount {
  hour: number;
  count: number;
}

interface Usage {
  action: QuotaAction;
  age: AccountAge;
  limits: { hour: number; day: number };
  /** The last 24 clock hours, oldest first. */
  counts: readonly HourCount[];
  amount: number;
  now: number;
}

const nouns: Record<QuotaAction, [one: string, many: string]> = {
  post: ['post', 'posts'],
  like: ['like', 'likes'],
  comment: ['comment', 'comments'],
  follow: ['person followed', 'people followed'],
  identification: ['suggestion', 'suggestions'],
  connect: ['connection request', 'connection requests'],
  message: ['message', 'messages'],
  picture: ['picture', 'pictures'],
  altText: ['picture described', 'pictures described'],
  report: ['report', 'reports'],
  block: ['person blocked', 'people blocked'],
  push: ['browser subscribed', 'browsers subscribed'],
  token: ['access token made', 'access tokens made'],
  mute: ['person or word muted', 'people and words muted'],
  topic: ['animal, place or hashtag followed', 'animals, places and hashtags followed'],
  placeShare: ['place shared', 'places shared'],
  profile: ['change of your profile', 'changes of your profile'],
  life_record: ['species added to your life list', 'species added to your life list'],
  life_import: ['part of an imported list', 'parts of imported lists'],
  favorite: ['change of your favorites', 'changes of your favorites'],
  edit: ['edit', 'edits'],
  bookmark: ['bookmark', 'bookmarks'],
  collection: ['change of your collections', 'changes of your collections'],
  draft: ['saved draft', 'saved drafts'],
  moderation: ['act of moderation', 'acts of moderation'],
  appeal: ['appeal', 'appeals'],
  correction: ['correction', 'corrections'],
  export: ['download of your data', 'downloads of your data'],
};

export function quotaRefusal(usage: Usage): AppError | null {
  const { action, age, limits, now } = usage;
  const until = Math.max(freeInHour(usage), freeInDay(usage));
  if (until <= now) return null;
  const isDaily = freeInDay(usage) > now;
  const limit = isDaily ? limits.day : limits.hour;
  const what = `${limit} ${nouns[action][limit === 1 ? 0 : 1]}`;
  const period = isDaily ? '24 hours' : 'an hour';
  const young = age === 'later' ? '' : ' It rises as your account gets older.';
  return errors.tooManyRequests(
    `You have reached the limit of ${what} in ${period}.${young} Please try again in ${duration(until - now)}.`,
    Math.ceil((until - now) / 1000),
  );
}

function freeInHour({ limits, counts, amount, now }: Usage): number {
  const hour = startOfHour(now);
  const count = counts.find((row) => row.hour === hour)?.count ?? 0;
  return count + amount > limits.hour ? hour + HOUR_MS : 0;
}

function freeInDay({ limits, counts, amount }: Usage): number {
  let total = counts.reduce((sum, { count }) => sum + count, 0);
  let free = 0;
  for (const { hour, count } of counts) {
    if (total + amount <= limits.day) break;
    total -= count;
    free = hour + DAY_HOURS * HOUR_MS;
  }
  return free;
}

function duration(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
