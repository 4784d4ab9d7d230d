import { ENDING } from './devanagari';
import { normalizeText } from './normalized-text';
import names from '../generated/park-names.json' with { type: 'json' };

/** By park id. */
export const parkNames: Readonly<Record<number, readonly string[]>> = names;

const parts = Object.values(parkNames)
  .flat()
  .map((name) => normalizeText(name).text.replaceAll(' ', '[ -]?'));
const PARK = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${parts.join('|')})(?:${ENDING})?(?![\p{L}\p{M}])|#(?:${parts.join('|')})`,
  'u',
);
const PARK_WORD = new RegExp(String.raw`^(?:${parts.join('|')})(?:${ENDING})?$`, 'u');

/** @param text normalized */
export const namesPark = (text: string) => PARK.test(text);
export const isParkName = (text: string) => PARK_WORD.test(text);
