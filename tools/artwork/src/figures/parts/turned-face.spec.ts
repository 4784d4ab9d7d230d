import { turnedFace } from './turned-face';

test('a face lies at its place and scale, its clip under its own id', () => {
  const face = turnedFace(50, 10, 0.9, 0, {
    id: 'x',
    coat: '#aa8866',
    lit: '#ccaa88',
    dark: '#664422',
    half: '0 -7, 9 -5, 7 50, 0 54',
    nose: { y: 42, width: 7 },
  });
  expect(face).toMatch(/^<g transform="translate\(50 10\)scale\(0?\.9\)">/);
  expect(face).toContain('id="xtf"');
});
