import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { renderAt } from '../../../testing/render-at';
import { games } from '../games';
import GamesPage from './games-page';

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
    games.map((game) => game.title),
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
  expect(screen.getByText(/Best: 12 moves/)).toHaveTextContent('Best: 12 movesFastest: 1:07');
  expect(screen.getByText(/7 named/)).toHaveTextContent('Best streak: 5');
});

test('the results appear after hydration, without a mismatch', () => {
  storeResults();
  const Stub = createRoutesStub([{ path: '/games', Component: GamesPage }]);
  const page = <Stub initialEntries={['/games']} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container).not.toHaveTextContent('7 named');
  const onRecoverableError = jest.fn();
  render(page, { container, hydrate: true, onRecoverableError });
  expect(container).toHaveTextContent('7 named');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
