import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router';
import { wordleWords } from '@aranya/wildlife-data';
import { browserRouter } from '../../../../testing/open-routes';
import { WordleGame } from '../wordle-game';

/** Opens the page with this query string. */
export function openWordle(search: string) {
  window.history.pushState(null, '', `/games/wordle${search}`);
  const router = browserRouter([{ path: '/games/wordle', Component: WordleGame }]);
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  return { ...render(page), user: userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime }) };
}

/** Makes this the first random word. */
export function drawing(word: (typeof wordleWords)[number]) {
  jest.spyOn(Math, 'random').mockReturnValue((wordleWords.indexOf(word) + 0.5) / wordleWords.length);
}

export function play(word: (typeof wordleWords)[number]) {
  drawing(word);
  return openWordle('?word=random');
}

export const rows = () =>
  [...screen.getByRole('list', { name: 'Guesses' }).children].map((row) =>
    [...row.querySelectorAll('span.tile')].map((tile) => tile.textContent).join(''),
  );
export const marks = (row: number) =>
  [
    ...(screen.getByRole('list', { name: 'Guesses' }).children[row]?.querySelectorAll('[data-mark]') ?? []),
  ].map((tile) => tile.getAttribute('data-mark'));
export const field = () => screen.getByRole('textbox', { name: 'Your guess' });
export const key = (letter: string) =>
  within(screen.getByRole('toolbar', { name: 'Keyboard' })).getByRole('button', {
    name: new RegExp(`^${letter}(,|$)`),
  });
export const tilesInRow = () => screen.getByRole('list', { name: 'Guesses' }).children[0]?.children.length;
