import { fromOklab, sixDigits, toOklab } from './colour';

/** Colours darker than this are the same by day and by night. */
const DARK = 0.32;

/** A colour as warm as this takes none of the night's blue, which would make mud of it. */
const WARM = 0.07;

/** A colour at night: darker, the lightest most, and bluer, unless it is warm. */
export function atNight(colour: string): string {
  const [lightness, a, b] = toOklab(colour);
  const share = 0.58 + 0.42 * (1 - lightness) ** 2;
  const blue = Math.min(Math.max(1 - (b + 1.5 * Math.min(a, 0)) / WARM, 0), 1);
  return fromOklab([lightness * share, a * 0.74 - 0.006 * blue, b * 0.68 - 0.036 * blue]);
}

const COLOURED = /(fill|stroke|stop-color|flood-color)="#([0-9a-f]{6}|[0-9a-f]{3})"/g;

/**
 * A style that draws some markup in other colours at night, `own` first. A browser gives a picture the scheme of the
 * page that shows it; whatever knows no such scheme draws the day.
 */
export function nightStyle(markup: string, own: Readonly<Record<string, string>>, more = ''): string {
  const rules = new Set<string>();
  for (const [attribute, name = '', digits = ''] of markup.matchAll(COLOURED)) {
    const colour = sixDigits(`#${digits}`);
    if (own[colour] || toOklab(colour)[0] > DARK)
      rules.add(`[${attribute}]{${name}:${own[colour] ?? atNight(colour)}}`);
  }
  return `<style>@media (prefers-color-scheme:dark){${[...rules].sort().join('')}${more}}</style>`;
}
