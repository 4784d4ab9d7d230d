import { screen, within } from '@testing-library/react';
import { inLanguage } from '../../testing/in-language';
import { openRoutes } from '../../testing/open-routes';
import TranslationsPage, { loader } from './translations-page';

jest.mock('./message-files.server', () => ({
  messageFiles: {
    '../messages/site/en.json': { one: 'One', two: 'Two', three: 'Three' },
    '../messages/site/hi.json': { one: 'एक', two: '', three: 'तीन' },
    '../messages/parks/en.json': { four: 'Four' },
  },
  textFiles: {
    '../rules/texts/hi.json': { rules: [{ of: 'c5b46c25', text: 'पाँच' }] },
    '../languages/hi.json': { 'Six.': 'छह।', 'Seven.': '' },
  },
}));

async function rowsOf(locale: 'en' | 'hi', language: string) {
  inLanguage(locale);
  openRoutes(
    [{ path: '/translations', Component: TranslationsPage, loader, HydrateFallback: () => null }],
    '/translations',
  );
  const section = within(await screen.findByRole('region', { name: language }));
  return section
    .getAllByRole('listitem')
    .map(({ children }) => [...children].map((cell) => cell.textContent));
}

test('each language tells how much of each part it has, and that nobody has read it', async () => {
  const [messages, names, ...rest] = await rowsOf('en', 'हिन्दी');
  expect(messages).toEqual(['Buttons, titles and sentences', '4 of 7 (57%)', 'Read by nobody yet']);
  expect(names).toEqual([
    'Names of the animals of the guide',
    expect.stringMatching(/^\d+ of \d+ \(\d+%\)$/),
    'Read by nobody yet',
  ]);
  expect(rest).toHaveLength(6);
});

test('it speaks the language of the page', async () => {
  expect((await rowsOf('hi', 'मराठी'))[0]).toEqual([
    'बटन, शीर्षक और वाक्य',
    '7 में से 0 (0%)',
    'अभी किसी ने नहीं जाँचा',
  ]);
});
