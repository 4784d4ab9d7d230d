import type { SightingSummary } from '@aranya/contracts';

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns "3 sightings, the latest in November 2026.", or in two months where its week lies in both. */
export function summaryText({
  total,
  latest,
  latest_until: until,
}: Pick<SightingSummary, 'total' | 'latest' | 'latest_until'>): string {
  if (total === 0) return 'No sightings yet. Yours can be the first.';
  const count = total === 1 ? 'One sighting' : `${total.toLocaleString('en')} sightings`;
  const months = [...new Set([latest, until])].map((at) => Date.parse(`${at}-01`)).filter(Boolean);
  return months.length === 0
    ? `${count}.`
    : `${count}, the latest in ${months.map((at) => month.format(at)).join(' or ')}.`;
}
