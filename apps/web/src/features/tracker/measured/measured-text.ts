import type { MeasuredInfo } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { withThousands } from '../number-text';
import { dateText } from './journey-words';

/** Returns "1,234 km"; below 10 to a tenth. */
export function measuredKm(km: number): string {
  return m.track_km({ km: km < 10 ? km.toFixed(1) : withThousands(Math.round(km)) });
}

/**
 * Returns a distance.
 * @param inCells for a path between cells: "about 120 km"
 */
export function distanceText(km: number, inCells = false): string {
  if (!inCells) return measuredKm(km);
  const rounded = km < 10 ? Math.round(km) : Math.round(km / 10) * 10;
  return m.track_about_km({ km: m.track_km({ km: withThousands(rounded) }) });
}

export const toSeconds = (iso: string) => Date.parse(iso) / 1000;

/** Returns "16 Sep 2009 to 9 Nov 2009". */
export function periodText({ period }: Pick<MeasuredInfo, 'period'>): string {
  return m.track_from_to({ from: dateText(toSeconds(period.from)), to: dateText(toSeconds(period.to)) });
}

/** Returns "2009" or "2008–2010". */
export function yearsText({ period }: Pick<MeasuredInfo, 'period'>): string {
  const [from, to] = [period.from.slice(0, 4), period.to.slice(0, 4)];
  return from === to ? from : `${from}–${to}`;
}

/** Returns the address of a source: its page, or that of its DOI. */
export function sourceUrl({ doi, url }: MeasuredInfo['source']): string {
  return url ?? `https://doi.org/${doi}`;
}
