import { BIOMES } from '../biomes';
import { toOklab } from '../drawing/colour';
import { plate } from './plate';
import { hourPalette } from './scene';

test('another seed gives another landscape', () => {
  const options = { biome: 'forest', hour: 'golden', flip: false } as const;
  expect(plate({ ...options, seed: 'one' })).not.toBe(plate({ ...options, seed: 'two' }));
});

test('a mirrored plate mirrors the whole scene, the figure with it', () => {
  const options = { seed: 'mirror', biome: 'forest', hour: 'golden', figure: 'gaur' } as const;
  const plain = plate({ ...options, flip: false });
  const mirrored = plate({ ...options, flip: true });
  expect(mirrored).toBe(plain.replace('</style><g>', '</style><g transform="matrix(-1 0 0 1 1200 0)">'));
});

test('an hour that the biome does not have is an error that names it', () => {
  expect(() => plate({ seed: 'x', biome: 'forest', hour: 'polar' })).toThrow('there is no polar');
});

test('a plate of the day has its dusk, and one of the night stays as it is', () => {
  expect(plate({ seed: 'x', biome: 'forest', hour: 'noon' })).toContain('prefers-color-scheme:dark');
  expect(plate({ seed: 'x', biome: 'night', hour: 'moon' })).not.toContain('<style>');
});

test('at dusk the sun turns into a pale moon, and where it is not seen the snow of its colour stays dark', () => {
  const sunAtDusk = (biome: 'forest' | 'cold-desert', hour: string) => {
    const { sun } = hourPalette(BIOMES[biome], 'x', hour);
    const drawn = plate({ seed: 'x', biome, hour, disc: true });
    return toOklab(new RegExp(`\\[fill="${sun}"\\]\\{fill:(#\\w{6})`).exec(drawn)?.[1] ?? '#000000')[0];
  };
  expect(sunAtDusk('forest', 'golden')).toBeGreaterThan(0.75);
  expect(sunAtDusk('cold-desert', 'snow')).toBeLessThan(0.65);
});
