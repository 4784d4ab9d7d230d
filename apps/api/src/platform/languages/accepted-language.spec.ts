import { acceptedLanguage } from './accepted-language';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['hi', 'hi'],
  ['mr-IN,mr;q=0.9,en;q=0.8', 'mr'],
  ['en;q=0.5, HI ; q=0.7', 'hi'],
  ['de,fr;q=0.9,hi;q=0.1', 'hi'],
  ['hi;q=0, mr;q=0.3', 'mr'],
  ['hi;q=0', 'en'],
  ['hi;q=much', 'en'],
  ['himachali,*', 'en'],
])('%s asks for %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
