import { figure } from '../figures';
import { SUN, TIGER } from './frame';
import { heroLayer } from './hero';

/** The landing's style sheet and its journey compose the words around these. */
test('sun and tiger are where the landing expects them', () => {
  expect(SUN).toEqual({ x: 1500, y: 640, r: 124 });
  const [left, top, right, bottom] = figure('bengal-tiger').box;
  const unit = TIGER.width / (right - left);
  expect(TIGER.x - TIGER.width / 2).toBe(1261);
  expect(TIGER.ground - (bottom - top) * unit).toBeGreaterThan(718);
  expect(heroLayer(0, 'day')).toContain('<circle cx="1500" cy="640" r="124"');
});

test.each(['day', 'night'] as const)('the sky of the %s begins in its first colour alone', (mode) => {
  const sky = heroLayer(0, mode);
  const first = /<stop offset="0" stop-color="([^"]+)"/.exec(sky)?.[1];
  expect(first).toBe({ day: '#123026', night: '#061320' }[mode]);
});

test('the tiger is lit along its outline only', () => {
  expect(heroLayer(2, 'day')).not.toContain('feGaussianBlur');
});

test('a layer that does not exist is an error', () => {
  expect(() => heroLayer(4, 'day')).toThrow('the hero has 4 layers; there is no 4');
});
