import { act, screen, waitFor, within } from '@testing-library/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { games } from './game-list';
import GamesPage from './games-page';

function Elsewhere() {
  return <p data-testid="elsewhere">{useLocation().pathname}</p>;
}

const routerAt = (...entries: string[]) =>
  createMemoryRouter(
    [
      { path: '/games', Component: GamesPage },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: entries },
  );

function open(...entries: string[]) {
  const router = routerAt(...entries);
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup(), search: () => router.state.location.search };
}

const title = () => screen.getByRole('heading', { level: 1 });
const play = (name: string) => screen.getByRole('link', { name: `Play ${name}` });
const back = () => screen.getByRole('button', { name: 'Back to Games' });

beforeEach(() => {
  document.title = 'Animal Games Hub · Aranya';
});

test('the hub offers every game and the way home', () => {
  open('/games');
  expect(title()).toHaveTextContent('Animal Games Hub');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const cards = screen.getAllByRole('listitem');
  expect(cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent)).toEqual(
    games.map((game) => game.title),
  );
  expect(play('Wild Match')).toHaveAttribute('href', '/games?game=wild-match');
});

test.each(['/games?game=chess', '/games?game=', '/games?game=Wild%20Match'])('%s is the hub', (address) => {
  open(address);
  expect(title()).toHaveTextContent('Animal Games Hub');
});

test.each(games.map((game) => [game.title, game.id]))(
  '%s opens, and by Back to Games closes',
  async (name, id) => {
    const { router, user, search } = open('/before', '/games');
    await user.click(play(name));
    expect(search()).toBe(`?game=${id}`);
    expect(title()).toHaveTextContent(name);
    expect(title()).toHaveFocus();
    expect(document.title).toBe(`${name} · Aranya`);
    await waitFor(() => expect(screen.queryByText(`Loading ${name}`)).not.toBeInTheDocument());
    await user.click(back());
    await waitFor(() => expect(title()).toHaveTextContent('Animal Games Hub'));
    expect(search()).toBe('');
    expect(play(name)).toHaveFocus();
    expect(document.title).toBe('Animal Games Hub · Aranya');
    // No entry was left over.
    await act(() => router.navigate(-1));
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/before');
  },
);

test('Back and Forward of the browser close and open a game', async () => {
  const { router, user } = open('/games');
  await user.click(play('Wild Match'));
  await act(() => router.navigate(-1));
  expect(title()).toHaveTextContent('Animal Games Hub');
  await act(() => router.navigate(1));
  expect(title()).toHaveTextContent('Wild Match');
});

test('a linked game opens without taking the focus; behind it lies the hub', async () => {
  const { router, user, search } = open('/before', '/games?game=detective');
  expect(title()).toHaveTextContent('Animal Detective');
  expect(document.body).toHaveFocus();
  await user.click(back());
  await waitFor(() => expect(title()).toHaveTextContent('Animal Games Hub'));
  expect(search()).toBe('');
  await act(() => router.navigate(-1));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/before');
});

test('what was reached stands on the cards', () => {
  localStorage.setItem(
    'aranya.games.wild-match',
    JSON.stringify({ played: 3, won: 2, bestMoves: 12, bestTime: 67_000 }),
  );
  localStorage.setItem('aranya.games.detective', JSON.stringify({ played: 9, won: 7, bestStreak: 5 }));
  open('/games');
  expect(screen.getByText(/Best: 12 moves/)).toHaveTextContent('Best: 12 movesFastest: 1:07');
  expect(screen.getByText(/7 named/)).toHaveTextContent('Best streak: 5');
});

test('the prerendered hub takes on the game that the address asks for without a mismatch', async () => {
  localStorage.setItem('aranya.games.detective', JSON.stringify({ played: 9, won: 7, bestStreak: 5 }));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<RouterProvider router={routerAt('/games')} />);
  expect(title()).toHaveTextContent('Animal Games Hub');
  expect(container).not.toHaveTextContent('7 named');
  const mismatches: unknown[] = [];
  let root: Root | undefined;
  await act(() => {
    root = hydrateRoot(container, <RouterProvider router={routerAt('/games?game=detective')} />, {
      onRecoverableError: (error) => mismatches.push(error),
    });
  });
  expect(title()).toHaveTextContent('Animal Detective');
  expect(mismatches).toEqual([]);
  act(() => root?.unmount());
  container.remove();
});
