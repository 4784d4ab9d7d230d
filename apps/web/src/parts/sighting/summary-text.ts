import type { SightingSummary } from '@aranya/contracts';
import { intlLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { dateFormat } from '../../lib/time/date-format';

const month = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

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
  if (total === 0) return m.seen_none();
  const number = (count: number) => ({ count, number: count.toLocaleString(intlLocale()) });
  const several = species.length > total ? m.seen_several() : '';
  const who = total === 1 || members === 0 ? '' : m.seen_by(number(members));
  const months = [...new Set([latest, until])].map((at) => Date.parse(at ?? '')).filter(Boolean);
  const when = months.map((at) => month().format(at)).join(m.seen_or());
  return m.seen_sentence({
    text: m.seen_count(number(total)) + several + who + (when && m.seen_latest({ when })),
  });
}
