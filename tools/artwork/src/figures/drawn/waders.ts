import { darker } from '../../drawing/colour';
import type { Figure, Pose } from '../figure';
import { blob, eye, limb, oval, stroke } from '../parts/shapes';

interface WaderOptions {
  body: string;
  wing: string;
  /** Feathers over the tail. */
  bustle: string;
  legs: string;
  /** From shoulder to head. */
  neck: string;
  neckColour: string;
  head: string;
  /** Over the neck, under the head. */
  over?: string;
  box: Figure['box'];
  size: number;
  pose?: Pose;
  legWidth?: number;
}

const wader = ({
  body,
  wing,
  bustle,
  legs,
  neck,
  neckColour,
  head,
  over = '',
  box,
  size,
  pose = 'stand',
  legWidth = 3,
}: WaderOptions): Figure => ({
  body:
    limb(darker(legs, 0.25), `74 76 ${legWidth + 2.5}, 76 96 ${legWidth}, 75 119 ${legWidth - 0.4}`) +
    stroke(darker(legs, 0.25), legWidth - 0.6, '66 123, 75 120, 82 123') +
    blob(bustle, '84 54, 100 58, 112 70, 114 82, 108 80, 107 86, 101 80, 98 85, 90 76, 80 70') +
    blob(body, '46 52, 56 44, 74 42, 94 50, 106 62, 96 70, 80 76, 62 74, 50 66') +
    blob(wing, '60 48, 80 46, 98 54, 110 66, 98 68, 80 70, 64 62') +
    stroke(darker(wing, 0.18), 1.3, '72 64, 88 66, 102 65; 70 58, 88 60, 100 60') +
    limb(legs, `63 72 ${legWidth + 4}, 62 80 ${legWidth + 1}, 63 98 ${legWidth}, 61 119 ${legWidth - 0.4}`) +
    oval(legs, 63, 98, legWidth * 0.7, legWidth * 0.6) +
    stroke(legs, legWidth - 0.6, '51 123, 61 120, 70 123; 61 120, 58 124') +
    limb(neckColour, neck) +
    over +
    head,
  box,
  size,
  pose,
});

export const sarusCrane = (): Figure =>
  wader({
    body: '#a9b0b4',
    wing: '#969ea3',
    bustle: '#c3c9cb',
    legs: '#c98a80',
    neck: '54 56 20, 44 42 10, 42 20 7, 42 4 6.4, 38 -8 7',
    neckColour: '#b8bec1',
    over: limb('#c8402f', '42 10 6.4, 41 2 6.6, 37 -9 8'),
    head:
      limb('#c8402f', '40 -9 9, 33 -10 8') +
      oval('#d9d5c9', 37, -14, 5, 2.4, -8) +
      limb('#8d8f72', '31 -10 5, 20 -7 3.4, 11 -5 1') +
      oval('#c9c4b6', 42, -8, 1.8, 1.5) +
      eye(35, -11, 1.7, '#f2a33a'),
    box: [10, -18, 116, 124],
    size: 0.62,
  });
