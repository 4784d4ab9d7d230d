import { loadAksharaWords } from '../games/load-akshara-words';
import { nameLanguages } from '../names/name-languages';
import { foldAksharas, splitAksharas } from './aksharas';

test.each([
  ['बाघ', ['बा', 'घ']],
  ['मगरमच्छ', ['म', 'ग', 'र', 'म', 'च्छ']],
  ['पक्षी', ['प', 'क्षी']],
  ['सह्याद्री', ['स', 'ह्या', 'द्री']],
  ['भेड़िया', ['भे', 'ड़ि', 'या']],
  ['साँप', ['साँ', 'प']],
  ['सूअर', ['सू', 'अ', 'र']],
  ['विद्युत्', ['वि', 'द्यु', 'त्']],
  ['स्त्री', ['स्त्री']],
  // Joiners draw a cluster in another way, and count for nothing.
  ['पक्\u200dषी', ['प', 'क्षी']],
  ['tiger बाघ, ३।', ['बा', 'घ']],
  ['', []],
])('%s is %j', (word, aksharas) => {
  expect(splitAksharas(word)).toEqual(aksharas);
});

test.each(nameLanguages)('the words of the game in %s are counted as Unicode counts', async (language) => {
  const words = await loadAksharaWords(language);
  expect(words.length).toBeGreaterThanOrEqual(150);
  const segmenter = new Intl.Segmenter(language);
  for (const { word } of words)
    expect(splitAksharas(word)).toEqual([...segmenter.segment(word)].map(({ segment }) => segment));
});

test.each([
  ['साँप', 'सांप'],
  ['हिन्दी', 'हिंदी'],
  ['चम्पा', 'चंपा'],
  ['गेंडा', 'गेण्डा'],
  ['लोमड\u093cी', 'लोम\u095cी'],
  ['बाज़', 'बाज'],
  ['अाम', 'आम'],
  ['दऱ्या', 'दर्\u200dया'],
])('%s and %s are one word', (one, other) => {
  expect(foldAksharas(one)).toBe(foldAksharas(other));
  expect(splitAksharas(one)).toHaveLength(splitAksharas(other).length);
});

test.each([
  ['सड़क', 'सडक'],
  ['सम्मान', 'संमान'],
  ['जन्म', 'जंम'],
  ['बाघ', 'बाग'],
])('%s and %s are two', (one, other) => {
  expect(foldAksharas(one)).not.toBe(foldAksharas(other));
});
