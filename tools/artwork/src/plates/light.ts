import type { BiomeScene } from '../biomes/biome-scene';
import { n1 } from '../drawing/numbers';
import type { Pen } from '../drawing/pen';
import { DIFFUSE, OVERHEAD } from '../landscape/palette';

/** The light that falls on a figure. */
export interface Light {
  /** The side that it comes from: -1 left, 1 right, 0 above. */
  side: -1 | 0 | 1;
  /** From everywhere: no shadow is cast, and no edge is bright. */
  diffuse: boolean;
}

/** The light of the hour on a figure at `x`, which comes from above under water. */
export function lightOn({ pal }: Pen, { sun, water }: Pick<BiomeScene, 'sun' | 'water'>, x: number): Light {
  const diffuse = DIFFUSE.has(pal.air);
  if (water || diffuse || OVERHEAD.has(pal.air)) return { side: 0, diffuse };
  return { side: x < sun[0] ? 1 : -1, diffuse };
}

/** A filter that grades a figure to its hour, with shade away from the light and a rim of light toward it. */
export function rimLight(pen: Pen, matrix: string, { side, diffuse }: Light): string {
  const { pal, u } = pen;
  const [shade, rim] = side ? [-12, 3] : [-17, 4];
  return pen.def(
    '<filter id="ID" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB">' +
      `<feColorMatrix values="${matrix}" result="g"/>` +
      `<feOffset in="SourceAlpha" dx="${n1(15 * side * u)}" dy="${n1(shade * u)}"/><feGaussianBlur stdDeviation="${n1(8 * u)}" result="o"/>` +
      '<feComposite in="SourceAlpha" in2="o" operator="out" result="s"/>' +
      `<feFlood flood-color="${pal.ink}" flood-opacity="${diffuse ? 0.22 : 0.3}"/><feComposite in2="s" operator="in" result="shade"/>` +
      `<feOffset in="SourceAlpha" dx="${n1(-3 * side * u)}" dy="${n1(rim * u)}" result="r"/>` +
      '<feComposite in="SourceAlpha" in2="r" operator="out" result="ri"/>' +
      `<feFlood flood-color="${pal.light}" flood-opacity="${diffuse ? 0.35 : 0.75}"/><feComposite in2="ri" operator="in" result="rim"/>` +
      '<feMerge><feMergeNode in="g"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge></filter>',
  );
}

/** A filter that makes a soft shadow of a figure, in sRGB: mixed as light, its ink would be paler than the ground. */
export function shadowTint(pen: Pen): string {
  const { pal, u } = pen;
  const share = (start: number) =>
    Math.round((parseInt(pal.ink.slice(start, start + 2), 16) / 255) * 100) / 100;
  return pen.def(
    '<filter id="ID" x="-.2" y="-.2" width="1.4" height="1.4" color-interpolation-filters="sRGB">' +
      `<feColorMatrix values="0 0 0 0 ${share(1)} 0 0 0 0 ${share(3)} 0 0 0 0 ${share(5)} 0 0 0 .5 0"/>` +
      `<feGaussianBlur stdDeviation="${n1(2.4 * u)}"/></filter>`,
  );
}
