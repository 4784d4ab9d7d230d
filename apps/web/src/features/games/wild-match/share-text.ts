import { durationText } from '../shared/duration';

/**
 * Describes a daily deal without its cards.
 * @param time in milliseconds
 */
export function shareText(number: number, moves: number, time: number, url: string): string {
  return `Aranya Wild Match ${number}\n8 pairs in ${moves} moves, ${durationText(time)}\n${url}`;
}
