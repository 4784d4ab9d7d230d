import { durationText } from '../shared/duration';
import { siteName } from '../../../lib/settings';

/**
 * Describes a daily deal without its cards.
 * @param time in milliseconds
 */
export function shareText(number: number, moves: number, time: number, url: string): string {
  return `${siteName()} Wild Match ${number}\n8 pairs in ${moves} moves, ${durationText(time)}\n${url}`;
}
