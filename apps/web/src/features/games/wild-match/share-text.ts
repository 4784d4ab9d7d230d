import { m } from '../../../lib/language/messages';
import { siteName } from '../../../lib/settings';
import { durationText } from '../shared/duration';

/**
 * Describes a daily deal without its cards.
 * @param time in milliseconds
 */
export function shareText(number: number, moves: number, time: number, url: string): string {
  return [
    `${siteName()} ${m.game_wild_match()} ${number}`,
    m.match_share({ moves, time: durationText(time) }),
    url,
  ].join('\n');
}
