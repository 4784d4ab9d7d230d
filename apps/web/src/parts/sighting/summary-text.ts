import type { SightingSummary } from '@aranya/contracts';

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns "3 sightings, the latest in November 2026." */
export function summaryText({ total, latest }: Pick<SightingSummary, 'total' | 'latest'>): string {
  if (total === 0) return 'No sightings yet. Yours can be the first.';
  const count = total === 1 ? 'One sighting' : `${total.toLocaleString('en')} sightings`;
  const at = latest === null ? Number.NaN : Date.parse(`${latest}-01`);
  return Number.isNaN(at) ? `${count}.` : `${count}, the latest in ${month.format(at)}.`;
}
