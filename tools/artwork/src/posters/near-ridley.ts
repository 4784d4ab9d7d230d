import {
  bars,
  blob,
  blobPath,
  both,
  dots,
  mirrored,
  moved,
  oval,
  poly,
  stroke,
  within,
} from '../figures/parts/shapes';
import { set } from './near-animals';
import type { Print } from './print';

/** Half the width of the shell, a heart as wide as long, from front to back: `[y, x]`. */
const EDGE = [
  [18, 0],
  [19.4, 12],
  [24, 24],
  [32, 33.6],
  [43, 39.4],
  [55, 40],
  [66, 36.4],
  [77, 29],
  [87, 18.6],
  [94, 8],
  [97, 0],
] as const;

const MIDDLE = 54;
const INNER = 0.86;

const outline = (share: number) =>
  mirrored(EDGE.map(([y, x]) => `${x * share} ${MIDDLE + (y - MIDDLE) * share}`).join(', '));

/** Where a seam at this height meets the plates of the margin. */
function margin(y: number): number {
  const from = (y - MIDDLE) / INNER + MIDDLE;
  const next = EDGE.findIndex(([edge]) => edge >= from);
  const [before, after] = [EDGE[next - 1] ?? EDGE[0], EDGE[next] ?? EDGE[10]];
  const share = (from - before[0]) / (after[0] - before[0] || 1);
  return (before[1] + (after[1] - before[1]) * share) * INNER;
}

/** Seams across the row of plates along the spine, `[y, half the width there, half the width midway to the next]`. */
const SPINE = [
  [25, 5, 8.6],
  [36, 5.6, 9.4],
  [47.6, 5.8, 9],
  [59, 5.4, 8],
  [69.4, 4.6, 6.6],
  [78.6, 3.6, 5],
  [87, 3, 3],
] as const;

/** The plates of one half, front to back: six along the spine, and beside them six from which an olive ridley is known. */
function plates(inks: readonly string[]): string {
  const spine: string[] = [];
  const ribs: string[] = [];
  SPINE.slice(0, -1).forEach(([y, w, wide], i) => {
    const [nextY, nextW, nextWide] = SPINE[i + 1] ?? SPINE[6];
    const mid = (y + nextY) / 2;
    const far = SPINE[i + 2]?.[0] ?? 91;
    const nextMid = i < 5 ? (nextY + far) / 2 : 89;
    const fall = (at: number) => at + 1 + (at - 40) * 0.06;
    spine.push(
      poly(
        inks[i < 2 ? 0 : i < 4 ? 1 : 2] ?? '',
        `0 ${y}, ${w} ${y}, ${wide} ${mid}, ${nextW} ${nextY}, 0 ${nextY}`,
      ),
    );
    const [top, low] = [i ? fall(mid) : 27, fall(nextMid)];
    const start = i ? `${wide} ${mid}` : `${w} ${y}, ${wide} ${mid}`;
    ribs.push(
      poly(
        inks[i < 1 ? 1 : i < 3 ? 2 : 3] ?? '',
        `${start}, ${nextW} ${nextY}, ${i < 5 ? nextWide : 2} ${nextMid}, ${margin(low)} ${low}, ${margin((top + low) / 2)} ${(top + low) / 2}, ${margin(top)} ${top}`,
      ),
    );
  });
  return ribs.join('') + spine.join('');
}

const SEAMS = Array.from({ length: 12 }, (_, i) => {
  const turn = ((-78 + i * 14.4) * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (share: number) => `${c * 38.5 * share} ${MIDDLE + 1 + s * 39.5 * share}`;
  return `${at(0.86)}, ${at(1.02)}`;
}).join('; ');

/** An olive ridley on the sand, seen from above and behind as it makes for the sea, the moon before it. */
export function oliveRidley(
  p: Print,
  at: number,
  foot: number,
  height: number,
  inks: Readonly<Record<'dark' | 'shade' | 'skin' | 'lit' | 'pale' | 'sand', string>>,
): string {
  const { dark, shade, skin, lit, pale, sand } = inks;
  const flipper = (turn: number) =>
    moved(
      blob(
        shade,
        '-6 -2, 8 -12, 24 -17, 38 -13, 47 -2, 52 12, 54 23, 51.6 25, 45 16, 35 8, 23 6, 10 12, 0 14',
      ) +
        blob(skin, '-6 -3, 8 -12.6, 24 -17.4, 38 -13, 47 -2, 52 12, 53.6 22, 46 10, 36 2, 24 0, 10 6, 0 10') +
        blob(lit, '6 -11.6, 24 -17.4, 38 -13, 47 -2, 52 12, 53.4 20, 47 6, 38 -6, 25 -11, 12 -8') +
        dots(
          shade,
          '12 -3 2, 19 -6 2.2, 26.4 -6.4 2.2, 33.4 -3.6 2.1, 39.4 1 2, 44 6.6 1.7, 47.6 12 1.4, 15 2 1.6, 22 -.4 1.6, 29 .4 1.5',
        ),
      25,
      31,
      turn,
    );
  const drawn =
    // Its own shadow, and the sweeps of its flippers behind it.
    moved(blob(sand, outline(1.06)), 0, 8) +
    both(
      bars(
        sand,
        '50 70 .6, 62 67 5, 76 72 .6; 47 82 .6, 61 78.6 5.6, 77 84 .6; 45 95 .6, 60 91.6 6, 78 97.6 .6; 43 109 .6, 59 105 6.4, 78 112 .6',
      ),
    ) +
    both(
      blob(shade, '22 78, 32 78, 41 84, 46 93, 46 101, 41 103.6, 33 98, 25 90') +
        blob(skin, '23 77, 32 77, 41 83, 45.6 91, 45.4 98, 39 92, 31 87, 25 86'),
    ) +
    blob(shade, mirrored('0 94, 4 94, 2.6 101, 0 105')) +
    flipper(5) +
    moved(flipper(-9), 0, 0, 0, -1, 1) +
    // Neck and head: wide at the jaws, the beak short; its plates lie in pairs about one in the middle.
    blob(shade, mirrored('0 8, 9 8, 13.6 15, 19 24, 0 30')) +
    blob(skin, mirrored('0 -11, 3.4 -10, 7 -5.6, 9.8 0, 11 6, 10.2 12, 7 16.4, 0 18')) +
    blob(lit, mirrored('0 -11, 3.4 -10, 7 -5.6, 9.8 0, 10.6 4, 6 -2, 3 -5, 0 -5.6')) +
    both(
      oval(dark, 8.2, 0.6, 1.6, 2.4, -24) +
        oval(pale, 8.2, -0.4, 0.5) +
        stroke(
          shade,
          0.9,
          '.4 -5, 3 -2.6, 3.6 1.6, 0 4.4; 3.6 1.6, 7.6 3.6; 3 -2.6, 6 -4; 0 11.6, 3.6 8.4, 3.6 1.6; 3.6 8.4, 9.6 8; 0 11.6, 3 16',
        ),
    ) +
    // The shell, moonlit where it slopes to the sea.
    moved(blob(dark, outline(1)), 0, 1.6) +
    blob(shade, outline(1)) +
    blob(
      lit,
      '-38.6 42, -33.6 32, -24 24, -12 19.4, 0 18, 12 19.4, 24 24, 33.6 32, 38.6 42, 33 36, 24 28.6, 12 23.6, 0 22.4, -12 23.6, -24 28.6, -33 36',
    ) +
    within('or', blobPath(outline(1)), both(stroke(dark, 1, SEAMS))) +
    blob(dark, outline(INNER + 0.015)) +
    both(
      `<g stroke="${dark}" stroke-width="1.1" stroke-linejoin="round">${plates([pale, lit, skin, '#666b56'])}</g>`,
    ) +
    // The halves of each plate on the spine are one.
    SPINE.slice(0, -1)
      .map(([y], i) =>
        stroke(
          [pale, pale, lit, lit, skin, skin][i] ?? '',
          1.5,
          `0 ${y + 1.4}, 0 ${(SPINE[i + 1]?.[0] ?? 0) - 1.4}`,
        ),
      )
      .join('') +
    stroke(dark, 0.6, '0 88, 0 92');
  return set(p, at, foot, height, moved(drawn, 0, 12, 0, 1, 0.84));
}
