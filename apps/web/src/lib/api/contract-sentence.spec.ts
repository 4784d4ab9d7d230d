/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';

/** The language is that of the document that loads the module. */
async function loadedIn(lang: string) {
  document.documentElement.lang = lang;
  jest.resetModules();
  return import('./contract-sentence');
}

afterEach(() => void (document.documentElement.lang = 'en'));

test.each([
  ['en', 'A collection needs a name.'],
  ['hi', 'संग्रह को एक नाम दें।'],
  ['mr', 'संग्रहाला नाव द्या.'],
])('on pages in %s the contract refuses in their words', async (lang, said) => {
  const { contractSentence } = await loadedIn(lang);
  await waitFor(() => expect(contractSentence('A collection needs a name.')).toBe(said));
  expect(contractSentence(undefined)).toBeUndefined();
});
