import { darker, lighter } from '../../drawing/colour';
import type { Figure } from '../figure';
import { blob, dots, limb, oval, stroke } from '../parts/shapes';

interface CrocodileOptions {
  coat: string;
  belly: string;
  snout: string;
  bands?: string;
  box: Figure['box'];
  size: number;
}

/** Resting on a bank, facing left. */
const crocodile = ({ coat, belly, snout, bands = '', box, size }: CrocodileOptions): Figure => {
  const shade = darker(coat, 0.28);
  let crest = '';
  for (let i = 0; i < 16; i++) {
    const x = 58 + i * 8;
    const y = 80 + (i > 8 ? (i - 8) * 4 : Math.abs(i - 4) * 0.6);
    crest += `M${x} ${y + 3}l3.5-6.5 4 6.500z`;
  }
  return {
    body:
      limb(shade, '74 108 12, 82 116 9, 78 121 8') +
      limb(shade, '126 108 13, 136 116 9, 132 121 8') +
      `<path fill="${shade}" d="${crest}"/>` +
      limb(coat, '44 100 24, 62 99 33, 92 98 42, 122 101 36, 150 108 24, 174 115 13, 192 120 3') +
      limb(belly, '50 111 9, 76 115 11, 106 115 11, 134 115 7') +
      stroke(
        shade,
        1.5,
        '66 92, 64 108; 76 88, 74 110; 86 87, 85 110; 96 87, 96 110; 106 88, 107 110; 116 90, 118 110; 126 94, 129 110; 138 98, 141 114; 150 103, 152 116; 162 108, 164 119',
        'opacity=".55"',
      ) +
      dots(
        lighter(coat, 0.22),
        '70 97 1.5, 80 95 1.6, 90 94 1.6, 100 95 1.6, 110 96 1.5, 120 98 1.5, 74 103 1.3, 86 102 1.4, 98 102 1.4, 112 103 1.3',
      ) +
      bands +
      limb(coat, '112 106 17, 118 115 11, 112 121 9') +
      limb(coat, '60 106 14, 58 115 10, 50 121 8') +
      stroke(
        darker(coat, 0.5),
        1.6,
        '46 123, 42 124; 50 123.5, 47 125; 107 123, 103 124; 111 123.5, 108 125',
      ) +
      snout,
    box,
    size,
    pose: 'stand',
  };
};

const crocEye = (x: number, y: number, coat: string): string =>
  blob(coat, `${x - 6} ${y + 3}, ${x - 3} ${y - 4}, ${x + 4} ${y - 4}, ${x + 8} ${y + 3}`) +
  oval('#d9c25a', x, y, 2.8) +
  oval('#1d1a17', x, y, 1, 2.4);

const teeth = (from: number, to: number, y: number, slope: number, step = 5, down = 3.4): string => {
  let path = '';
  for (let x = from; x < to; x += step)
    path += `M${x} ${(y + (x - from) * slope).toFixed(1)}l1.4 ${down} 1.4-${down}z`;
  return `<path fill="#fbf7e8" d="${path}"/>`;
};

export const gharial = (): Figure => {
  const coat = '#7f8058';
  return crocodile({
    coat,
    belly: '#d9d2a6',
    snout:
      limb('#b7b084', '40 108 11, 24 110 6, 0 111 4.4, -34 111 4') +
      limb(coat, '52 98 21, 38 100 17, 24 104.5 8, 0 106 5.4, -34 105 5.4') +
      blob(darker(coat, 0.3), '-40 104, -36 97, -29 97, -26 103, -32 107') +
      stroke(darker(coat, 0.5), 1.2, '44 106, 26 108.5, 0 109, -36 108.5') +
      teeth(-32, 24, 107.5, 0, 4, 3) +
      crocEye(40, 93, coat),
    box: [-42, 76, 194, 125],
    size: 0.3,
  });
};

export const muggerCrocodile = (): Figure => {
  const coat = '#6d6a4d';
  return crocodile({
    coat,
    belly: '#c9c19a',
    snout:
      blob('#b5ac84', '50 112, 34 114, 14 114, 0 112, 2 107, 20 106, 44 106') +
      blob(coat, '58 92, 46 90, 34 92, 20 97, 6 98, -3 101, -4 106, 6 109, 30 109, 52 110') +
      stroke(darker(coat, 0.5), 1.3, '50 108, 34 107, 20 109, 4 108, -3 106') +
      teeth(2, 44, 107, 0.01, 6) +
      blob(darker(coat, 0.2), '-1 100, 2 96, 8 97, 8 101') +
      dots(darker(coat, 0.3), '54 92 2, 60 91 2.2, 57 97 2, 64 96 2') +
      crocEye(38, 92, coat),
    box: [-5, 76, 194, 125],
    size: 0.32,
  });
};

export const saltwaterCrocodile = (): Figure => {
  const coat = '#5c6650';
  return crocodile({
    coat,
    belly: '#dccf9a',
    bands: stroke(
      '#39412f',
      4,
      '70 98, 72 108; 88 96, 90 108; 104 97, 107 108; 126 102, 128 110; 146 107, 148 113',
      'opacity=".5"',
    ),
    snout:
      blob('#cfc592', '52 112, 36 116, 10 115, -14 113, -16 109, 6 107, 46 106') +
      blob(coat, '60 92, 48 89, 38 90, 24 98, 4 100, -14 101, -20 104, -19 109, -6 110, 28 110, 54 111') +
      stroke(darker(coat, 0.4), 2, '36 93, 22 99, 2 101') +
      stroke(darker(coat, 0.5), 1.3, '54 109, 40 107, 24 110, 8 108, -8 110, -19 108') +
      teeth(-14, 46, 108, 0, 6, 4) +
      blob(darker(coat, 0.2), '-18 102, -14 97, -7 98, -6 102') +
      crocEye(40, 91, coat),
    box: [-21, 76, 194, 125],
    size: 0.34,
  });
};
