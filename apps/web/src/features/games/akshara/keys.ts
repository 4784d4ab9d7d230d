const letterRows = [[...'अआइईउऊएऐओऔ'], [...'कखगघचछजझटठ'], [...'डढणतथदधनपफ'], [...'बभमयरलवशषस']];
const lastRow = (...letters: string[]) => ['enter', ...letters, 'ऋ', 'ं', 'ँ', '़', '्', 'delete'];
export const keyRows = {
  hi: [...letterRows, lastRow('ह')],
  mr: [...letterRows, lastRow('ह', 'ळ')],
};

/** The signs of vowels; अ is in each consonant. */
const signs: Partial<Record<string, string>> = {
  ...{ आ: 'ा', इ: 'ि', ई: 'ी', उ: 'ु', ऊ: 'ू', ऋ: 'ृ', ए: 'े', ऐ: 'ै', ओ: 'ो', औ: 'ौ' },
};

/** A consonant, perhaps with its dot, that has no sign yet. */
const BARE = /[क-ह]़?$/u;

/** Where each mark may stand; the two above the line replace each other. */
const places: Partial<Record<string, RegExp>> = {
  '़': /[क-ह]$/u,
  '्': BARE,
  'ं': /[^्]$/u,
  'ँ': /[^्]$/u,
};

/** Adds what a key of the screen says. The same vowel twice is a letter instead of a sign, as in मई. */
export function compose(text: string, key: string): string {
  const sign = signs[key];
  if (sign !== undefined) {
    if (BARE.test(text)) return text + sign;
    return (text.endsWith(sign) ? text.slice(0, -1) : text) + key;
  }
  const place = places[key];
  if (!place) return text + key;
  return place.test(text) ? text.replace(/[ंँ]$/u, '') + key : text;
}

/** A key shows what it will make of the last letter. */
export function faceOf(text: string, key: string): string {
  const [bare] = BARE.exec(text) ?? [];
  if (key in signs) return bare === undefined ? key : compose(bare, key);
  return key in places ? `${bare ?? (key === '़' || key === '्' ? 'क' : 'अ')}${key}` : key;
}
