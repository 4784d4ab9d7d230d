import { isCalled } from './is-called';

test.each([
  ['bagh', 'बाघ'],
  ['Baagh ', 'बाघ'],
  ['बाग', 'बाघ'],
  ['khargosh', 'खरगोश'],
  ['खरगोस', 'खरगोश'],
  ['khargost', 'खरगोश'],
  ['zebra', 'ज़ेबरा'],
  ['जेब्रा', 'ज़ेबरा'],
  ['phulpakharu', 'फुलपाखरू'],
  ['kangaru', 'कंगारू'],
  ['tiggr', 'Tiger'],
])('%s is the %s', (text, name) => expect(isCalled(text, name)).toBe(true));

test.each([
  ['बाज', 'बाघ'],
  ['चीतल', 'चीता'],
  ['चितळ', 'चित्ता'],
  ['mor', 'बंदर'],
  ['बिल्ली', 'हिरण'],
  ['tiger', 'बाघ'],
  ['x', 'मोर'],
])('%s is not the %s', (text, name) => expect(isCalled(text, name)).toBe(false));
