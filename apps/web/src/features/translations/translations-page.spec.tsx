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

async function openPage(locale: 'en' | 'hi', language: string) {
  inLanguage(locale);
  openRoutes(
    [{ path: '/translations', Component: TranslationsPage, loader, HydrateFallback: () => null }],
    '/translations',
  );
  return within(await screen.findByRole('region', { name: language }));
}

test('each language tells how much of each part it has, and once that nobody has read it', async () => {
  const hindi = await openPage('en', 'हिन्दी');
  const parts = hindi.getAllByRole('listitem');
  expect(parts).toHaveLength(8);
  expect(parts[0]).toHaveTextContent('Buttons, titles and sentences4 of 7 (57%)');
  expect(parts[1]).toHaveTextContent(/^Names of the animals of the guide\d+ of \d+ \(\d+%\)$/);
  expect(hindi.getByRole('progressbar', { name: 'Buttons, titles and sentences' })).toHaveAttribute(
    'value',
    '4',
  );
  expect(hindi.getByText('Read by nobody yet')).toBeVisible();
});

test('it speaks the language of the page', async () => {
  const marathi = await openPage('hi', 'मराठी');
  expect(marathi.getAllByRole('listitem')[0]).toHaveTextContent('बटन, शीर्षक और वाक्य7 में से 0 (0%)');
  expect(marathi.getByText('अभी किसी ने नहीं जाँचा')).toBeVisible();
});
