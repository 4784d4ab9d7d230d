import type { NormalizedText } from './normalized-text';
import { isParkName } from './park-names';
import type { FoundPlace } from './place';
import { type Word, wordsOf } from './words';

/** Where an animal can be waited for, and in metres how near such a name leads. */
const NOUNS: ReadonlyMap<string, number> = new Map([
  ...nouns(50, 'den', 'lair', 'nest', 'cave', 'roost', 'burrow', 'machan', 'waterhole', 'saltlick'),
  ...nouns(500, 'nala', 'nallah', 'nalla', 'nullah', 'kund', 'talab', 'talao', 'jheel'),
  ...nouns(2000, 'gate', 'beat', 'compartment', 'zone'),
]);
const TWO_WORDS: ReadonlyMap<string, string> = new Map([
  ['water hole', 'waterhole'],
  ['salt lick', 'saltlick'],
]);

function nouns(metres: number, ...words: string[]): [string, number][] {
  return words.flatMap((word) => [word, `${word}s`].map((form): [string, number] => [form, metres]));
}

/** Words before such a noun that are no name of it. */
const NO_NAME = new Set(
  [
    'a an the this that these those its their his her our my your whose which what each every any some no one two three',
    'four five six several many few both all most more other another same such and or but of at in on by to from near',
    'with into for as is was are were be been has have had who where when then there here so if not only just very too',
    'we i he she it they you me us them beside behind before after around along across inside outside under over past',
    'small big large little old new dry wet deep hidden natural artificial first second third last next main core buffer',
    'muddy rocky sandy wooden empty full active abandoned secret favourite favorite nearby nearest same early late far',
    'tiger tigers tigress leopard lion bear elephant rhino wolf wolves dhole hyena otter vulture eagle owl stork crane',
    'bird birds bat bats fox jackal snake king cobra crocodile gharial turtle pangolin hornbill bustard panther animal',
    'park forest safari entry exit entrance tourist tourism core eco no-go wild wildlife jungle village school check',
    'water salt drinking solar man made concrete cement earth mud stone grass bamboo tree ground cliff rock river stream',
    'front back side iron main city city temple airport fort station toll flood boarding garden home house barrier',
    'comfort time danger war red green yellow safe silence parking temperate tropical sensitive hot no-go free fan relax',
    'heart drum heavy bee police daily night day morning evening upbeat great good best nice quiet lovely beautiful super',
    'to via through towards toward toward reached reach enter entered entering leave left opposite closest busy crowded',
    'lower upper left right middle central north south east west northern southern eastern western temporary permanent',
  ].flatMap((line) => line.split(' ')),
);
/** Only these may follow a number that belongs to the noun; before others it counts, as in 'den 3 km away'. */
const AFTER_NUMBER = new Set(
  'in of at on near and by to from today yesterday this during is was with when where we i the early around'.split(
    ' ',
  ),
);
const NUMBER_WORDS = new Set(['no', 'number', 'num', 'nr']);
const LONGEST_NAME = 3;

interface Reader {
  text: string;
  words: readonly Word[];
  isCapital: (word: Word) => boolean;
}

/** `zone 3`, `gate no. 2`, `compartment 117`: the end, if a number belongs to the noun. */
function numberAfter({ text, words }: Reader, at: number): number | undefined {
  const noun = words[at];
  let next = at + 1;
  const isCalledNumber = NUMBER_WORDS.has(words[next]?.text ?? '');
  if (isCalledNumber) next++;
  const number = words[next];
  if (!noun || !number || !/^\d{1,4}[a-z]?$/.test(number.text)) return undefined;
  if (!/^[ .:#()-]*(?:n[a-z]*)?[ .:#()-]*$/.test(text.slice(noun.end, number.start).slice(0, 16)))
    return undefined;
  const following = words[next + 1];
  const isApart = !following || text.slice(number.end, following.start) !== ' ';
  const isDecimal = /^[.,:]\d/.test(text.slice(number.end, number.end + 2));
  const belongs =
    isCalledNumber ||
    isApart ||
    AFTER_NUMBER.has(following.text) ||
    NOUNS.has(following.text) ||
    isParkName(following.text);
  return belongs && !isDecimal ? number.end : undefined;
}

/** India beat Pakistan; Khatoda beat, or Khatoda beat in Tadoba, is a place. */
function isVerb({ text, words }: Reader, at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || !/^beats?$/.test(word.text) || text.slice(word.end, next.start) !== ' ') return false;
  return !['in', 'of', 'at', 'on', 'near'].includes(next.text);
}

/** `Pandharpauni waterhole`: the start, if a name stands before the noun. */
function nameBefore({ text, words, isCapital }: Reader, at: number): number | undefined {
  let start: number | undefined;
  // `Pandharpauni-1 waterhole`
  const last = /^\d{1,2}$/.test(words[at - 1]?.text ?? '') ? at - 2 : at - 1;
  for (let before = last; before > last - LONGEST_NAME; before--) {
    const [word, next] = [words[before], words[before + 1]];
    if (!word || !next || !/^[ -]$/.test(text.slice(word.end, next.start))) break;
    if (!isCapital(word) || NO_NAME.has(word.text) || isParkName(word.text) || !/^\p{L}/u.test(word.text))
      break;
    if (/(?:ed|ing|ly)$/.test(word.text) || NOUNS.has(word.text) || word.text.length < 2) break;
    start = word.start;
  }
  return start;
}

function readerOf(normalized: NormalizedText): Reader {
  const { source, text } = normalized;
  // A text in one case has no capitals to go by.
  const oneCase = source === source.toLowerCase() || source === source.toUpperCase();
  const isCapital = ({ start, text: word }: Word) => {
    if (oneCase) return word.length >= 4;
    const first = normalized.sourceOf(start, start + 1);
    return first !== first.toLowerCase();
  };
  return { text, words: wordsOf(normalized), isCapital };
}

/** Waterholes, dens, gates and the like that carry a name or a number. They lead somewhere only beside a park's name. */
export function findNamedPlaces(normalized: NormalizedText): FoundPlace[] {
  const reader = readerOf(normalized);
  const { text, words } = reader;
  return words.flatMap((word, at): FoundPlace[] => {
    const next = words[at + 1];
    const pair =
      next && text.slice(word.end, next.start) === ' ' ? `${word.text} ${next.text.replace(/s$/, '')}` : '';
    const twoWords = TWO_WORDS.get(pair);
    const precision = NOUNS.get(twoWords ?? word.text);
    if (precision === undefined) return [];
    const last = twoWords ? at + 1 : at;
    const start = isVerb(reader, at) ? undefined : nameBefore(reader, at);
    const end = numberAfter(reader, last);
    if (start === undefined && end === undefined) return [];
    return [
      {
        start: start ?? word.start,
        end: end ?? words[last]?.end ?? word.end,
        kind: 'named_place',
        precision,
      },
    ];
  });
}
