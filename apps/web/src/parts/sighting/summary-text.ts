import type { SightingSummary } from '@aranya/contracts';
import { dateFormat } from '../../lib/time/date-format';

const month = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

export const memberCountText = (members: number) =>
  members === 1 ? 'one member' : `${members.toLocaleString('en')} members`;

/**
 * Returns "3 sightings by 2 members, the latest in November 2026.", naming two months if the latest week
 * spans them. With more species than sightings, they are "of several animals".
 */
export function summaryText({
  total,
  members,
  latest,
  latest_until: until,
  species,
}: Pick<SightingSummary, 'total' | 'members' | 'latest' | 'latest_until' | 'species'>): string {
  if (total === 0) return 'No sightings yet. Yours can be the first.';
  const count =
    (total === 1 ? 'One sighting' : `${total.toLocaleString('en')} sightings`) +
    (species.length > total ? ' of several animals' : '');
  const who = total === 1 || members === 0 ? '' : ` by ${memberCountText(members)}`;
  const months = [...new Set([latest, until])].map((at) => Date.parse(at ?? '')).filter(Boolean);
  const when = months.map((at) => month().format(at)).join(' or ');
  return `${count}${who}${when && `, the latest in ${when}`}.`;
}
