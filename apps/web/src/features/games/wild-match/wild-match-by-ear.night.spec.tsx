import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hearPages } from '../../../testing/hear';
import { openRoutes } from '../../../testing/open-routes';
import { WildMatchGame } from './wild-match-game';

// @own-registry: it would hear what another spec left to be announced.
const { listen, readAloud } = hearPages();

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 12), doNotFake: ['queueMicrotask'] });
  // The cards are in the order of the data, twice, so a card's twin is two rows below.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const board = () => screen.getByRole('group', { name: 'Cards' });
const card = (index: number) => board().querySelectorAll('button')[index] ?? board();

test('a game of Wild Match, as it is heard', async () => {
  const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
  openRoutes([{ path: '/games/wild-match', Component: WildMatchGame }], '/games/wild-match?play=free');
  const heard = await listen();

  act(() => card(0).focus());
  expect(await heard()).toEqual(['button, Row 1, column 1, face down']);

  // A turned card says its animal, and what came of the pair is announced without it.
  await user.keyboard('{Enter}');
  expect(await heard()).toEqual(['button, Row 1, column 1, tiger']);
  await user.keyboard('{ArrowRight} ');
  expect(await heard()).toEqual([
    'button, Row 1, column 2, face down',
    'button, Row 1, column 2, elephant',
    'polite: No match. Both turn back.',
  ]);
  expect(await heard(1000)).toEqual([]);

  await user.keyboard('{ArrowLeft}{Enter}{ArrowDown}{ArrowDown}{Enter}');
  expect(await heard()).toEqual([
    'button, Row 1, column 1, face down',
    'button, Row 1, column 1, tiger',
    'button, Row 2, column 1, face down',
    'button, Row 3, column 1, face down',
    'button, Row 3, column 1, tiger, matched',
    'polite: A match! 1 of 8.',
  ]);
  // A matched card does not turn, and says nothing new.
  await user.keyboard('{Enter}');
  expect(await heard()).toEqual([]);

  fireEvent.click(card(1));
  expect(await heard()).toEqual(['button, Row 1, column 2, elephant']);
  expect(await readAloud(board())).toEqual([
    'group, Cards',
    'button, Row 1, column 1, tiger, matched',
    'button, Row 1, column 2, elephant',
    'button, Row 1, column 3, face down',
    'button, Row 1, column 4, face down',
    ...[1, 2, 3, 4].map((column) => `button, Row 2, column ${column}, face down`),
    'button, Row 3, column 1, tiger, matched',
    ...[2, 3, 4].map((column) => `button, Row 3, column ${column}, face down`),
    ...[1, 2, 3, 4].map((column) => `button, Row 4, column ${column}, face down`),
  ]);

  for (const index of [9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7]) fireEvent.click(card(index));
  await heard(30_000);
  fireEvent.click(card(15));
  expect(await heard()).toEqual([
    'button, Row 4, column 4, owl, matched',
    'polite: A match! 8 of 8, in 9 moves and 32 seconds.',
  ]);
  expect(await heard(1400)).toEqual(['heading, All eight pairs!']);
});
