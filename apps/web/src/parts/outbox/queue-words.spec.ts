import { inLanguage } from '../../testing/in-language';
import { countWords } from './queue-words';

test.each([
  ['en', '2 posts, 1 comment and 1 addition to the life list'],
  ['hi', '2 पोस्ट, 1 टिप्पणी, और “मेरी सूची” में 1 नाम'],
  ['mr', '2 पोस्ट, 1 टिप्पणी आणि “माझी यादी” मध्ये 1 नाव'],
] as const)('what waits is counted in words: %s', (locale, words) => {
  inLanguage(locale);
  expect(countWords([{ kind: 'seen' }, { kind: 'post' }, { kind: 'comment' }, { kind: 'post' }])).toBe(words);
});
