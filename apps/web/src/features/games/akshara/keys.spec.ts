import { loadAksharaWords } from '@aranya/wildlife-data';
import { compose, faceOf, keyRows } from './keys';

const typed = (keys: Iterable<string>) => [...keys].reduce(compose, '');

test.each([
  ['बआघ', 'बाघ'],
  ['आम', 'आम'],
  // After a sign or a vowel, a vowel is a letter.
  ['सऊअर', 'सूअर'],
  // And so it is the second time.
  ['मईई', 'मई'],
  ['भएड़इयआ', 'भेड़िया'],
  ['सआंँप', 'साँप'],
  // Signs stand neither alone nor twice.
  ['ं़्क््', 'क्'],
])('the keys %s type %s', (keys, text) => {
  expect(typed(keys)).toBe(text);
});

test('a key shows what it types', () => {
  expect(['आ', 'क', 'ं', '्'].map((key) => faceOf('', key))).toEqual(['आ', 'क', 'अं', 'क्']);
  expect(['आ', 'क', 'ं', '़'].map((key) => faceOf('सड़', key))).toEqual(['ड़ा', 'क', 'ड़ं', 'ड़़']);
});

/** By the vowels of the signs. */
const vowels: Partial<Record<string, string>> = {
  ...{ 'ा': 'आ', 'ि': 'इ', 'ी': 'ई', 'ु': 'उ', 'ू': 'ऊ', 'ृ': 'ऋ', 'े': 'ए', 'ै': 'ऐ', 'ो': 'ओ', 'ौ': 'औ' },
};

test.each(['hi', 'mr'] as const)('the keys type every word of %s', async (language) => {
  const keys = keyRows[language].flat();
  for (const { word } of await loadAksharaWords(language)) {
    const pressed = [...word].map((sign) => vowels[sign] ?? sign);
    expect([word, pressed.filter((key) => !keys.includes(key))]).toEqual([word, []]);
    expect(typed(pressed)).toBe(word);
  }
});
