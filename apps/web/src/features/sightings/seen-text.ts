import type { SightingSummary } from '@aranya/contracts';
import { m } from '../../lib/language/messages';
import { summaryText } from '../../parts/sighting/summary-text';

export function seenText(summary: SightingSummary | undefined): string {
  if (summary === undefined) return m.sights_by_members();
  return summary.total > 0 ? summaryText(summary) : m.sights_first();
}
