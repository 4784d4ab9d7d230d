import { mix } from '../drawing/colour';
import type { Figure } from './figure';
import { notoBody } from './noto';

interface Coat {
  fur: string;
  limbs: string;
  belly: string;
  /** No tail without it. */
  tail?: string;
  broad?: boolean;
}

/** Faces that Noto draws without a body, with the colours of the body added here. */
export const SEATED = {
  panda: { fur: '#f4f0e6', limbs: '#2e3234', belly: '#f4f0e6', broad: true },
  bear: { fur: '#855c52', limbs: '#74493f', belly: '#b08968', broad: true },
  fox: { fur: '#ef6a1a', limbs: '#4a3a36', belly: '#fdf3e4', tail: '#fdf3e4' },
  wolf: { fur: '#8d979c', limbs: '#747e84', belly: '#cfd6d8', tail: '#747e84' },
} satisfies Record<string, Coat>;

export type SeatedName = keyof typeof SEATED;

const leg = (x: number, limbs: string): string =>
  `<path fill="${limbs}" d="M${x - 11} 112q-2 40 1 66h20q4-28 1-66z"/>` +
  `<ellipse cx="${x}" cy="180" rx="14" ry="8" fill="${limbs}"/>` +
  `<path stroke="${mix(limbs, '#000000', 0.35)}" stroke-width="1.6" d="M${x - 5} 178v7m5-7v7m5-7v7" fill="none"/>`;

const BAMBOO =
  '<path stroke="#5f8f3a" stroke-width="5" d="M18 98l66 64" fill="none"/>' +
  '<path fill="#7fb04a" d="M20 100q-22 0-26-18 22 0 26 18zM30 108q-4-22 12-30 6 20-12 30zM16 96q-8-20 4-32 10 16-4 32z"/>';

export function seated(name: SeatedName): Figure {
  const { fur, limbs, belly, tail, broad }: Coat = SEATED[name];
  const panda = name === 'panda';
  const haunch = panda ? limbs : mix(fur, '#241a14', 0.16);
  const body =
    `<g transform="translate(64 0)scale(${broad ? 1.3 : 1.14} 1)translate(-64 0)">` +
    (tail
      ? `<path d="M98 170q34 6 34-26t12-30" fill="none" stroke="${fur}" stroke-width="10" stroke-linecap="round"/>` +
        `<circle cx="144" cy="112" r="9" fill="${tail}"/>`
      : '') +
    `<path fill="${fur}" d="M38 92C14 126 16 176 30 184h68c14-8 16-58-8-92z"/>` +
    (panda ? `<path fill="${limbs}" d="M40 88q24 14 48 0l10 26q-34 14-68 0z"/>` : '') +
    `<circle cx="26" cy="164" r="22" fill="${haunch}"/><circle cx="102" cy="164" r="22" fill="${haunch}"/>` +
    `<ellipse cx="20" cy="181" rx="17" ry="9" fill="${limbs}"/><ellipse cx="108" cy="181" rx="17" ry="9" fill="${limbs}"/>` +
    `<path fill="${belly}" d="M46 98q18 12 36 0q8 34 0 66q-18 8-36 0q-8-32 0-66z"/>` +
    leg(46, limbs) +
    leg(82, limbs) +
    (panda ? BAMBOO : '') +
    `</g><g transform="translate(4 -8) scale(.94)">${notoBody(name)}</g>`;
  return {
    body,
    box: [-12, -2, tail ? 152 : 140, 189],
    pose: 'stand',
    size: 0.5,
  };
}
