import type { Sighting } from '@aranya/contracts';

const FOR_OTHERS =
  'So that no post leads to a threatened animal, places of such species and hidden places are shown as a square of about 22 km, or as the park, and days as their month.';

function seenByOthers({ place, hide_place: hidden }: Sighting): string {
  if (place === null) return 'Others see the month.';
  if (place.kind === 'park' && hidden !== true) return 'Others see the park and the month.';
  return 'Others see a square of about 22 km and the month.';
}

/** Null where others see all of it. */
export function protectionText(sighting: Sighting): { short: string; long: string } | null {
  if (!sighting.protected) return null;
  // The author alone is told what they hide.
  if (sighting.hide_place === undefined) return { short: 'Protected place', long: FOR_OTHERS };
  const isExact = sighting.place !== null && (sighting.place.kind === 'point' || sighting.hide_place);
  return {
    short: isExact ? 'Only you see the exact place and day' : 'Only you see the exact day',
    long: seenByOthers(sighting),
  };
}
