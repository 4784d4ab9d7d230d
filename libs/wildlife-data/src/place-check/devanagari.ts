export const ENDING =
  '(?:ला|ना|ने|नी|शी|त|तील|चा|ची|चे|च्या|चं|वर|वरील|मध्ये|जवळ|जवळील|मागे|पुढे|समोर|साठी|सह|कडे|पासून|पाशी|खाली)(?:च|ही)?';
const ENDED = new RegExp(`${ENDING}$`, 'u');

/** 'वाघाला' becomes 'वाघा-'. */
export const withoutEnding = (word: string): string => word.replace(ENDED, '-');

/** Marathi inflects a word before a suffix. */
function beforeEnding(name: string): string[] {
  const stems = /[\u093e-\u094c]$/u.test(name) ? [name] : [`${name}ा`, `${name}ी`];
  if (/(?<!्य)ा$/u.test(name)) stems.push(name.replace(/ा$/u, '्या'));
  if (name.endsWith('ीण')) stems.push(name.replace(/ीण$/u, 'िणी'));
  return stems.flatMap((stem) => [`${stem}-`, `${stem}ं-`]);
}

/** Hindi and Marathi, also before a word such as में. */
const PLURALS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/आ$/u, ['ए', 'ओं']],
  [/या$/u, ['ये', 'ए', 'यों']],
  [/ा$/u, ['े', 'ों']],
  [/ी$/u, ['ियां', 'ियों']],
  [/ू$/u, ['ुओं']],
  [/(?=[\u0915-\u0939]$)(.)$/u, ['$1ों']],
];

/** Inflected forms; suffixes are cut by {@link withoutEnding}. */
export function bentForms(name: string): string[] {
  const [pattern, plurals] = PLURALS.find(([ending]) => ending.test(name)) ?? [/$/u, []];
  return [...plurals.map((plural) => name.replace(pattern, plural)), ...beforeEnding(name)];
}

export const isDevanagari = (text: string): boolean => /\p{sc=Devanagari}/u.test(text);
