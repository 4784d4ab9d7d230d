import type { Figure } from '../figure';
import { along, beside } from '../parts/along';
import { form } from '../parts/plumage';
import { bars, blob, dots, limb, limbPath, oval, stroke, within } from '../parts/shapes';

const SHELL = '#63538f';
const DARK = '#3d3361';
const LIGHT = '#9384c0';
const RUST = '#cf7a45';
const PALE = '#ecdcc4';

/** A part of a leg: lit above, in shade below, rough with pale points, rust where it joins the next. */
const segment = (id: string, path: string, far: boolean, fine: boolean): string => {
  if (!fine) return limb(far ? DARK : SHELL, path);
  const places = along(path, 6.5);
  const line = (share: number, width: number): string =>
    path
      .split(',')
      .map((joint) => {
        const [x = 0, y = 0, w = 0] = joint.trim().split(' ').map(Number);
        return `${x} ${(y + w * share).toFixed(1)} ${(w * width).toFixed(1)}`;
      })
      .join(', ');
  const points = places.map((place, i) => {
    const [x, y] = beside(place, i % 2 ? 0.16 : -0.2);
    return `${x.toFixed(1)} ${y.toFixed(1)} ${(place.w * 0.05).toFixed(1)}`;
  });
  const [x = 0, y = 0, w = 0] = path.split(',').at(-1)?.trim().split(' ').map(Number) ?? [];
  return (
    limb(far ? DARK : SHELL, path) +
    within(
      id,
      limbPath(path),
      limb(far ? SHELL : LIGHT, line(-0.3, 0.36), 'opacity=".75"') +
        (far ? '' : limb(DARK, line(0.42, 0.3))) +
        dots(far ? LIGHT : '#c9bde6', points.join(', ')) +
        (w > 4 ? oval(RUST, x, y, w * 0.5, w * 0.5, 0, 'opacity=".8"') : ''),
    )
  );
};

const leg = (id: string, parts: readonly string[], far: boolean, fine: boolean): string =>
  parts.map((path, i) => segment(`${id}${i}`, path, far, fine)).join('');

/** From the shell up to a knee, then straight down to a point. */
const walkingLegs = (fine: boolean): string =>
  leg(
    'ka',
    ['86 88 20, 58 58 20, 26 40 15', '26 40 14, -2 64 13, -22 94 10', '-22 94 9, -30 118 6, -36 146 1.6'],
    true,
    fine,
  ) +
  leg(
    'kb',
    [
      '134 88 20, 164 56 20, 196 38 15',
      '196 38 14, 224 62 13, 244 92 10',
      '244 92 9, 252 118 6, 258 146 1.6',
    ],
    true,
    fine,
  ) +
  leg(
    'kc',
    ['74 104 24, 44 86 25, 8 74 20', '8 74 18, -8 104 17, -18 132 13', '-18 132 12, -22 154 8, -27 176 1.6'],
    false,
    fine,
  ) +
  leg(
    'kd',
    [
      '146 104 24, 176 86 25, 212 74 20',
      '212 74 18, 226 104 17, 234 132 13',
      '234 132 12, 238 154 8, 243 176 1.6',
    ],
    false,
    fine,
  );

/** Plates of the soft tail, which it carries bent under. */
const tail = (): string =>
  form(
    'kt',
    SHELL,
    '66 74, 66 50, 82 33, 110 26, 138 33, 154 50, 154 74, 110 84',
    blob(LIGHT, '78 44, 96 32, 124 32, 140 42, 110 36', 'opacity=".7"') +
      stroke(DARK, 2.4, '70 46, 90 39, 110 37, 130 39, 150 46; 66 58, 88 50, 110 48, 132 50, 154 58') +
      stroke(
        RUST,
        1.6,
        '72 49, 92 42.6, 110 40.6, 128 42.6, 148 49; 68 61.6, 90 54, 110 52, 130 54, 152 61.6',
      ),
  );

/** A shield that narrows to the beak, with broad cheeks over the gills behind. */
const carapace = (): string =>
  form(
    'ks',
    SHELL,
    '110 121, 103 112, 93 106, 78 104, 64 94, 60 78, 70 64, 88 57, 110 55, 132 57, 150 64, 160 78, 156 94, 142 104, 127 106, 117 112',
    blob(DARK, '58 92, 78 100, 96 100, 110 110, 124 100, 142 100, 162 92, 150 118, 70 118', 'opacity=".75"') +
      blob(LIGHT, '68 76, 80 64, 100 60, 104 66, 92 72, 82 84, 72 88', 'opacity=".75"') +
      blob(LIGHT, '118 60, 138 64, 150 74, 140 74, 124 68', 'opacity=".55"') +
      blob(LIGHT, '104 82, 110 77, 116 82, 113 96, 110 104, 107 96', 'opacity=".4"') +
      stroke(
        DARK,
        2.2,
        '66 82, 82 86, 96 80, 110 72, 124 80, 138 86, 154 82; 96 81, 95 96, 101 108; 124 81, 125 96, 119 108',
      ) +
      stroke(RUST, 1.2, '64 88, 72 95, 84 99, 95 102; 156 88, 148 95, 136 99, 125 102', 'opacity=".8"') +
      stroke(DARK, 1.6, '110 60, 110 71; 84 66, 90 72, 98 74; 136 66, 130 72, 122 74', 'opacity=".7"') +
      dots(
        '#d3c8ec',
        '78 78 1.3, 86 76 1.1, 92 90 1.2, 84 90 1, 72 84 1.1, 106 88 1, 114 88 1, 110 96 1.1, 132 76 1.1, 142 78 1.3, 128 90 1.2, 136 91 1, 148 85 1.1, 104 62 1.1, 116 62 1.1, 96 64 1',
      ),
  );

/** Husked, the three pores toward us. */
const coconut = (): string =>
  form(
    'kn',
    '#8a6038',
    '111 121, 130 123, 146 132, 154 148, 150 164, 134 175, 111 178, 88 175, 72 164, 68 148, 76 132, 92 123',
    blob('#b38654', '84 140, 96 128, 114 125, 134 130, 116 136, 100 144, 88 156', 'opacity=".8"') +
      blob('#57391f', '66 156, 88 168, 112 171, 136 168, 158 154, 150 184, 72 184', 'opacity=".8"') +
      stroke(
        '#57391f',
        1.3,
        '92 124, 84 148, 90 174; 102 122, 98 140; 122 122, 125 140; 132 124, 140 148, 134 174; 110 166, 111 178',
      ) +
      oval('#3a2412', 104, 148, 3.2, 3.8, 12) +
      oval('#3a2412', 118, 148, 3.2, 3.8, -12) +
      oval('#3a2412', 111, 158.6, 3.4, 3),
  );

/** The left one is the larger. */
const claws = (fine: boolean): string =>
  segment('ke', '88 108 22, 66 118 26, 54 128 24', false, fine) +
  segment('kf', '132 108 20, 154 118 23, 164 128 21', false, fine) +
  form(
    'kg',
    SHELL,
    '54 117, 38 122, 26 136, 24 154, 34 168, 52 176, 68 177, 84 175, 96 168, 103 158, 93 161, 82 163, 71 160, 62 154, 60 148, 66 146, 80 143, 92 145, 102 151, 101 140, 94 130, 84 122, 70 116',
    blob(DARK, '22 154, 36 168, 58 174, 78 173, 98 163, 88 184, 30 184', 'opacity=".7"') +
      blob(LIGHT, '50 122, 36 130, 30 146, 38 152, 50 140, 66 132, 84 132, 68 122', 'opacity=".75"') +
      stroke(DARK, 1.8, '60 150, 53 144, 54 132, 60 120') +
      dots(
        RUST,
        '42 142 2, 50 150 1.8, 40 156 1.7, 54 160 1.7, 48 167 1.5, 64 166 1.5, 58 138 1.5, 34 148 1.4',
      ) +
      dots(
        PALE,
        '70 145.6 1.8, 76 144.4 1.7, 82 143.8 1.6, 88 144.6 1.5, 74 160.6 1.9, 80 162 1.8, 86 162 1.7',
      ) +
      bars(PALE, '97 139 7, 100 146 5, 103 153 .8; 94 168 6.4, 99 164 4.6, 104 157 .8'),
  ) +
  form(
    'kh',
    SHELL,
    '166 118, 180 123, 190 137, 190 153, 181 165, 166 171, 150 171, 136 168, 126 162, 120 154, 130 157, 142 158, 152 155, 158 150, 158 146, 150 143.6, 138 142, 128 144, 121 149, 122 138, 130 128, 140 122, 152 117',
    blob(DARK, '192 150, 180 164, 162 169, 146 168, 126 160, 132 180, 186 180', 'opacity=".7"') +
      blob(LIGHT, '152 124, 168 122, 178 130, 166 132, 152 130, 141 133', 'opacity=".7"') +
      stroke(DARK, 1.8, '158 148, 164 142, 165 132, 160 120') +
      dots(RUST, '172 140 1.8, 164 148 1.7, 176 150 1.6, 168 158 1.5, 158 162 1.4, 180 142 1.3') +
      dots(PALE, '148 143.8 1.7, 142 142.8 1.6, 136 143 1.5, 147 156.4 1.7, 141 157.4 1.6, 135 157.2 1.5') +
      bars(PALE, '126 138 6.4, 123 144 4.6, 120 151 .8; 128 163 5.6, 124 159.6 4, 119 153 .8'),
  );

/** Feelers, eyes on stalks, mouthparts. */
const face = (): string =>
  stroke(RUST, 2, '101 116, 90 98, 70 62, 38 28, 10 16; 119 116, 130 98, 150 60, 180 27, 210 18') +
  blob('#4a3c70', '101 116, 110 113, 119 116, 120 127, 115 136, 110 138, 105 136, 100 127') +
  stroke(RUST, 1.4, '106.6 117, 106 134; 113.4 117, 114 134; 110 116, 110 137') +
  limb(RUST, '107.4 115 4.6, 105 108 5, 102.4 101 5.4') +
  limb(RUST, '112.6 115 4.6, 115 108 5, 117.6 101 5.4') +
  blob('#7c1c18', '98.6 94, 102.6 92.8, 105 96, 105.6 102, 102.4 104, 99.6 100') +
  blob('#7c1c18', '121.4 94, 117.4 92.8, 115 96, 114.4 102, 117.6 104, 120.4 100') +
  dots('#f3d9d2', '101.4 95.6 .8, 117 95.6 .8');

const drawing = (fine: boolean): string =>
  walkingLegs(fine) + tail() + carapace() + coconut() + claws(fine) + face();

/** From the front and a little above, opening a coconut. */
export const coconutCrab = (): Figure => ({
  body: drawing(true),
  bust: drawing(false),
  box: [-37, 15, 259, 180],
  pose: 'stand',
  size: 0.56,
  head: [44, 48, 176, 180],
});
