import { act, screen } from '@testing-library/react';
import { field, marks, openWordle, play, rows } from './testing/wordle-page';
import { loadAllowedWords } from './words/allowed-words';

afterEach(() => jest.restoreAllMocks());

/** Waits until the list of words is loaded. */
const settled = () =>
  act(async () => {
    await loadAllowedWords(5);
  });

describe('the word of the day', () => {
  // This is a Sunday; the word of the day is llama, and krait the day before.
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 22, 12), doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  const state = (name: RegExp) => screen.getByRole('link', { name });

  test('opens first, keeps its guesses over a reload and its end after it', async () => {
    const { user, unmount } = openWordle('');
    expect(screen.getByRole('heading', { name: 'Today’s word, Sunday 22 November' })).toBeVisible();
    await user.keyboard('crane{Enter}');
    unmount();
    const again = openWordle('');
    expect(rows().slice(0, 2)).toEqual(['crane', '']);
    await again.user.keyboard('llama{Enter}');
    expect(screen.getByText('Correct! You guessed the animal')).toBeVisible();
    again.unmount();
    openWordle('');
    expect(screen.getByText('Correct! You guessed the animal')).toBeVisible();
    expect(screen.getByText('Current streak').nextSibling).toHaveTextContent('1');
    expect(await screen.findByText(/^Hums to its young/)).toBeVisible();
    expect(screen.getByText(/^Also of the camel family/)).toHaveTextContent('Dromedary Camel');
    expect(screen.getByRole('link', { name: 'Meet the Dromedary Camel' })).toHaveAttribute(
      'href',
      '/animal/114',
    );
    expect(screen.getByRole('link', { name: 'Dromedary Camel seen by members' })).toHaveAttribute(
      'href',
      '/community/sightings/species/dromedary-camel',
    );
    expect(screen.getByRole('timer')).toHaveTextContent('Next word in 12 h 00 min');
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('timer')).toHaveTextContent('Next word in 11 h 59 min');
  });

  test('a day of the archive can be played and counts for no streak', async () => {
    const { user } = openWordle('');
    await user.click(state(/^The word of Saturday 21 November, not played$/));
    expect(screen.getByRole('heading', { name: 'The word of Saturday 21 November' })).toHaveFocus();
    await user.keyboard('krait{Enter}');
    expect(screen.getByText('Correct! You guessed the animal')).toBeVisible();
    expect(state(/^The word of Saturday 21 November, won$/)).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Won').nextSibling).toHaveTextContent('1');
    expect(screen.getByText('Current streak').nextSibling).toHaveTextContent('0');
    await user.click(screen.getByRole('link', { name: 'Play today’s word' }));
    expect(screen.getByRole('heading', { name: 'Today’s word, Sunday 22 November' })).toBeVisible();
  });

  test.each(['?day=2026-11-23', '?day=yesterday'])('%s opens the word of today', async (search) => {
    openWordle(search);
    await settled();
    expect(screen.getByRole('heading', { name: 'Today’s word, Sunday 22 November' })).toBeVisible();
  });

  test('at midnight a begun round goes on and counts for its day', async () => {
    jest.setSystemTime(new Date(2026, 10, 22, 23, 59, 30));
    const { user } = openWordle('');
    await user.keyboard('crane{Enter}');
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('heading', { name: 'The word of Sunday 22 November' })).toBeVisible();
    await user.keyboard('llama{Enter}');
    expect(screen.getByText('Current streak').nextSibling).toHaveTextContent('1');
    await user.click(screen.getByRole('link', { name: 'Play today’s word' }));
    await user.keyboard('moray{Enter}');
    expect(screen.getByText('Current streak').nextSibling).toHaveTextContent('2');
  });

  test('at midnight a board without a guess becomes that of the new day; and back with the clock', async () => {
    jest.setSystemTime(new Date(2026, 10, 22, 23, 59, 30));
    openWordle('');
    await settled();
    act(() => jest.advanceTimersByTime(60_000));
    await settled();
    expect(screen.getByRole('heading', { name: 'Today’s word, Monday 23 November' })).toBeVisible();
    jest.setSystemTime(new Date(2026, 10, 22, 23, 0));
    act(() => jest.advanceTimersByTime(60_000));
    await settled();
    expect(screen.getByRole('heading', { name: 'Today’s word, Sunday 22 November' })).toBeVisible();
  });

  test('a guess of another tab appears', async () => {
    openWordle('');
    await settled();
    localStorage.setItem('aranya.games.wordle-rounds', '{"2026-11-22":["crane"]}');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'aranya.games.wordle-rounds' }));
    });
    expect(rows().slice(0, 2)).toEqual(['crane', '']);
  });
});

test('an unknown word does not count and stays typed', async () => {
  const { user } = play('tiger');
  await settled();
  await user.type(field(), 'tigxx{Enter}');
  expect(field()).toHaveAccessibleDescription('Not in the word list');
  expect(field()).toHaveValue('tigxx');
  expect(marks(0)).toEqual([]);
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}crane{Enter}');
  expect(marks(0)).toHaveLength(5);
});
