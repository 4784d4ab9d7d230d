import type { SightingSummary } from '@aranya/contracts';
import { m } from '../../lib/language/messages';
import { summaryText } from '../../parts/sighting/summary-text';

/** Keeps its line where nothing was seen, which the page says below. */
export function seenText(summary: SightingSummary | undefined): string {
  if (summary === undefined) return m.sights_by_members();
  return summary.total > 0 ? summaryText(summary) : '\u00a0';
}
