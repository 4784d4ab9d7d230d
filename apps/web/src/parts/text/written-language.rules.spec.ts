import { animals, parks } from '@aranya/wildlife-data';
import { translations } from '@aranya/wildlife-data/translations';
import { writtenLanguage } from './written-language.rules';

test.each([
  ['Dhole pack crossing the road at Moharli, nine adults behind them. #dhole', 'en'],
  ['I saw it near the lake', 'en'],
  ['आज ताडोबा में बाघिन अपने बच्चों के साथ दिखी।', 'hi'],
  ['यहाँ Panthera tigris अब नहीं मिलता, पर तेंदुए और भालू बहुत हैं। https://example.org/the-tiger', 'hi'],
  ['कल शाम को झील पर सारस के दो जोड़े थे @meera #सारस', 'hi'],
  ['आज ताडोबात वाघीण पिल्लांसोबत दिसली.', 'mr'],
  ['तळ्याकाठच्या झाडांवर बगळ्यांची घरटी आहेत', 'mr'],
  ['வேடந்தாங்கலில் இன்று நூற்றுக்கணக்கான நாரைகள்', 'ta'],
  ['সুন্দরবনে আজ একটি বাঘ দেখা গেল', 'bn'],
  ['কাজিৰঙাত গঁড় দেখিলোঁ', 'as'],
  ['آج جھیل پر دو سارس نظر آئے اور بہت سے بگلے بھی', 'ur'],
  // In doubt.
  ['', null],
  ['🐅🐅 2026', null],
  ['#बाघ @मीरा', null],
  ['बाघ!', null],
  ['सुंदर छायाचित्र', null],
  ['Panthera tigris', null],
  ['Wah kya tiger hai, the best', null],
  ['Aaj wagh disla aahe', null],
  ['Un tigre près de la rivière', null],
  ['आज बाघ दिखा, वाघ दिसला', null],
  ['जंगलमा बाघ पनि छ', null],
  ['Saw a tiger with three cubs। बाघिन और बच्चे दिखे', null],
  ['باگھ', null],
  ['اوتھے شیر دے بچے نیں اور', null],
])('%j is in %s', (text, language) => {
  expect(writtenLanguage(text)).toBe(language);
});

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(textsIn) : [];

test.each([
  ['en', [animals, parks], 0.6],
  ['hi', translations.hi, 0.9],
  ['mr', translations.mr, 0.85],
])('of our texts in %s none is taken for another language, and most are known', (language, ours, share) => {
  const said = textsIn(ours)
    .filter((text) => text.split(' ').length >= 5)
    .map(writtenLanguage);
  expect(new Set(said)).toEqual(new Set([language, null]));
  expect(said.filter((each) => each === language).length / said.length).toBeGreaterThan(share);
});
