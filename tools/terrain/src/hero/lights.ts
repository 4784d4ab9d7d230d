export type Colour = readonly [red: number, green: number, blue: number];

/** Inks by class of height and depth; the hero's sky has the same hour (tools/artwork/src/hero/palettes.ts). */
interface Light {
  land: readonly Colour[];
  sea: readonly Colour[];
  coast: Colour;
  river: string;
  haze: Colour;
  lit: Colour;
  shade: Colour;
}

const parse = (hex: string): Colour =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;

export const LIGHTS = {
  day: {
    land: [
      '#5f8048',
      '#76904e',
      '#93994f',
      '#b59a54',
      '#a3834d',
      '#8a7350',
      '#938673',
      '#f0e2c6',
      '#fffaf0',
    ].map(parse),
    sea: ['#5d9486', '#467c73', '#386a64', '#2d5b57', '#264f4c', '#214744', '#1d403e'].map(parse),
    coast: parse('#f0dfa8'),
    river: '#e2f0dd',
    haze: parse('#e6cb90'),
    lit: parse('#fff0c4'),
    shade: parse('#17392f'),
  },
  night: {
    land: [
      '#1d4a42',
      '#21524b',
      '#29594f',
      '#2f5d54',
      '#2a5457',
      '#254c58',
      '#3d6b76',
      '#9cc4c5',
      '#d6ece4',
    ].map(parse),
    sea: ['#154553', '#113c4b', '#0e3443', '#0c2e3c', '#0a2936', '#092430', '#08202b'].map(parse),
    coast: parse('#7db8ae'),
    river: '#8ccfcb',
    haze: parse('#3a706e'),
    lit: parse('#cfe9d0'),
    shade: parse('#04131a'),
  },
} satisfies Record<string, Light>;

export type HeroLight = keyof typeof LIGHTS;

export const blend = (a: Colour, b: Colour, share: number): Colour =>
  a.map((value, part) => value + ((b[part] ?? value) - value) * share) as unknown as Colour;

/** Two inks meet within a fifth of a step. */
export function inkAt(inks: readonly Colour[], position: number): Colour {
  const at = Math.min(inks.length - 1, position);
  const low = Math.floor(at);
  const share = Math.max(0, (at - low - 0.8) / 0.2);
  return blend(inks[low] as Colour, inks[Math.min(low + 1, inks.length - 1)] as Colour, share);
}
