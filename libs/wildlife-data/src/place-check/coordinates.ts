import { EXACT_WITHIN, type FoundPlace, metresOfDecimals, scan } from './place';

const DOT = String.raw`(?:\.| \. | ?(?:dot|point) ?)`;
const HEMISPHERE = String.raw`(?:north|south|east|west|[nsew]|उत्तर|दक्षिण|पूर्व|पश्चिम)`;
const BEFORE = String.raw`(?:(?<!\p{L})${HEMISPHERE}[.:]? ?)?`;
const AFTER = String.raw`(?: ?${HEMISPHERE}(?!\p{L}))?`;
const AXIS = '(?:latitude|longitude|lat|lng|long|lon|अक्षांश|रेखांश)';
const LABEL = String.raw`(?:["']?(?<!\p{L})(?:${AXIS}["']?\.? ?(?:[:=-]|of|is)? ?|[xy] ?[:=] ?)["']?)?`;
const LABEL_AFTER = String.raw`(?: ?\(?${AXIS}(?!\p{L})\)?)?`;
const DEGREES = String.raw`(?: ?(?:°|degrees?|deg\.?|अंश|डिग्री))?`;
const BETWEEN = String.raw`["' )\]]{0,3}(?:[,;/|&_~:]|\.{2,3}|%2c|and|x|-)?[ (\[]{0,2}(?:%20)?`;

const decimal = (n: number) =>
  String.raw`(?<label${n}>${LABEL})(?<before${n}>${BEFORE})(?<whole${n}>(?:[-+] ?)?\d{1,3})${DOT}(?<part${n}>\d{1,20})(?!\d|\.\d)(?<degrees${n}>${DEGREES})(?<after${n}>${AFTER})(?<labelAfter${n}>${LABEL_AFTER})`;
const DECIMAL_PAIR = new RegExp(
  String.raw`(?<![\d]|\d[.,])${decimal(1)}(?<between>${BETWEEN})${decimal(2)}`,
  'gu',
);

const comma = (n: number) =>
  String.raw`(?<before${n}>${BEFORE})(?<whole${n}>[-+]?\d{1,3}),(?<part${n}>\d{3,20})(?!\d|[.,]\d)(?<degrees${n}>${DEGREES})(?<after${n}>${AFTER})`;
const COMMA_PAIR = new RegExp(String.raw`(?<![\d]|\d[.,])${comma(1)}(?: ?[;/|] ?|, | )${comma(2)}`, 'gu');

const MINUTE_MARK = String.raw`(?:'|minutes?|min\.?|m(?!\p{L})|मिनट|मिनिटे?)`;
const SECOND_MARK = String.raw`(?:"|''|seconds?|sec\.?|s(?!\p{L})|सेकंड|सेकेंड)`;
const dms = (n: number) =>
  String.raw`${LABEL}(?<before${n}>${BEFORE})[-+]?(?<deg${n}>\d{1,3}) ?(?<mark${n}>°|degrees?|deg\.?|अंश|डिग्री|[d:*^.-]| ) ?(?<min${n}>\d{1,2})(?:${DOT}(?<minPart${n}>\d{1,12}))? ?(?:${MINUTE_MARK}|[:.-])? ?(?:(?<sec${n}>\d{1,2})(?:${DOT}(?<secPart${n}>\d{1,12}))? ?(?<secMark${n}>${SECOND_MARK})?)?(?!\d)(?<after${n}>${AFTER})`;
const DMS_PAIR = new RegExp(String.raw`(?<!\d|\d[.,])${dms(1)}[ ,;/|&]{0,3}(?:and )?${dms(2)}`, 'gu');

/** Aviation writes 201454N 0792035E or 2014N07920E. */
const COMPACT_PAIR =
  /(?<![\p{L}\d])(\d{2})([0-5]\d)([0-5]\d)?[ns][ ,;/]{0,2}([01]\d{2})([0-5]\d)([0-5]\d)?[ew](?![\p{L}\d])/gu;

const GEO_URI = /geo:(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)[^\s<>"]{0,200}/gu;

const ANNOUNCED =
  /(?:\b(?:gps|co-?ordinates?|coords?|location|loc|position|pin|lat(?:itude)?|map)|📍|जीपीएस|निर्देशांक|लोकेशन|स्थान|ठिकाण|अक्षांश)[^\p{L}\d]{0,6}(?:(?:is|are|at|of|here|lat|lng|long|lon)[^\p{L}\d]{0,4}){0,3}$/u;
const MONEY_OR_VERSION =
  /(?:[$€£¥₹]|(?<![\p{L}\p{M}])(?:रु|रुपये|रुपए)|\b(?:rs|inr|usd|eur|v|ver|version|release|p|r|score[sd]?))[ .:=<]{0,2}$/u;
const UNIT =
  /^ ?(?:%|°? ?[cf](?!\p{L})|℃|(?:[kcm]?m|kms?|kgs?|g|gms?|ha|hectares?|acres?|sq|lakhs?|crores?|million|billion|rs|inr|usd|hrs?|hours?|mins?|minutes?|secs?|[mkg]hz|mb|gb|v|w|kw|points?|metres?|meters?|litres?|ml|tonnes?|किमी|कि\.? ?मी|किलोमीटर|मीटर|मी|हेक्टर|हेक्टेयर|रुपये|रुपए|टक्के|प्रतिशत|किलो|तास|घंटे)(?!\p{L}))/u;

type Groups = Record<string, string | undefined>;

const isOnEarth = (one: number, other: number) => Math.min(one, other) <= 90 && Math.max(one, other) <= 180;

const both = (groups: Groups, name: string) => [1, 2].every((n) => (groups[`${name}${n}`] ?? '') !== '');

const count = (groups: Groups, ...names: string[]) =>
  names.filter((name) => (groups[name] ?? '') !== '').length;

/** The E of 'S1.5 E2.5' may be read with the first, the s of '54s 20 S' as seconds. */
function hasHemispheres(groups: Groups): boolean {
  const seconds = [1, 2].filter((n) => groups[`secMark${n}`] === 's' && (groups[`after${n}`] ?? '') === '');
  return count(groups, 'before1', 'after1', 'before2', 'after2') + seconds.length >= 2;
}

const hasLabels = (groups: Groups) => count(groups, 'label1', 'labelAfter1', 'label2', 'labelAfter2') >= 2;

function acceptDecimals(text: string, match: RegExpExecArray, fewest: number): FoundPlace | undefined {
  const groups: Groups = match.groups ?? {};
  const [one = '', other = ''] = [groups.part1, groups.part2];
  const values = [1, 2].map((n) =>
    Math.abs(Number(`${(groups[`whole${n}`] ?? '').replace(' ', '')}.${groups[`part${n}`] ?? ''}`)),
  ) as [number, number];
  if (!isOnEarth(...values)) return undefined;
  const end = match.index + match[0].length;
  const left = text.slice(Math.max(0, match.index - 40), match.index);
  const right = text.slice(end, end + 12);
  const fewer = Math.min(one.length, other.length);
  const more = Math.max(one.length, other.length);
  const marked = hasHemispheres(groups) || hasLabels(groups) || ANNOUNCED.test(left);
  const place: FoundPlace = {
    start: match.index,
    end,
    kind: 'coordinates',
    precision: metresOfDecimals(more),
  };
  // Programs drop zeros at the end: 28.6,77.20912.
  if (marked) return more >= 2 && metresOfDecimals(more) <= EXACT_WITHIN ? place : undefined;
  if (UNIT.test(right) || MONEY_OR_VERSION.test(left)) return undefined;
  if (both(groups, 'degrees')) return more >= 2 ? place : undefined;
  // Shares, p values and scores.
  if (values[0] < 1 && values[1] < 1) return undefined;
  const isList = /[,;/|]|%2c/u.test(groups.between ?? ';');
  return fewer >= Math.max(fewest, isList ? 3 : 4) || more >= 5 ? place : undefined;
}

function acceptDms(text: string, match: RegExpExecArray): FoundPlace | undefined {
  const groups: Groups = match.groups ?? {};
  const numbers = (name: string) => [1, 2].map((n) => Number(groups[`${name}${n}`] ?? 0)) as [number, number];
  if (!isOnEarth(...numbers('deg'))) return undefined;
  if ([...numbers('min'), ...numbers('sec')].some((value) => value >= 60)) return undefined;
  const hasSigns = [groups.mark1, groups.mark2].every(
    (mark) => mark !== undefined && /^(?:°|deg|अंश|डिग्री)/u.test(mark),
  );
  const hasSeconds = both(groups, 'sec');
  // 20.14 N is decimal; 20.14.54 N has seconds.
  const isDotted = [groups.mark1, groups.mark2].includes('.');
  if (isDotted && !hasSeconds && !both(groups, 'minPart')) return undefined;
  const isAnnounced = hasSeconds && ANNOUNCED.test(text.slice(Math.max(0, match.index - 40), match.index));
  if (!hasSigns && !hasHemispheres(groups) && !isAnnounced) return undefined;
  const decimals = groups.minPart1?.length ?? 0;
  const minutes = groups.sec1 === undefined ? 1 / 10 ** decimals : 1 / 60;
  return {
    start: match.index,
    end: match.index + match[0].length,
    kind: 'coordinates',
    precision: 1852 * minutes,
  };
}

function acceptCompact(match: RegExpExecArray): FoundPlace | undefined {
  if (!isOnEarth(Number(match[1]), Number(match[4]))) return undefined;
  return {
    start: match.index,
    end: match.index + match[0].length,
    kind: 'coordinates',
    precision: match[3] === undefined ? 1852 : 31,
  };
}

export function findCoordinates(text: string): FoundPlace[] {
  return [
    ...scan(text, GEO_URI, (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      kind: 'coordinates',
      precision: metresOfDecimals(
        Math.max(...[match[1], match[2]].map((n) => n?.split('.')[1]?.length ?? 0)),
      ),
    })),
    ...scan(text, DMS_PAIR, (match) => acceptDms(text, match)),
    ...scan(text, COMPACT_PAIR, acceptCompact),
    ...scan(text, DECIMAL_PAIR, (match) => acceptDecimals(text, match, 2)),
    ...scan(text, COMMA_PAIR, (match) => acceptDecimals(text, match, 4)),
  ];
}
