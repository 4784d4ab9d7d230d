import { mix } from '../drawing/colour';
import { disc } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { figure } from '../figures';
import { grass } from '../landscape/plants';
import { spray } from '../landscape/sprays';
import { broadleaf } from '../landscape/trees';
import { place } from '../plates/place';
import { SUN, WIDTH } from './frame';
import type { HeroMode } from './palettes';

export function meadowLayer(pen: Pen): string {
  const { pal, rand } = pen;
  const ground = pen.curve(930, 12, 1.2);
  let layer = '';
  for (const [x, height] of [
    [20, 230],
    [120, 190],
    [250, 150],
    [1640, 260],
    [1750, 340],
    [1885, 390],
  ] as const)
    layer += broadleaf(
      pen,
      x,
      962 + rand.in(-6, 14),
      height,
      pen.ramp(0.88),
      pal.lit,
      mix(pen.ramp(0.9), pal.ink, 0.4),
    );
  layer +=
    pen.layer(
      pen.smooth(ground),
      pen.grad(
        [
          [mix(pal.lit, pal.haze, 0.3), 0],
          [pal.ground, 0.5],
          [mix(pal.ground, pal.ink, 0.6), 1],
        ],
        920,
        1120,
      ),
    ) + grass(pen, 0, WIDTH, ground, 26, 140, mix(pal.lit, pal.ground, 0.3));
  const { body, box } = figure('asian-elephant');
  pen.defs.push(`<g id="f">${body}</g>`);
  const silhouette = pen.def(
    `<filter id="ID" color-interpolation-filters="sRGB"><feFlood flood-color="${mix(pal.near, pal.ink, 0.2)}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
  );
  const herd = (
    [
      [700, 0.82],
      [800, 1.02],
      [880, 0.58],
      [1010, 0.9],
    ] as const
  )
    .map(
      ([x, size]) =>
        `<use href="#f" transform="translate(${x} 972)scale(${size})translate(${-(box[0] + box[2]) / 2} ${-box[3]})"/>`,
    )
    .join('');
  return `${layer}<g filter="${silhouette}">${herd}</g>${grass(pen, 600, 1080, () => 966, 20, 60, mix(pal.ground, pal.lit, 0.45))}`;
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
      '1060 1090L1110 1010 1178 968 1240 934 1330 916 1500 908 1580 930 1640 984 1720 1030 1760 1090',
    ) +
    face(lit, '1178 968L1240 934 1330 916 1290 962 1226 992') +
    face(half, '1110 1010L1178 968 1226 992 1190 1050 1150 1090 1060 1090') +
    face(mix(lit, pal.lit, 0.35), '1330 916L1500 908 1580 930 1470 946 1290 962') +
    face(half, '1290 962L1470 946 1440 1010 1360 1090 1300 1090 1226 992') +
    face(mix(dark, pal.ink, 0.4), '1580 930L1640 984 1720 1030 1760 1090 1560 1090 1470 946')
  );
}

export function tigerLayer(pen: Pen): string {
  const { pal } = pen;
  const ground = (x: number) => 1064 - 44 * Math.exp(-(((x - 1380) / 420) ** 2)) + 10 * Math.sin(x / 150);
  const scene = { back: '', front: '', gy: 934, sun: SUN };
  const tiger = place(pen, scene, { figure: 'bengal-tiger', size: 0.2, x: 1400 / WIDTH, still: true });
  return (
    grass(pen, 0, WIDTH, (x) => ground(x) - 8, 44, 120, mix(pal.lit, pal.ground, 0.45)) +
    crag(pen) +
    tiger +
    pen.layer(
      pen.smooth(ground, 120),
      pen.grad(
        [
          [mix(pal.ground, pal.lit, 0.5), 0],
          [mix(pal.ground, pal.ink, 0.35), 0.3],
          [mix(pal.ground, pal.ink, 0.9), 1],
        ],
        1010,
        1190,
      ),
    ) +
    grass(pen, 0, WIDTH, ground, 44, 150, mix(pal.lit, pal.ground, 0.7)) +
    grass(pen, 1040, 1760, ground, 64, 70, mix(pal.ground, pal.ink, 0.5))
  );
}

export function fernLayer(pen: Pen, mode: HeroMode): string {
  const { pal, rand } = pen;
  const edge = (x: number) => 1150 - 46 * Math.cos((x / WIDTH) * 2 * Math.PI) + 8 * Math.sin(x / 90);
  const fern = spray(pen, pal.ink, 'fern');
  const banana = spray(pen, pal.ink, 'banana');
  let layer =
    grass(pen, 0, WIDTH, edge, 130, 120, mix(pal.ground, pal.ink, 0.7)) +
    pen.layer(pen.smooth(edge, 120), pal.ink) +
    grass(pen, 0, WIDTH, edge, 100, 130, pal.ink);
  for (let i = 0; i < 8; i++) {
    const left = i < 4;
    const x = left ? 0.01 + i * 0.02 : 0.93 + (i - 4) * 0.024;
    layer += fern(WIDTH * x, 1150, rand.in(1.3, 2), left ? -85 + i * 22 : -95 - (i - 4) * 22);
  }
  layer += banana(1900, 1180, 2, -125) + banana(1930, 1190, 2.2, -150) + banana(10, 1190, 1.8, -50);
  if (mode === 'day') return layer;
  let cores = '';
  let glows = '';
  for (let i = 0; i < 40; i++) {
    const x = rand() * WIDTH;
    const y = rand.in(820, 1140);
    const r = rand.in(2, 4.5);
    cores += disc(x, y, r);
    glows += disc(x, y, r * 3.4);
  }
  return `${layer}<path fill="#ffe28a" opacity=".16" d="${glows}"/><path fill="#ffedb0" d="${cores}"/>`;
}
