import type { MeasuredInfo } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { withThousands } from '../number-text';
import { daysText } from './journey-words';
import { measuredKm, toSeconds } from './measured-text';

/** Returns "Pacific walrus 357 carried a tag and was located 1,274 times in 54 days. …" */
export function journeySentence({
  species,
  individual,
  period,
  fixes_total,
  distance_km,
}: MeasuredInfo): string {
  const days = (toSeconds(period.to) - toSeconds(period.from)) / 86_400;
  return m.journey_sentence({
    animal: `${species} ${individual}`,
    fixes: withThousands(fixes_total),
    days: daysText(days),
    km: measuredKm(distance_km),
  });
}

const PROPER = /^(African|Ascension|Asian|Pacific|Atlantic|Indian)/;

/** Returns a species' name as within a sentence. */
export function lowered(species: string): string {
  return PROPER.test(species) ? species : species.charAt(0).toLowerCase() + species.slice(1);
}
