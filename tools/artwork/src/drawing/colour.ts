/** OKLab: equal steps look equal. */
export type Oklab = readonly [lightness: number, a: number, b: number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const fromLinear = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** `#abc` as `#aabbcc`. */
export const sixDigits = (colour: string): string =>
  colour.length > 4 ? colour : colour.replace(/[^#]/g, '$&$&');

export function toOklab(colour: string): Oklab {
  const channel = (start: number) => toLinear(parseInt(colour.slice(start, start + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Clips to sRGB. */
export function fromOklab([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((v) =>
      Math.round(255 * Math.min(1, fromLinear(Math.max(0, v))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const mixed = new Map<string, string>();

/** Mixes two `#rrggbb` in OKLab; `t` from 0 to 1. */
export function mix(from: string, to: string, t: number): string {
  const key = `${from}${to}${t}`;
  const known = mixed.get(key);
  if (known) return known;
  const a = toOklab(from);
  const b = toOklab(to);
  const result = fromOklab([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
  mixed.set(key, result);
  return result;
}

/** Toward a warm black. */
export const darker = (colour: string, t = 0.2): string => mix(colour, '#1c1712', t);

/** Toward a warm white. */
export const lighter = (colour: string, t = 0.2): string => mix(colour, '#fffaf0', t);
