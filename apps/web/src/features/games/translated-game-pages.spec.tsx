import { type DetectiveAnimal, gameNames, matchAnimals } from '@aranya/wildlife-data';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { detectiveOrder } from '../../lib/daily/detective-order';
import type { Locale } from '../../lib/language/locale';
import { inLanguage } from '../../testing/in-language';
import { openRoutes } from '../../testing/open-routes';
import TranslatedDetectivePage, { loader as detectiveLoader } from './detective/translated-detective-page';
import TranslatedWildMatchPage, { loader as wildMatchLoader } from './wild-match/translated-wild-match-page';

const DAY = '2026-11-22';

beforeEach(() =>
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 12), doNotFake: ['queueMicrotask', 'nextTick'] }),
);
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(locale: Locale, game: string) {
  inLanguage(locale);
  openRoutes(
    [
      { path: `/${locale}/games/detective`, Component: TranslatedDetectivePage, loader: detectiveLoader },
      { path: `/${locale}/games/wild-match`, Component: TranslatedWildMatchPage, loader: wildMatchLoader },
    ].map((page) => ({ ...page, HydrateFallback: () => null })),
    `/${locale}/games/${game}`,
  );
  await screen.findByRole('heading', { level: 1 });
}

const answer = (text: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: /^(जवाब दें|उत्तर द्या)$/ }));
};

test('Detective speaks Hindi, and takes a name in Devanagari, in Latin letters and in English', async () => {
  const [first, second, third, fourth] = detectiveOrder(DAY);
  await open('hi', 'detective');
  expect(screen.getByRole('heading', { name: 'आज के पंद्रह, रविवार 22 नवंबर' })).toBeInTheDocument();
  const clue = screen.getByText('मेरे आगे के दाँत बढ़ना नहीं छोड़ते, इसलिए मैं कुतरना नहीं छोड़ता।');
  expect(clue.closest('[lang=en]')).toBeNull();
  const names = (animal: DetectiveAnimal | undefined) => gameNames.hi[animal?.name ?? ''] ?? [];
  answer(names(first)[0] ?? '');
  expect(screen.getByText('सही!')).toBeVisible();
  await pass(1500);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'b' } });
  await act(async () => void (await import('../../parts/species-search/is-called')));
  expect(names(second)).toContain('भालू');
  answer('bhaloo');
  await pass(1500);
  answer(third?.name ?? '');
  await pass(1500);
  answer('गाय');
  expect(screen.getByText(`गलत! यह ${names(fourth)[0]} है`)).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'इस दौर की डायरी' }))
      .getAllByRole('listitem')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual([
    '●खरगोश, पहचाना: सुराग 1',
    '●भालू, पहचाना: सुराग 1',
    `●${names(third)[0]}, पहचाना: सुराग 1`,
    `×${names(fourth)[0]}, नहीं पहचाना`,
  ]);
});

test('Wild Match names its animals in Marathi, and leads to their Marathi pages', async () => {
  localStorage.setItem(
    'aranya.games.wild-match-daily',
    JSON.stringify({
      [DAY]: { found: matchAnimals.map(({ animalId }) => animalId), open: -1, moves: 12, time: 67_000 },
    }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await open('mr', 'wild-match');
  expect(screen.getByRole('heading', { name: 'आजचा डाव, रविवार 22 नोव्हेंबर' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'आठही जोड्या सापडल्या!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'वाघ' })).toHaveAttribute('href', '/mr/animal/1');
  expect(screen.getByRole('link', { name: /^कुठे दिसले ?: वाघ$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/mr\/community\/sightings\//),
  );
  fireEvent.click(screen.getByRole('link', { name: 'मोकळे डाव' }));
  const [card] = await screen.findAllByRole('button', { name: /^ओळ 1, पत्ता 1, पालथा$/ });
  fireEvent.click(card as HTMLElement);
  const names = Object.values(gameNames.mr).map(([name]) => name);
  expect(screen.getByRole('button', { name: /^ओळ 1, पत्ता 1, (?!पालथा)/ })).toHaveAccessibleName(
    new RegExp(` (${names.join('|')})$`),
  );
});
