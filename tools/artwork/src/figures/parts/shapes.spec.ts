import { bars, blob, blobPath, dots, limb, limbPath, mirrored, oval, painted, poly, stroke } from './shapes';

describe('shapes', () => {
  test('a blob starts at its first point and closes', () => {
    expect(blobPath('10 20, 30 20, 30 40, 10 40')).toMatch(/^M10 20c.*z$/);
  });

  test('a blob returns to where it began, so that no seam shows', () => {
    const steps = [...blobPath('10 20, 33.3 20.7, 30 40, 10.1 41').matchAll(/c([^cz]+)/g)].map(
      ([, step = '']) => [...step.matchAll(/-?\d*\.?\d+/g)].map(Number),
    );
    const sum = (index: number) => steps.reduce((total, step) => total + (step[index] ?? NaN), 0);
    expect(sum(4)).toBeCloseTo(0, 5);
    expect(sum(5)).toBeCloseTo(0, 5);
  });

  test('a half from crown to chin becomes a whole, mirrored', () => {
    expect(mirrored('0 -9, 4 -2, 3 .5, 0 8')).toBe('0 -9, 4 -2, 3 0.5, 0 8, -3 0.5, -4 -2');
  });

  test('a limb is as wide as its joints say, and has round ends', () => {
    // a bar of width 10: its cap reaches 4.25 beyond the joint, its sides lie 5 above and below
    const path = limbPath('0 0 10, 50 0 10');
    expect(path).toMatch(/^M-4\.2 0c/);
    const ends = [...path.matchAll(/c([^cz]+)/g)].map(([, step = '']) =>
      [...step.matchAll(/-?\d*\.?\d+/g)].map(Number).slice(4),
    );
    let y = 0;
    const heights = ends.map(([, dy = NaN]) => (y += dy));
    expect(Math.min(...heights)).toBeCloseTo(-5, 5);
    expect(Math.max(...heights)).toBeCloseTo(5, 5);
  });

  test('points that are not pairs are refused', () => {
    expect(() => blobPath('10 20, 30')).toThrow('not 2 numbers a point');
    expect(() => limbPath('10 20 3, 30 x 2')).toThrow('not 3 numbers a point');
  });

  test('a painted text draws each line as the shape that it is, and refuses an ink it does not know', () => {
    const text =
      'coat/.7 0 0, 9 0, 9 9\n #123456 0 0 2, 9 9 1\n coat 0 0 1, 9 9 2; 1 0 1, 9 8 2\n coat ~.9 0 0, 9 9';
    expect(painted({ coat: '#abc' })(text)).toBe(
      blob('#abc', '0 0, 9 0, 9 9', 'opacity=".7"') +
        limb('#123456', '0 0 2, 9 9 1') +
        bars('#abc', '0 0 1, 9 9 2; 1 0 1, 9 8 2') +
        stroke('#abc', 0.9, '0 0, 9 9'),
    );
    expect(() => painted({ coat: '#abc' })('goat 0 0, 9 0, 9 9')).toThrow('no ink for: goat');
  });

  test('polygons and ovals say what they are', () => {
    expect(poly('#123456', '0 0, 10 0, 10 10')).toBe('<path fill="#123456" d="M0 0L10 0L10 10z"/>');
    expect(oval('#123456', 1, 2, 3, 4, 30)).toBe(
      '<ellipse cx="1" cy="2" rx="3" ry="4" fill="#123456" transform="rotate(30 1 2)"/>',
    );
  });

  test('dots share one path', () => {
    expect(dots('#fff', '0 0 1, 5 5 2').match(/<path/g)).toHaveLength(1);
  });
});
