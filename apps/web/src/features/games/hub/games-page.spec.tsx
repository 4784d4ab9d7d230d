import { screen, within } from '@testing-library/react';
import { inLanguage } from '../../../testing/in-language';
import { renderAt } from '../../../testing/render-at';
import { listGames } from '../../../lib/games';
import GamesPage from './games-page';
import TranslatedGamesPage from './translated-games-page';

const storeResults = () => {
  localStorage.setItem(
    'aranya.games.wild-match',
    JSON.stringify({ played: 3, won: 2, bestMoves: 12, bestTime: 67_000 }),
  );
  localStorage.setItem('aranya.games.detective', JSON.stringify({ played: 9, won: 7, bestStreak: 5 }));
};

test('the hub links to every game and home', () => {
  renderAt('/games', GamesPage);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Animal Games Hub');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const cards = screen.getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent)).toEqual(
    listGames().map(({ title }) => title),
  );
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/games/wild-match',
    '/games/wordle',
    '/games/detective',
  ]);
});

test('the cards show the best results', () => {
  storeResults();
  renderAt('/games', GamesPage);
  expect(screen.getByText('Best: 12 moves, 1:07')).toBeVisible();
  expect(screen.getByText('7 named')).toBeVisible();
});

test('the card of Animal Wordle shows whether the word of today is solved, and the streak', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 12) });
  const won = { won: true, onTime: true, score: 3 };
  localStorage.setItem('aranya.games.wordle-days', JSON.stringify({ '2026-11-20': won, '2026-11-21': won }));
  const { unmount } = renderAt('/games', GamesPage);
  expect(screen.getByText('Today’s word is open')).toBeVisible();
  expect(screen.getByText('Streak: 2 days')).toBeVisible();
  unmount();
  localStorage.setItem('aranya.games.wordle-days', JSON.stringify({ '2026-11-22': won }));
  renderAt('/games', GamesPage);
  expect(screen.getByText('Today’s word is solved')).toBeVisible();
  expect(screen.getByText('Streak: 1 day')).toBeVisible();
  jest.useRealTimers();
});

test('the hub in Hindi says that Animal Wordle is English, and marks its link', () => {
  inLanguage('hi');
  renderAt('/hi/games', TranslatedGamesPage);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('जानवरों के खेल');
  // Of Animal Wordle, and of the game in Devanagari.
  expect(screen.getAllByText('आज का शब्द बाकी है')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'शब्दवन खेलें' })).toHaveAttribute('href', '/hi/games/akshara');
  expect(screen.getByRole('heading', { name: 'Animal Wordle' }).firstElementChild).toHaveAttribute(
    'lang',
    'en',
  );
  expect(screen.getByText(/^यह खेल अंग्रेज़ी में है।/)).toBeVisible();
  const wordle = screen.getByRole('link', { name: 'Animal Wordle खेलें (EN)' });
  expect(wordle).toHaveAttribute('href', '/games/wordle');
  expect(wordle).toHaveAttribute('hreflang', 'en');
});
