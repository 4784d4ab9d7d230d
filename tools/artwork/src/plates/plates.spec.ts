import { plate } from './plate';
import { poster, posterWords } from './poster';

test.each([
  ['Jim Corbett National Park', 'Jim Corbett', 'National Park'],
  ['Gulf of Mannar Marine National Park', 'Gulf of Mannar', 'Marine National Park'],
  ['Blackbuck National Park, Velavadar', 'Blackbuck', 'National Park, Velavadar'],
  ['Changthang Cold Desert Wildlife Sanctuary', 'Changthang', 'Cold Desert Wildlife Sanctuary'],
])('%s is lettered %s, %s', (name, title, kind) => {
  expect(posterWords(name)).toEqual({ title, kind });
});

test('another seed gives another landscape', () => {
  const options = { biome: 'forest', hour: 'golden', flip: false } as const;
  expect(plate({ ...options, seed: 'one' })).not.toBe(plate({ ...options, seed: 'two' }));
});

test('a mirrored plate mirrors the whole scene, the figure with it', () => {
  const options = { seed: 'mirror', biome: 'forest', hour: 'golden', figure: 'gaur' } as const;
  const plain = plate({ ...options, flip: false });
  const mirrored = plate({ ...options, flip: true });
  expect(mirrored).toBe(plain.replace('</defs><g>', '</defs><g transform="matrix(-1 0 0 1 1200 0)">'));
});

test('an hour that the biome does not have is an error that names it', () => {
  expect(() => plate({ seed: 'x', biome: 'forest', hour: 'polar' })).toThrow('there is no polar');
});

test('the lettering of a poster is outlines, not text', () => {
  const svg = poster({
    seed: 'gir',
    biome: 'savanna',
    hour: 'amber',
    title: 'Gir',
    kind: 'National Park',
    place: 'Gujarat',
    year: '1975',
  });
  expect(svg).not.toContain('<text');
  expect(svg).toContain('viewBox="0 0 900 1200"');
  expect(svg.match(/<path transform="translate\([^"]+\)" d="m/g)).toHaveLength(3);
});
