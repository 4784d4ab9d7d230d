import { fullNameSchema } from './names';

const problemOf = (name: string) => fullNameSchema.safeParse(name).error?.issues[0]?.message;

const EMPTY = 'Name cannot be empty.';
const UNSEEN = 'Name contains an invisible character. Please remove it, or type the name again.';
const MARKS = 'Name has more marks on a letter than any script needs.';

test.each([
  ['Braille blanks', '\u2800\u2800', EMPTY],
  ['Hangul fillers', '\u3164\u115f\uffa0', EMPTY],
  ['an Arabic letter mark', '\u061c', EMPTY],
  ['tag characters', '\u{e0041}\u{e0042}', EMPTY],
  ['a soft hyphen', '\u00ad', EMPTY],
  ['joiners', '\u200d\u200c', EMPTY],
  ['a note without a head', '\u{1d159}', EMPTY],
  ['a Hangul filler within', 'Asha\u3164Rao', UNSEEN],
  ['a Braille blank within', 'Asha\u2800Rao', UNSEEN],
  ['tag characters behind', 'Asha\u{e0041}', UNSEEN],
  ['a soft hyphen within', 'As\u00adha', UNSEEN],
  ['a combining grapheme joiner', 'As\u034fha', UNSEEN],
  ['an interlinear anchor', 'Asha\ufff9', UNSEEN],
  ['a joiner between Latin letters', 'As\u200dha', UNSEEN],
  ['a non-joiner between Latin letters', 'As\u200cha', UNSEEN],
  ['a joiner between Devanagari letters', 'आ\u200dशा', UNSEEN],
  ['two joiners after a virama', 'क्\u200d\u200dष', UNSEEN],
  ['a non-joiner at the end', 'रजत्\u200c', UNSEEN],
  ['a non-joiner after an Arabic letter that joins nothing', 'زرا\u200cفت', UNSEEN],
  ['a joiner between emoji', '👩\u200d🔬', UNSEEN],
  ['forty marks', `Asha${'\u0301\u0302'.repeat(20)}`, MARKS],
  ['the same mark twice', 'Asha\u0331\u0331', MARKS],
  ['a mark without a letter', '\u0331Asha', MARKS],
  ['a mark behind a space', 'Asha \u0331', MARKS],
  ['nothing but marks', '\u0331\u0332', MARKS],
])('a name cannot have %s', (_what, name, problem) => {
  expect(problemOf(name)).toBe(problem);
});

test.each([
  'Asha Rao',
  'Āsha Rāo',
  'Nguyễn Thị Ánh',
  "Siobhán O'Brien-Åkesson",
  'Zoë 🐅',
  'J. R. 2nd',
  'आशा राव',
  'कृष्ण मूर्ति',
  'लक्ष्मी बाई',
  'फ़ातिमा क़ुरैशी',
  'हूँ ज़ाँ',
  'ॐ कार',
  'क्\u200dष',
  'श्\u200dरी राम',
  'र्\u200dय',
  'क्\u200cष',
  'நிலா கோவிந்தன்',
  'ஸ்ரீதர்',
  'രാജന്\u200d',
  'ശ്രീകുമാർ',
  'ഉണ്ണിക്കൃഷ്ണൻ',
  'র\u200d্যাচেল',
  'ರ\u200d್ಯಾಲಿ',
  'ශ්\u200dරී',
  'عائشہ بِنتِ محمّد',
  'بی\u200cبی جان',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'పద్మావతి',
  'ꯇꯣꯝꯕ',
  'ทองดี',
  'שָׁלוֹם',
  '李小龍',
])('%s is a name', (name) => {
  expect(fullNameSchema.parse(name)).toBe(name.normalize('NFC'));
});

test('a name loses what only turns or dresses characters', () => {
  expect(fullNameSchema.parse('Asha ❤\ufe0f')).toBe('Asha ❤');
  expect(fullNameSchema.parse('A\u061csha \u200fRao')).toBe('Asha Rao');
});
