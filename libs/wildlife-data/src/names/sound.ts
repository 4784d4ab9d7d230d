const consonants: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};
const vowels: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ii', उ: 'u', ऊ: 'uu', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au' },
  ...{ ऍ: 'e', ॲ: 'e', ऑ: 'o' },
};
const matras: Readonly<Record<string, string>> = {
  ...{ 'ा': 'aa', 'ि': 'i', 'ी': 'ii', 'ु': 'u', 'ू': 'uu', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au' },
  ...{ 'ॅ': 'e', 'ॉ': 'o', '्': '' },
};
const NASAL = /[ँं]/;

/** Transliterates Devanagari. */
function latinLetters(text: string): string {
  let latin = '';
  const letters = [...text.normalize('NFD').replace(/[\u093c\u200c\u200d]/g, '')];
  letters.forEach((letter, at) => {
    const next = letters[at + 1] ?? ' ';
    const consonant = consonants[letter];
    if (consonant !== undefined) {
      const isBare = next in matras || !/\p{sc=Devanagari}/u.test(next);
      latin += isBare ? consonant : `${consonant}a`;
    } else latin += matras[letter] ?? vowels[letter] ?? (NASAL.test(letter) ? 'n' : letter);
  });
  return latin;
}

type SoundRule = readonly [written: RegExp, heard: string];

const unbreathed: SoundRule = [/([kgcjtdbrs])h/g, '$1'];
/** Often omitted: 'chimni' and 'chimani'. */
const withoutA: SoundRule = [/([a-z])a/g, '$1'];

/** Order matters. */
const rules: readonly SoundRule[] = [
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/w/g, 'v'],
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  // 'C' protects it until 'c' becomes 'k'.
  [/c?chh?/g, 'C'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  unbreathed,
  [/n(?=[pbfm])/g, 'm'],
  [/(.)\1+/g, '$1'],
  [/au|ou/g, 'o'],
  [/ai|ei|[ae]y(?![aeiou])/g, 'e'],
  [/uv(?=[aeio])/g, 'u'],
  withoutA,
  [/y/g, 'i'],
  [/i+/g, 'i'],
];

const heardBy = (text: string, by: readonly SoundRule[]): string =>
  by.reduce(
    (sound, [written, heard]) => sound.replace(written, heard),
    latinLetters(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );

/** A text as it sounds, in Latin letters: बाघ, 'bagh' and 'baagh' are one. */
export const toSound = (text: string): string => heardBy(text, rules);

const closeRules = rules.flatMap((rule): SoundRule[] => {
  if (rule === unbreathed) return [];
  return [rule === withoutA ? [/([a-z])a(?=[a-z])/g, '$1'] : rule];
});

/** Unlike {@link toSound}, 'bagh' is no 'bag', and 'tendua' no 'tendu'. */
export const toCloseSound = (text: string): string => heardBy(text, closeRules);

/** ड़ and ढ़ are typed as `d` and as `r`. */
export function possibleSounds(name: string, sound = toSound): string[] {
  const flapped = name
    .normalize('NFD')
    .replace(/ड\u093c/g, 'र')
    .replace(/ढ\u093c/g, 'र');
  return [...new Set([name, flapped].map((each) => sound(each)))];
}
