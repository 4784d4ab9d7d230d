import type { CorrectedRecords } from '@aranya/wildlife-data/corrections';

/**
 * Holds records while the server renders their pages with accepted corrections
 * (apps/api/src/public/site/render-pages.ts).
 */
export const correctedRecords: CorrectedRecords = process.env.ARANYA_CORRECTED
  ? (JSON.parse(process.env.ARANYA_CORRECTED) as CorrectedRecords)
  : { species: {}, parks: {} };
