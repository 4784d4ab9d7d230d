import { roster } from '@aranya/wildlife-data';
import { shorten } from '../../platform/common/shorten';

export const MAX_POSTS = 5;
const LINE_LENGTH = 140;
const WEEK_MS = 7 * 86_400_000;

/** One of each author before a second of anybody; the order stays. */
export function pickPosts<Post extends { author_id: string }>(newestFirst: readonly Post[]): Post[] {
  const turns = new Map<string, number>();
  const inTurn = newestFirst.map((post, at) => {
    const turn = turns.get(post.author_id) ?? 0;
    turns.set(post.author_id, turn + 1);
    return { post, at, turn };
  });
  return inTurn
    .sort((one, other) => one.turn - other.turn || one.at - other.at)
    .slice(0, MAX_POSTS)
    .sort((one, other) => one.at - other.at)
    .map(({ post }) => post);
}

/** Empty for a text without words. */
export function firstLine(text: string): string {
  const line = text.split(/[\r\n]+/).find((each) => each.trim() !== '') ?? '';
  return shorten(line.replace(/\s+/g, ' ').trim(), LINE_LENGTH);
}

/** Each animal of the catalogue in its turn. */
export function animalOfTheWeek(day: string): string {
  const week = Math.floor(Date.parse(day) / WEEK_MS);
  const slug = roster[week % roster.length]?.slug;
  if (slug === undefined) throw new Error('The catalogue has animals.');
  return slug;
}

/** Of a description, whose sentences end in a full stop and a space, or a danda. */
export const firstSentence = (text: string): string =>
  /^.*?(?:।|\.(?= [A-Z\p{Lo}]|$))/su.exec(text)?.[0] ?? text;
