import type { Figure } from '../figure';
import { form, gaze } from '../parts/plumage';
import { bars, blob, blobPath, dots, limb, oval, poly, stroke, within } from '../parts/shapes';

const DARK = '#2c241c';
const YELLOW = '#e6c765';
const SKIN = '#b9995f';

/** A scute: rays from its raised middle to its rim. */
const scute = (corners: string, cx: number, cy: number, rays: number): string => {
  const points = corners.split(',').map((text) => text.trim().split(' ').map(Number));
  const reach = (angle: number): [number, number] => {
    let best = 99;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    points.forEach(([ax = 0, ay = 0], i) => {
      const [bx = 0, by = 0] = points[(i + 1) % points.length] ?? [];
      const [ex, ey] = [bx - ax, by - ay];
      const det = dx * ey - dy * ex;
      if (!det) return;
      const t = ((ax - cx) * ey - (ay - cy) * ex) / det;
      const s = ((ax - cx) * dy - (ay - cy) * dx) / det;
      if (t > 0 && s >= 0 && s <= 1) best = Math.min(best, t);
    });
    return [cx + dx * best, cy + dy * best];
  };
  const wedges = Array.from({ length: rays }, (_, i) => {
    const [x, y] = reach((i / rays) * 6.283 + 0.26);
    return `${cx} ${cy} 1, ${x.toFixed(1)} ${y.toFixed(1)} 3.2`;
  }).join('; ');
  return (
    poly(DARK, corners) +
    bars(YELLOW, wedges) +
    oval('#d9b24e', cx, cy, 3.4, 2.6) +
    poly('none', corners, 'stroke="#15100b" stroke-width="1.3"')
  );
};

const nails = (places: string): string => dots('#e9dbb0', places);

export const indianStarTortoise = (): Figure => {
  const shell = blobPath(
    '32 112, 30 100, 34 86, 40 74, 46 66, 52 52, 62 50, 68 42, 80 33, 90 36, 100 29, 112 28, 120 34, 130 34, 142 42, 148 54, 158 62, 166 78, 170 94, 170 108, 150 114, 100 116, 56 115',
  );
  return {
    body:
      limb('#8f7443', '66 112 18, 64 124 15, 63 131 15') +
      limb('#8f7443', '140 112 18, 144 124 15, 143 131 15') +
      limb(SKIN, '168 108 8, 176 114 5, 180 120 2') +
      form(
        'sn',
        SKIN,
        '48 92, 36 88, 26 80, 20 76, 12 75, 5 79, 2 86, 3 92, 8 96, 16 97, 24 100, 34 108, 48 112',
        blob('#d8c08a', '2 90, 14 93, 28 98, 46 108, 30 112, 6 100') +
          blob('#8f7443', '44 92, 34 90, 26 84, 34 84, 44 88', 'opacity=".6"') +
          dots(
            '#8f7443',
            '22 80 1.1, 18 84 1, 26 90 1.1, 32 96 1.1, 38 100 1.2, 30 88 1, 40 94 1.1, 24 95 1',
          ),
      ) +
      stroke('#5d4a28', 1.2, '2.6 88.6, 9 89.4, 17 90.4') +
      gaze(13, 83, 1.9) +
      oval('#5d4a28', 4.6, 82.6, 0.6) +
      `<path fill="${DARK}" d="${shell}"/>` +
      within(
        'st',
        shell,
        scute('26 104, 36 72, 50 58, 66 70, 64 96, 50 104', 48, 80, 10) +
          scute('50 58, 52 46, 72 36, 88 34, 92 62, 66 70', 72, 50, 10) +
          scute('88 34, 100 24, 126 30, 130 62, 92 62', 108, 44, 11) +
          scute('126 30, 146 38, 156 58, 150 70, 130 62', 140, 50, 10) +
          scute('66 70, 92 62, 102 74, 98 102, 64 96', 82, 82, 11) +
          scute('92 62, 130 62, 136 74, 132 102, 98 102, 102 74', 116, 80, 12) +
          scute('130 62, 150 70, 162 80, 164 102, 132 102, 136 74', 148, 86, 11) +
          scute('156 58, 180 80, 178 106, 164 102, 162 80', 168, 88, 8) +
          // Marginal scutes.
          scute('26 104, 50 104, 50 118, 26 118', 38, 116, 7) +
          scute('50 104, 64 96, 80 99, 80 118, 50 118', 65, 116, 8) +
          scute('80 99, 98 102, 104 102, 104 118, 80 118', 92, 116, 8) +
          scute('104 102, 130 102, 130 118, 104 118', 117, 116, 8) +
          scute('130 102, 154 102, 156 118, 130 118', 143, 116, 8) +
          scute('154 102, 178 106, 176 118, 156 118', 166, 114, 7) +
          blob('#ffffff', '50 64, 66 46, 92 34, 120 32, 96 44, 70 58, 54 76', 'opacity=".14"') +
          blob('#120c07', '30 106, 60 112, 110 112, 172 100, 176 122, 30 122', 'opacity=".3"'),
      ) +
      limb(SKIN, '50 106 19, 44 118 17, 42 128 17') +
      limb(SKIN, '128 110 18, 132 121 16, 130 129 16') +
      dots(
        '#8f7443',
        '44 112 1.4, 50 114 1.4, 40 118 1.4, 47 120 1.4, 126 116 1.3, 132 118 1.3, 128 123 1.3',
      ) +
      nails(
        '35 133 2, 40 134 2, 45 134 2, 50 133 1.8, 124 134 1.9, 129 134.6 1.9, 134 134 1.9, 57 134 1.7, 62 134.6 1.7, 138 134.4 1.7, 144 134.6 1.7',
      ),
    box: [1, 28, 181, 137],
    pose: 'stand',
    size: 0.42,
    head: [-6, 40, 76, 122],
  };
};
