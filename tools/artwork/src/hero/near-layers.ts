import { mix } from '../drawing/colour';
import { disc, n0 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { figure } from '../figures';
import { grass } from '../landscape/plants';
import { spray } from '../landscape/sprays';
import { broadleaf } from '../landscape/trees';
import { gradeMatrix } from '../figures/coats';
import { TIGER, WIDTH } from './frame';
import type { HeroMode } from './palettes';

/** Two hillsides, from which India lies open below. */
export function treeLayer(pen: Pen): string {
  const { pal, rand } = pen;
  const ground = (x: number) =>
    1078 -
    120 * Math.exp(-(((x + 30) / 210) ** 2)) -
    150 * Math.exp(-(((x - 1960) / 250) ** 2)) +
    5 * Math.sin(x / 60);
  let layer = '';
  for (const [x, height] of [
    [-20, 250],
    [70, 200],
    [160, 140],
    [1776, 200],
    [1850, 300],
    [1925, 380],
  ] as const)
    layer += broadleaf(
      pen,
      x,
      ground(x) + rand.in(4, 14),
      height,
      pen.ramp(0.88),
      pal.lit,
      mix(pen.ramp(0.9), pal.ink, 0.4),
    );
  return (
    layer +
    pen.layer(
      pen.smooth(ground),
      pen.grad(
        { 0: mix(pal.lit, pal.ground, 0.55), 0.5: pal.ground, 1: mix(pal.ground, pal.ink, 0.6) },
        930,
        1120,
      ),
    ) +
    grass(pen, 0, 420, ground, 18, 30, mix(pal.lit, pal.ground, 0.3)) +
    grass(pen, 1640, WIDTH, ground, 18, 26, mix(pal.lit, pal.ground, 0.3))
  );
}

/** The tiger's rock, face by face. */
function crag(pen: Pen): string {
  const { pal } = pen;
  const dark = mix(pal.near, pal.ink, 0.35);
  const lit = mix(pal.near, pal.light, 0.42);
  const half = mix(pal.near, pal.light, 0.16);
  const face = (fill: string, points: string) => `<path fill="${fill}" d="M${points}z"/>`;
  return (
    face(
      dark,
      '1040 1090L1100 1016 1170 970 1236 938 1330 918 1560 914 1668 930 1730 984 1790 1034 1830 1090',
    ) +
    face(lit, '1170 970L1236 938 1330 918 1300 964 1226 994') +
    face(half, '1100 1016L1170 970 1226 994 1190 1050 1150 1090 1040 1090') +
    face(mix(lit, pal.lit, 0.35), '1330 918L1560 914 1668 930 1520 952 1300 964') +
    face(half, '1300 964L1520 952 1490 1012 1400 1090 1300 1090 1226 994') +
    face(mix(dark, pal.ink, 0.4), '1668 930L1730 984 1790 1034 1830 1090 1600 1090 1520 952')
  );
}

/** The sun stands behind the tiger: a rim of light along its outline and no shade thrown over it. */
function tiger(pen: Pen, mode: HeroMode): string {
  const { pal } = pen;
  const { body, box } = figure('bengal-tiger');
  const [left, , right, bottom] = box;
  const scale = Math.round((TIGER.width / (right - left)) * 1000) / 1000;
  const light = pen.def(
    '<filter id="ID" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB">' +
      `<feColorMatrix values="${gradeMatrix(pal.grade)}" result="g"/>` +
      '<feOffset in="SourceAlpha" dx="-2" dy="3.5" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/>' +
      `<feFlood flood-color="${pal.light}" flood-opacity="${mode === 'day' ? 0.8 : 0.5}"/><feComposite in2="e" operator="in" result="rim"/>` +
      '<feMerge><feMergeNode in="g"/><feMergeNode in="rim"/></feMerge></filter>',
  );
  return (
    `<ellipse cx="${TIGER.x - 10}" cy="${TIGER.ground}" rx="${n0(TIGER.width * 0.4)}" ry="9" fill="${pal.ink}" opacity=".4"/>` +
    `<g filter="${light}"><g transform="translate(${TIGER.x} ${TIGER.ground})scale(${scale})translate(${n0(-(left + right) / 2)} ${-bottom})">${body}</g></g>`
  );
}

export function tigerLayer(pen: Pen, mode: HeroMode): string {
  const { pal } = pen;
  const ground = (x: number) => 1064 - 44 * Math.exp(-(((x - 1380) / 420) ** 2)) + 10 * Math.sin(x / 150);
  return (
    grass(pen, 0, WIDTH, (x) => ground(x) - 8, 44, 24, mix(pal.lit, pal.ground, 0.45)) +
    crag(pen) +
    tiger(pen, mode) +
    pen.layer(
      pen.smooth(ground, 120),
      pen.grad(
        {
          0: mix(pal.ground, pal.lit, 0.5),
          0.3: mix(pal.ground, pal.ink, 0.35),
          1: mix(pal.ground, pal.ink, 0.9),
        },
        1010,
        1190,
      ),
    ) +
    grass(pen, 0, WIDTH, ground, 44, 112, mix(pal.lit, pal.ground, 0.7)) +
    grass(pen, 1040, 1760, ground, 64, 52, mix(pal.ground, pal.ink, 0.5))
  );
}

export function fernLayer(pen: Pen, mode: HeroMode): string {
  const { pal, rand } = pen;
  const edge = (x: number) => 1150 - 46 * Math.cos((x / WIDTH) * 2 * Math.PI) + 8 * Math.sin(x / 90);
  const fern = spray(pen, pal.ink, 'fern');
  const banana = spray(pen, pal.ink, 'banana');
  let layer =
    grass(pen, 0, WIDTH, edge, 130, 88, mix(pal.ground, pal.ink, 0.7)) +
    pen.layer(pen.smooth(edge, 120), pal.ink) +
    grass(pen, 0, WIDTH, edge, 100, 104, pal.ink);
  for (let i = 0; i < 8; i++) {
    const left = i < 4;
    const x = left ? 0.01 + i * 0.02 : 0.945 + (i - 4) * 0.02;
    layer += fern(WIDTH * x, 1150, rand.in(1.3, 2), left ? -85 + i * 22 : -95 - (i - 4) * 22);
  }
  layer += banana(1915, 1190, 1.4, -112) + banana(1940, 1200, 1.5, -128) + banana(10, 1190, 1.8, -50);
  if (mode === 'day') return layer;
  let cores = '';
  let glows = '';
  for (let i = 0; i < 26; i++) {
    const x = rand() * WIDTH;
    const y = rand.in(1020, 1140);
    const r = rand.in(2, 4.5);
    cores += disc(x, y, r);
    glows += disc(x, y, r * 3.4);
  }
  return `${layer}<path fill="#ffe28a" opacity=".16" d="${glows}"/><path fill="#ffedb0" d="${cores}"/>`;
}
