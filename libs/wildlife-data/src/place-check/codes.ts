import { type FoundPlace, type PlaceKind, scan } from './place';

const toPlace =
  (kind: PlaceKind, precision: number | ((match: RegExpExecArray) => number | undefined)) =>
  (match: RegExpExecArray): FoundPlace | undefined => {
    const metres = typeof precision === 'number' ? precision : precision(match);
    if (metres === undefined) return undefined;
    return { start: match.index, end: match.index + match[0].length, kind, precision: metres };
  };

/** Open Location Code; a short code lacks the region's four digits. */
const DIGIT = '[23456789cfghjmpqrvwx]';
const PLUS_CODE = new RegExp(
  String.raw`(?<![\p{L}\p{N}+])(?:[2-9c][2-9cfghjmpqrv]${DIGIT}{2} ?${DIGIT}{2}(?:${DIGIT}{2})?|${DIGIT}{4}(?:${DIGIT}{2})?) ?\+ ?(${DIGIT}{2,7})(?![\p{L}\p{N}+])`,
  'gu',
);

function plusCodePrecision(match: RegExpExecArray): number | undefined {
  const [left = ''] = match[0].split('+');
  // Sums have no letters; formulas and initials no digits.
  if (!/[a-z]/.test(left) || !/\d/.test(match[0])) return undefined;
  return (match[1] ?? '').length === 2 ? 14 : 3;
}

const WORD = String.raw`[\p{L}\p{M}]{1,40}`;
const WHAT_THREE_WORDS = new RegExp(
  String.raw`(?:(?<![:/\p{L}])///|(?<!\p{L})(?:w3w|what3words)[: /]{1,4}) ?${WORD}[.] ?${WORD}[.] ?${WORD}`,
  'gu',
);

const GEOHASH =
  /(?<!\p{L})geo-? ?hash(?:\.org\/|[ :=#]{1,3}(?:is )?)([0-9b-hjkmnp-z]{6,12})(?![\p{L}\p{N}])/gu;
const geohashPrecision = ([, code = '']: RegExpExecArray) =>
  /\d/.test(code) ? (5_000_000 / 5.66 ** code.length) * 1.2 : undefined;

const ZONE = String.raw`(?:[1-5]?\d|60) ?[c-hj-np-x]`;
const UTM = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${ZONE}[ ,;:]{0,2}(?:e(?:asting)?[ :=]{0,2})?\d{6}(?:\.\d{1,4})? ?(?:m ?e?|e)?[ ,;:/]{1,3}(?:n(?:orthing)?[ :=]{0,2})?\d{6,7}(?:\.\d{1,4})? ?(?:m ?n?|n)?(?![\p{L}\p{N}])`,
  'gu',
);
const UTM_BY_NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:e(?:asting)?[ :=]{0,2})?\d{6}(?:\.\d{1,4})? ?(?:m ?e|e)?[ ,;:/]{1,3}(?:n(?:orthing)?[ :=]{0,2})?\d{7}(?:\.\d{1,4})? ?(?:m ?n|n)?[ ,;]{1,2}(?:utm )?zone ?\d{1,2}[a-z]?(?![\p{L}\p{N}])`,
  'gu',
);

const MGRS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${ZONE} ?[a-hj-np-z]{2} ?(?:(\d{6}|\d{8}|\d{10})|(\d{3}) (\d{3})|(\d{4}) (\d{4})|(\d{5}) (\d{5}))(?![\p{L}\p{N}])`,
  'gu',
);
const MGRS_BY_NAME = new RegExp(
  String.raw`(?<!\p{L})(?:mgrs|grid)(?: ref(?:erence)?)?[ :=]{1,2}${ZONE} ?[a-hj-np-z]{2} ?(?:\d{4}|\d{2} \d{2})(?![\p{L}\p{N}])`,
  'gu',
);
const mgrsPrecision = (match: RegExpExecArray) => {
  const digits = match.slice(1).join('').length / 2;
  return 100_000 / 10 ** digits;
};

export function findCodes(text: string): FoundPlace[] {
  return [
    ...scan(text, PLUS_CODE, toPlace('plus_code', plusCodePrecision)),
    ...scan(text, WHAT_THREE_WORDS, toPlace('what3words', 3)),
    ...scan(text, GEOHASH, toPlace('geohash', geohashPrecision)),
    ...scan(text, UTM, toPlace('grid_reference', 1)),
    ...scan(text, UTM_BY_NAME, toPlace('grid_reference', 1)),
    ...scan(text, MGRS, toPlace('grid_reference', mgrsPrecision)),
    ...scan(text, MGRS_BY_NAME, toPlace('grid_reference', 1000)),
  ];
}
