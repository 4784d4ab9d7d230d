import type { Sighting } from '@aranya/contracts';
import { othersSeeText, timeText } from './sighting-texts';

const FOR_OTHERS = {
  short: 'Protected place',
  long: 'To keep this animal safe, its place is shown as a square, as the park or not at all, and its day as the week or the month.',
};

/** Reads the same whether the place is withheld or was never given. */
const withoutPlace = ({ seen_on: day }: Sighting) => ({
  short: 'Protected sighting',
  long: `To keep this animal safe, only ${timeText(day)} is shown.`,
});

/** Returns null where others see all of it. */
export function protectionText(sighting: Sighting): { short: string; long: string } | null {
  const { place, others_see: shown } = sighting;
  if (!sighting.protected) return null;
  if (shown === undefined) return place === null ? withoutPlace(sighting) : FOR_OTHERS;
  const isExact = place !== null && shown.place?.kind !== place.kind;
  return {
    short: isExact ? 'Others do not see the exact place and day' : 'Others do not see the exact day',
    long: othersSeeText(shown, place !== null),
  };
}
