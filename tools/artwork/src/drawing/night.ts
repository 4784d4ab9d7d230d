import { fromOklab, toOklab } from './colour';

/** Colours darker than this are the same by day and by night. */
const DARK = 0.32;

/** A colour at night: darker, the lightest most, with less of its own colour and more of the sky's blue. */
export function atNight(colour: string): string {
  const [lightness, a, b] = toOklab(colour);
  const share = 0.64 + 0.36 * (1 - lightness) ** 2;
  return fromOklab([lightness * share, a * 0.8 - 0.006, b * 0.8 - 0.03]);
}

const COLOURED = /(fill|stroke|stop-color|flood-color)="#([0-9a-f]{6}|[0-9a-f]{3})"/g;

const long = (digits: string): string => (digits.length > 3 ? digits : digits.replace(/./g, '$&$&'));

/**
 * A style that draws some markup in other colours at night, `own` first. A browser gives a picture the scheme of the
 * page that shows it; whatever knows no such scheme draws the day.
 */
export function nightStyle(markup: string, own: Readonly<Record<string, string>>, more = ''): string {
  const rules = new Set<string>();
  for (const [attribute, name = '', digits = ''] of markup.matchAll(COLOURED)) {
    const colour = `#${long(digits)}`;
    if (own[colour] || toOklab(colour)[0] > DARK)
      rules.add(`[${attribute}]{${name}:${own[colour] ?? atNight(colour)}}`);
  }
  return `<style>@media (prefers-color-scheme:dark){${[...rules].sort().join('')}${more}}</style>`;
}
