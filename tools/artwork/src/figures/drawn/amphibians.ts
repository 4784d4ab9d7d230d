import { darker, lighter } from '../../drawing/colour';
import type { Figure } from '../figure';
import { notoBody } from '../noto';
import { blob, eye, limb, oval, stroke } from '../parts/shapes';

/** A frog that sits facing the viewer, its face Noto's. */
export const frog = (): Figure => ({
  body:
    '<path fill="#7da80f" d="M10 128q-16-50 24-44 14-22 60 0 40-6 24 44z"/><ellipse cx="64" cy="98" rx="42" ry="36" fill="#b6d318"/><ellipse cx="64" cy="106" rx="28" ry="26" fill="#e4ea9a"/><path fill="#8fb812" d="M30 92q-6 30 0 40h-16l-4 5h38q2-30-4-45zM98 92q6 30 0 40h16l4 5H80q-2-30 4-45z"/>' +
    `<g transform="translate(18 -12) scale(.72)">${notoBody('frog')}</g>`,
  box: [5, 0, 123, 138],
  pose: 'stand',
  size: 0.3,
});

interface FrogOptions {
  skin: string;
  belly: string;
  marks: string;
  iris: string;
  box?: Figure['box'];
  size: number;
}

/** A frog that crouches sideways, facing left. */
const crouching = ({ skin, belly, marks, iris, box = [10, 50, 124, 125], size }: FrogOptions): Figure => ({
  body:
    limb(darker(skin, 0.3), '60 98 12, 68 110 9, 60 119 8') +
    stroke(darker(skin, 0.3), 3, '60 119, 50 123; 60 119, 56 124; 60 119, 64 124') +
    blob(skin, '14 78, 20 68, 34 58, 54 56, 82 68, 106 90, 118 112, 104 120, 66 116, 36 108, 18 92') +
    blob(belly, '16 84, 34 96, 56 104, 72 114, 50 114, 32 106, 18 94') +
    marks +
    blob(darker(skin, 0.12), '76 92, 96 84, 116 96, 122 112, 108 120, 84 116') +
    limb(darker(skin, 0.12), '92 110 15, 106 114 12, 116 119 9') +
    limb(skin, '112 119 8, 96 121 8, 80 122 5') +
    stroke(darker(skin, 0.2), 3, '82 121, 72 123.5; 82 121, 76 124.5; 82 121, 84 125') +
    limb(skin, '42 96 14, 36 110 9, 30 119 8') +
    stroke(darker(skin, 0.2), 3, '30 119, 18 123; 30 119, 24 124.5; 30 119, 34 124.5') +
    stroke(darker(skin, 0.5), 1.5, '13 82, 26 86, 42 84, 48 80') +
    oval(darker(skin, 0.3), 17, 74, 1.3, 1) +
    blob(lighter(skin, 0.08), '28 64, 30 53, 40 50, 49 56, 48 66, 38 70') +
    eye(38, 60, 4.4, iris),
  box,
  pose: 'stand',
  size,
});

export const indianBullfrog = (): Figure =>
  crouching({
    skin: '#d9c43a',
    belly: '#f4ecb4',
    iris: '#e8b23c',
    marks:
      blob('#3f7fc0', '24 88, 36 86, 46 94, 44 104, 32 106, 24 98') +
      blob('#7fb2e0', '28 90, 36 89, 42 95, 36 98, 29 96') +
      stroke('#a8932a', 2.4, '54 62, 74 74, 94 92; 62 60, 84 74, 104 94; 50 70, 68 82') +
      oval('#b29f33', 54, 76, 4.4, 5.4),
    size: 0.32,
  });

export const goldenPoisonFrog = (): Figure =>
  crouching({
    skin: '#f6bf1f',
    belly: '#ffe07a',
    iris: '#3a2c1a',
    marks: blob('#ffd95a', '40 60, 58 60, 84 74, 102 92, 80 82, 56 70'),
    size: 0.3,
  });

export const purpleFrog = (): Figure => {
  const skin = '#5b4763';
  return {
    body:
      limb(darker(skin, 0.3), '94 112 12, 104 118 9, 112 121 7') +
      blob(skin, '18 104, 24 90, 38 76, 60 66, 86 70, 106 88, 112 108, 102 120, 70 123, 40 120, 24 114') +
      blob(lighter(skin, 0.16), '36 82, 58 70, 84 74, 100 90, 80 82, 56 80') +
      blob('#8f7d94', '24 112, 44 116, 72 119, 96 116, 84 123, 50 123') +
      blob(lighter(skin, 0.1), '14 100, 24 92, 36 96, 36 110, 24 115, 14 110') +
      blob('#d9d2d8', '9 102, 15 98, 20 103, 16 110, 9 108') +
      stroke(darker(skin, 0.5), 1.2, '13 110, 20 113, 27 111') +
      limb(skin, '44 106 14, 38 116 11, 30 121 8') +
      blob('#7a6780', '22 120, 32 117, 38 122, 28 124') +
      limb(lighter(skin, 0.06), '84 108 20, 94 118 13, 84 122 9') +
      blob('#7a6780', '74 121, 84 118, 90 123, 78 124.5') +
      stroke(darker(skin, 0.25), 1.4, '60 74, 66 80, 62 88; 80 80, 86 88; 72 92, 80 98') +
      eye(27, 96, 2.2, '#8c7a5a'),
    box: [8, 65, 116, 125],
    pose: 'stand',
    size: 0.3,
  };
};

export const axolotl = (): Figure => {
  const skin = '#f0c3bd';
  const gill = (path: string, fringe: string) => stroke('#d2606a', 4.4, path) + stroke('#e58a8c', 2, fringe);
  return {
    body:
      gill(
        '36 46, 46 32, 56 26; 42 52, 58 42, 70 40; 42 62, 60 60, 72 62',
        '44 38, 40 30; 48 33, 47 24; 53 28, 54 19; 50 48, 48 38; 57 44, 58 34; 65 41, 68 33; 52 61, 54 52; 60 60, 63 52; 67 61, 71 54; 52 62, 55 70; 60 61, 64 69; 67 62, 71 69',
      ) +
      blob('#e8aeb0', '96 66, 118 52, 144 50, 168 62, 178 74, 156 80, 130 84, 104 82') +
      limb(skin, '40 62 34, 66 68 34, 96 72 28, 126 72 16, 156 70 8, 176 72 2') +
      limb('#f9ded8', '44 74 9, 70 80 10, 98 82 7') +
      limb(darker(skin, 0.12), '92 80 11, 98 92 8, 108 98 6') +
      stroke(darker(skin, 0.12), 2.6, '106 97, 116 98; 106 97, 114 103; 106 97, 108 106') +
      limb(skin, '56 78 12, 52 92 9, 44 100 7') +
      stroke(skin, 2.8, '44 99, 34 100; 44 99, 37 105; 44 99, 44 108') +
      blob(skin, '14 52, 28 44, 44 46, 52 60, 46 76, 30 80, 14 76, 6 66, 8 58') +
      stroke('#b9716f', 1.5, '8 66, 16 71, 28 72, 36 69') +
      oval('#e9a5a5', 34, 64, 4, 2.6) +
      oval('#b9716f', 10, 59, 1, 0.8) +
      eye(24, 56, 2.6),
    box: [5, 18, 179, 110],
    pose: 'swim',
    size: 0.34,
  };
};
