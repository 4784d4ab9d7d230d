import type { Figure } from '../figure';
import { cat, faceSpots, scatter, spotsOnLegs } from '../parts/cat';
import { catHead } from '../parts/heads';
import { blob, dots, limb, stroke } from '../parts/shapes';

export const cloudedLeopard = (): Figure => {
  const coat = '#c9a468';
  const cloud = (x: number, y: number, w: number, h: number) =>
    blob(
      '#2f2924',
      `${x} ${y}, ${x + w * 0.5} ${y - h * 0.1}, ${x + w} ${y + h * 0.2}, ${x + w * 1.05} ${y + h * 0.8}, ${x + w * 0.6} ${y + h * 1.05}, ${x + w * 0.1} ${y + h * 0.8}`,
    ) +
    blob(
      '#9a7b4e',
      `${x - 0.5} ${y + 1}, ${x + w * 0.45} ${y + h * 0.02}, ${x + w * 0.84} ${y + h * 0.26}, ${x + w * 0.8} ${y + h * 0.7}, ${x + w * 0.5} ${y + h * 0.86}, ${x + w * 0.08} ${y + h * 0.68}`,
    );
  return cat({
    coat,
    belly: '#efe0bf',
    height: 50,
    depth: 28,
    length: 72,
    pattern: ({ withers: [x, y] }) =>
      cloud(x - 8, y + 5, 15, 17) +
      cloud(x + 12, y + 3, 15, 12) +
      cloud(x + 11, y + 17, 13, 9) +
      cloud(x + 31, y + 4, 14, 16) +
      cloud(x + 48, y + 3, 11, 13),
    tail: ({ rump: [x, y] }) =>
      limb(
        coat,
        `${x - 3} ${y + 4} 9, ${x + 10} ${y + 18} 9, ${x + 24} ${y + 18} 9, ${x + 32} ${y} 9, ${x + 28} ${y - 18} 6`,
      ) +
      stroke(
        '#2f2924',
        2.6,
        `${x + 6} ${y + 9}, ${x + 3} ${y + 17}; ${x + 15} ${y + 14}, ${x + 15} ${y + 23}; ${x + 24} ${y + 13}, ${x + 29} ${y + 20}; ${x + 27} ${y + 5}, ${x + 36} ${y + 6}; ${x + 28} ${y - 5}, ${x + 36} ${y - 7}; ${x + 26} ${y - 14}, ${x + 33} ${y - 17}`,
      ),
    over: (frame) =>
      spotsOnLegs(frame, '#2f2924') +
      stroke(
        '#2f2924',
        2.4,
        `${frame.withers[0] - 16} ${frame.withers[1] - 12}, ${frame.withers[0] - 2} ${frame.withers[1] - 3}, ${frame.withers[0] + 8} ${frame.withers[1] + 2}`,
      ),
    head: ({ poll: [x, y] }) =>
      catHead(x, y, {
        coat,
        muzzle: '#f4e9cf',
        nose: '#c08474',
        ear: '#4a3c2e',
        scale: 0.95,
        marks: faceSpots('#2f2924') + stroke('#2f2924', 1.6, '-7 0, 0 2, 6 1'),
      }),
    box: [14, 49, 144, 124],
    size: 0.38,
  });
};

export const fishingCat = (): Figure => {
  const coat = '#9b927c';
  const dark = '#39342d';
  return cat({
    coat,
    belly: '#e9e2cf',
    height: 50,
    length: 60,
    depth: 29,
    leg: 8.4,
    pattern: (frame) =>
      `<g transform="translate(0 0)">${scatter(frame, 8, 5, 8, (x, y) => `${x} ${y} 1.7`)
        .split(', ')
        .map((spot) => {
          const [x = '0', y = '0'] = spot.split(' ');
          return `<ellipse cx="${Number(x).toFixed(1)}" cy="${Number(y).toFixed(1)}" rx="2.6" ry="1.5" fill="${dark}"/>`;
        })
        .join('')}</g>`,
    tail: ({ rump: [x, y] }) =>
      limb(coat, `${x - 3} ${y + 4} 9, ${x + 9} ${y + 16} 8, ${x + 20} ${y + 22} 7`) +
      stroke(dark, 2.4, `${x + 5} ${y + 8}, ${x + 1} ${y + 15}; ${x + 12} ${y + 13}, ${x + 9} ${y + 21}`) +
      limb(dark, `${x + 18} ${y + 21.5} 7, ${x + 23} ${y + 23} 5`),
    over: (frame) => spotsOnLegs(frame, dark),
    head: ({ poll: [x, y] }) =>
      catHead(x, y, {
        coat,
        muzzle: '#f1ead9',
        nose: '#b07a6e',
        ear: '#5b5447',
        marks: stroke(dark, 1.5, '-13 -9, -4 -13, 4 -11; -12 -6, -3 -9, 6 -7; -6 3, 2 5, 8 4; -5 7, 2 9'),
      }),
    box: [12, 48, 120, 124],
    size: 0.36,
  });
};

export const cheetah = (): Figure => {
  const coat = '#dfaa5c';
  const dark = '#33291f';
  return cat({
    coat,
    belly: '#fbf2de',
    height: 70,
    length: 70,
    depth: 28,
    tuck: 10,
    croup: -1,
    dip: 4,
    leg: 6.6,
    thigh: 18,
    paw: 7,
    neck: { x: -17, y: -10, base: 22, top: 17 },
    pattern: (frame) =>
      dots(
        dark,
        scatter(frame, 11, 6, 6.4, (x, y, i) => `${x} ${y} ${1.4 + (i % 3) * 0.25}`),
      ),
    tail: ({ rump: [x, y] }) =>
      limb(coat, `${x - 3} ${y + 3} 8, ${x + 10} ${y + 16} 7, ${x + 22} ${y + 24} 7, ${x + 32} ${y + 18} 7`) +
      stroke(
        dark,
        2.6,
        `${x + 19} ${y + 19}, ${x + 17} ${y + 27}; ${x + 26} ${y + 19}, ${x + 27} ${y + 26}`,
      ) +
      limb('#fffaf0', `${x + 31} ${y + 18.5} 7, ${x + 35} ${y + 15} 5`),
    over: (frame) =>
      spotsOnLegs(frame, dark) +
      dots(
        dark,
        `${frame.withers[0] - 12} ${frame.withers[1] - 3} 1.4, ${frame.withers[0] - 7} ${frame.withers[1] + 3} 1.5, ${frame.withers[0] - 13} ${frame.withers[1] + 6} 1.4, ${frame.withers[0] - 5} ${frame.withers[1] + 12} 1.5`,
      ),
    head: ({ poll: [x, y] }) =>
      catHead(x, y, {
        coat,
        muzzle: '#fbf2de',
        nose: '#2b2523',
        ear: '#c08d45',
        scale: 0.8,
        marks: faceSpots(dark) + stroke(dark, 1.8, '-13 0, -15.5 4, -15 8'),
      }),
    box: [16, 28, 142, 124],
    size: 0.48,
  });
};
