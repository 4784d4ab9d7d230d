import { mix } from '../drawing/colour';
import { n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { canopy } from '../landscape/edges';
import { range } from '../landscape/mountains';
import { birds, mist, sky } from '../landscape/sky';
import { SUN } from './frame';
import type { HeroMode } from './palettes';

/** Streaks of cloud: x, y, length. */
const STREAKS = [
  [1500, 250, 380],
  [1590, 268, 260],
  [1470, 285, 190],
  [1690, 150, 240],
  [1640, 164, 160],
  [1530, 640, 260],
  [1240, 655, 190],
] as const;

const streak = ([x, y, w]: (typeof STREAKS)[number]): string =>
  `M${x} ${y}q${n0(w * 0.2)} ${n0(-w * 0.05)} ${n0(w * 0.45)} ${n0(-w * 0.05)}t${n0(w * 0.55)} ${n0(w * 0.05)}q${n0(-w * 0.5)} ${n0(w * 0.025)} ${-w} 0z`;

export function skyLayer(pen: Pen, mode: HeroMode): string {
  const { pal } = pen;
  const day = mode === 'day';
  return (
    sky(pen, {
      sunX: SUN[0],
      sunY: SUN[1],
      sunR: day ? 128 : 92,
      horizon: day ? 900 : 760,
      clouds: 0,
      rays: day ? 0.05 : 0,
    }) +
    `<path fill="${mix(pal.sky[2], pal.sun, 0.5)}" opacity="${day ? 0.42 : 0.12}" d="${STREAKS.map(streak).join('')}"/>` +
    birds(pen, 1680, 400, 7, mix(pal.near, pal.haze, 0.3), 1.2)
  );
}

export function mountainLayer(pen: Pen, mode: HeroMode): string {
  const { pal } = pen;
  const { haze } = pal;
  const snow = mode === 'day' ? '#fff1d3' : '#9fc4c4';
  return (
    range(pen, {
      y: 860,
      peaks: [
        [60, 800],
        [330, 776],
        [640, 752],
        [930, 700],
        [1190, 628],
        [1560, 570],
        [1840, 640],
      ],
      height: 300,
      rock: mix(haze, pal.sky[1], 0.55),
      lit: mix(haze, pal.sky[2], 0.5),
      snow: [mix(snow, haze, 0.4), mix(pal.sky[1], haze, 0.5)],
      haze,
    }) +
    mist(pen, 800, 130, 0.75, mix(haze, pal.sky[2], 0.5)) +
    range(pen, {
      y: 890,
      peaks: [
        [820, 800],
        [1060, 716],
        [1700, 560],
        [1330, 700],
        [1900, 690],
      ],
      height: 380,
      rock: mix(pal.near, haze, 0.42),
      lit: mix(pal.near, pal.light, 0.5),
      snow: [snow, mix(pal.sky[1], haze, 0.35)],
      haze: mix(haze, pal.sky[2], 0.4),
    }) +
    mist(pen, 880, 190, 0.9, mix(haze, pal.sky[2], 0.4))
  );
}

export const woodLayer = (pen: Pen): string =>
  (
    [
      [836, 34, 0.2, 12],
      [872, 30, 0.42, 18],
      [906, 20, 0.64, 26],
    ] as const
  )
    .map(([y, amplitude, t, radius]) =>
      pen.layer(
        canopy(pen, pen.curve(y, amplitude, 1.6), radius),
        pen.fade(pen.ramp(t), y - amplitude, 170, 0.8),
      ),
    )
    .join('') + mist(pen, 920, 120, 0.7);
