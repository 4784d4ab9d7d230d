import { screen, within } from '@testing-library/react';
import { inLanguage } from '../../../testing/in-language';
import { openRoutes } from '../../../testing/open-routes';
import TranslatedExplorerPage, { loader, meta } from './translated-explorer-page';

const names = () =>
  screen.getAllByRole('listitem').flatMap((card) =>
    within(card)
      .queryAllByRole('heading')
      .map(({ textContent }) => textContent),
  );

async function open(address: string) {
  inLanguage('hi');
  openRoutes(
    [{ path: '/hi/animals', Component: TranslatedExplorerPage, loader, HydrateFallback: () => null }],
    address,
  );
  await screen.findByRole('heading', { level: 1 });
}

test('shows each animal by its Hindi name, with the English one small below and a link that stays', async () => {
  await open('/hi/animals');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('वन्यजीव खोज');
  const card = within(screen.getAllByRole('listitem')[0] as HTMLElement);
  expect(card.getByRole('link', { name: 'बाघ' })).toHaveAttribute('href', '/hi/animal/1');
  expect(card.getByText('Bengal Tiger')).toHaveAttribute('lang', 'en');
  expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(['भोजन', 'इलाका', 'संरक्षण']);
  expect(card.getByText('संकटग्रस्त')).toBeInTheDocument();
  expect(screen.getByText('1 से 15, कुल 117 जानवर')).toBeInTheDocument();
});

test.each([
  ['बाघ', 'बाघ'],
  ['waagh', 'बाघ'],
  ['rohi', 'नीलगाय'],
  ['tiger', 'बाघ'],
  ['शिकारी पक्षी', 'अमूर बाज़'],
  ['तेन्दुआ', 'तेंदुआ'],
])('%s finds %s', async (text, name) => {
  await open(`/hi/animals?q=${encodeURIComponent(text)}`);
  await screen.findByRole('link', { name });
  expect(names()).toContain(name);
});

test('a search tells vowels apart', async () => {
  await open(`/hi/animals?q=${encodeURIComponent('तोता')}`);
  expect(names()).toEqual(['तोता']);
});

test('says in Hindi why an animal is found by another word', async () => {
  await open('/hi/animals?q=peafowl');
  expect(await screen.findByText('दूसरा नाम: peafowl')).toBeInTheDocument();
});

test('a link to a page that has the language stays in it', async () => {
  await open('/hi/animals');
  const link = screen.getByRole('link', { name: 'दो प्रजातियों की तुलना करें' });
  expect(link).toHaveAttribute('href', '/hi/animals/compare');
  expect(link).not.toHaveAttribute('hreflang');
});

test('the head names the page in every language', () => {
  inLanguage('mr');
  const head = meta() as Record<string, string>[];
  expect(head).toContainEqual({ title: 'वन्यजीव शोध · Aranya' });
  expect(head).toContainEqual(
    expect.objectContaining({ rel: 'canonical', href: 'http://localhost:4200/mr/animals' }),
  );
  expect(head).toContainEqual({ property: 'og:locale', content: 'mr' });
  expect(head.filter(({ rel }) => rel === 'alternate').map(({ hrefLang, href }) => [hrefLang, href])).toEqual(
    [
      ['en', 'http://localhost:4200/animals'],
      ['hi', 'http://localhost:4200/hi/animals'],
      ['mr', 'http://localhost:4200/mr/animals'],
      ['x-default', 'http://localhost:4200/animals'],
    ],
  );
});
