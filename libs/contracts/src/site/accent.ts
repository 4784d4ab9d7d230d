/**
 * The palest paper of each theme and the ink on filled buttons, as libs/ui/src/styles/tokens.css has them. Text
 * that can be read on this paper can be read on the others.
 */
export const accentGrounds = { light: '#ecdfc4', dark: '#1c3026', onFill: '#fdf6e6' } as const;

/** WCAG 2.2, AA. */
export const READABLE = 4.5;
/** As bright as the other inks of dark pages. */
const BRIGHT = 7;
const STEPS = 255;

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast ratio of two colours such as `#1b4a34`, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const toColour = (shares: number[]) =>
  `#${shares
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colour, then shades of its hue and saturation, each nearer to black or white. */
function shades(colour: string, end: 0 | 1): string[] {
  const shares = channels(colour).map((channel) => channel / 255);
  const [red = 0, green = 0, blue = 0] = shares;
  const [most, least] = [Math.max(...shares), Math.min(...shares)];
  const range = most - least;
  const lightness = (most + least) / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    range === 0
      ? 0
      : most === red
        ? (green - blue) / range + 6
        : most === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4;
  /** CSS Color 4, section 7.1: from HSL to sRGB. */
  const atLightness = (light: number) => {
    const spread = saturation * Math.min(light, 1 - light);
    return toColour(
      [0, 8, 4].map((channel) => {
        const at = (channel + sixth * 2) % 12;
        return light - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1));
      }),
    );
  };
  const steps = Array.from({ length: STEPS }, (_, step) => (step + 1) / STEPS);
  return [colour, ...steps.map((step) => atLightness(lightness + (end - lightness) * step))];
}

/** The colour itself where it can be read on light papers, otherwise the first darker one that can. */
export const nearestAccent = (accent: string): string =>
  shades(accent, 0).find((shade) => contrast(shade, accentGrounds.light) >= READABLE) ?? '#000000';

/**
 * @param accent readable on light papers
 * @returns `dark` is text on dark papers, `fill` lies under light text there
 */
export function darkAccents(accent: string): { dark: string; fill: string } {
  const lighter = shades(accent, 1);
  return {
    dark: lighter.find((shade) => contrast(shade, accentGrounds.dark) >= BRIGHT) ?? '#ffffff',
    // The lightest, so that the button stands out from the paper.
    fill: lighter.filter((shade) => contrast(shade, accentGrounds.onFill) >= READABLE).at(-1) ?? accent,
  };
}

export const accentSheetUrl = (accent: string): string => `/media/colours/${accent.slice(1)}.css`;
