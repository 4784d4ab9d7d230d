import { kmBetween, placeOfFix } from './geometry';
import type { Fix } from './measured-track.schema';

export interface DroppedFixes {
  /** Off the globe, or 0, 0, which receivers without a position report. */
  invalid: number;
  repeated: number;
  tooFast: number;
}

export interface CleanedFixes {
  /** Oldest first. */
  fixes: Fix[];
  dropped: DroppedFixes;
}

const isPlace = ([lng, lat]: Fix) =>
  Math.abs(lng) <= 180 && Math.abs(lat) <= 90 && !(Math.abs(lng) < 1e-6 && Math.abs(lat) < 1e-6);

function kmhBetween(from: Fix | undefined, to: Fix | undefined): number {
  if (!from || !to) return 0;
  return kmBetween(placeOfFix(from), placeOfFix(to)) / ((to[2] - from[2]) / 3600);
}

function withoutSpikes(fixes: readonly Fix[], maxKmh: number): Fix[] {
  const kept: Fix[] = [];
  for (const [at, fix] of fixes.entries()) {
    const [before, next] = [kept.at(-1), fixes[at + 1]];
    if (kmhBetween(before, fix) <= maxKmh) {
      kept.push(fix);
      continue;
    }
    const withFix = Math.max(kmhBetween(kept.at(-2), fix), kmhBetween(fix, next));
    if (withFix < kmhBetween(before, next)) kept.splice(-1, 1, fix);
  }
  return kept;
}

/** @param maxKmh the fastest plausible step */
export function cleanFixes(fixes: readonly Fix[], maxKmh: number): CleanedFixes {
  const valid = fixes.filter(isPlace);
  const sorted = [...valid].sort((a, b) => a[2] - b[2]);
  const single = sorted.filter((fix, at) => fix[2] !== sorted[at - 1]?.[2]);
  let slow = single;
  for (let before = -1; before !== slow.length;) {
    before = slow.length;
    slow = withoutSpikes(slow, maxKmh);
  }
  return {
    fixes: slow,
    dropped: {
      invalid: fixes.length - valid.length,
      repeated: sorted.length - single.length,
      tooFast: single.length - slow.length,
    },
  };
}
