import { act, screen } from '@testing-library/react';
import { saveRound } from './saved-round';
import { field, key, marks, play, rows, tilesInRow } from './testing/wordle-page';
import { replay } from './wordle.rules';

// Queries by role over a whole keyboard are slow.
jest.setTimeout(20_000);

afterEach(() => jest.restoreAllMocks());

test.each([
  ['lion', 4],
  ['tiger', 5],
  ['beaver', 6],
] as const)('%s: six rows as wide as the word, which is not in the page', async (word, width) => {
  const { container, user } = play(word);
  expect(rows()).toHaveLength(6);
  expect(tilesInRow()).toBe(width);
  await user.type(field(), 'x'.repeat(width) + '{Enter}');
  expect(container.innerHTML.toLowerCase()).not.toContain(word);
});

test('a guess in the field is lowered and marked', async () => {
  const { user } = play('eagle');
  await user.type(field(), 'CAMEL');
  expect(field()).toHaveValue('camel');
  expect(rows()[0]).toBe('camel');
  await user.keyboard('{Enter}');
  expect(marks(0)).toEqual(['absent', 'correct', 'absent', 'present', 'present']);
  // One tile turns after the other, and then the keys take their colours.
  const tiles = screen.getAllByRole('listitem')[0]?.querySelectorAll<HTMLElement>('[data-mark]') ?? [];
  const waits = [...tiles].map(({ style }) => style.getPropertyValue('--after'));
  expect(waits).toEqual(['90ms', '180ms', '270ms', '360ms', '450ms']);
  expect(screen.getByRole('toolbar').style.getPropertyValue('--turning')).toBe('620ms');
  expect(field()).toHaveValue('');
  expect(screen.getByText('Guess 2 of 6, 5 letters')).toBeInTheDocument();
});

test('a guess of the wrong length gets an error every time and stays', async () => {
  const { user } = play('tiger');
  await user.type(field(), 'cat{Enter}');
  expect(field()).toHaveAccessibleDescription('Word must be 5 letters');
  expect(field()).toHaveValue('cat');
  expect(field()).toBeInvalid();
  expect(marks(0)).toEqual([]);
  await user.type(field(), 'tle');
  expect(field()).toBeValid();
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('cattle');
  expect(field()).toBeInvalid();
});

test('won: shows the verdict, the animal and the statistics; then input stops', async () => {
  const { user } = play('tiger');
  await user.type(field(), 'otter{Enter}TIGER{Enter}');
  expect(screen.getByText('Correct! You guessed the animal')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Meet the Bengal Tiger' })).toHaveAttribute(
    'href',
    '/animal/1',
  );
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  await user.keyboard('zebra{Enter}');
  expect(rows().slice(1)).toEqual(['tiger', '', '', '', '']);
  expect(screen.getByText('2 guesses: 1 round')).toBeInTheDocument();
  expect(screen.getByText('Played').nextSibling).toHaveTextContent('1');
  expect(screen.getByText('Current streak').nextSibling).toHaveTextContent('1');
});

test('lost: reveals the word; New word draws another', async () => {
  saveRound(replay('beaver', Array<string>(5).fill('badger')));
  const { user } = play('beaver');
  expect(screen.getByText('Guess 6 of 6, 6 letters')).toBeInTheDocument();
  await user.keyboard('badger{Enter}');
  expect(screen.getByText('Game over! The animal was beaver')).toBeInTheDocument();
  expect(screen.getByText('Won').nextSibling).toHaveTextContent('0');
  await user.click(screen.getByRole('button', { name: 'New word' }));
  expect(screen.getByRole('list', { name: 'Guesses' })).toHaveFocus();
  expect(rows()).toEqual(['', '', '', '', '', '']);
  expect(tilesInRow()).not.toBe(6);
  await user.keyboard('lions');
  expect(field()).toHaveValue('lions');
});

test('keys count without focus, unless they have a meaning elsewhere', async () => {
  const { user } = play('lion');
  const outside = document.body.appendChild(document.createElement('button'));
  await user.keyboard('beax{Backspace}R');
  expect(field()).toHaveValue('bear');
  await user.keyboard('{Control>}r{/Control}{Meta>}k{/Meta}{Alt>}d{/Alt}1 ');
  expect(field()).toHaveValue('bear');
  outside.focus();
  await user.keyboard('x{Backspace}{Enter}');
  expect(field()).toHaveValue('bear');
  expect(marks(0)).toEqual([]);
  outside.remove();
  await user.keyboard('{Enter}');
  expect(marks(0)).toHaveLength(4);
});

test('typing anywhere can be switched off, and stays off', async () => {
  const { user, unmount } = play('lion');
  const box = screen.getByRole('checkbox', { name: 'Type anywhere on this page' });
  await user.click(box);
  box.blur();
  await user.keyboard('bear');
  expect(field()).toHaveValue('');
  unmount();
  play('lion');
  expect(screen.getByRole('checkbox', { name: 'Type anywhere on this page' })).not.toBeChecked();
});

test('the on-screen keyboard types, deletes and guesses without taking the focus', async () => {
  const { user } = play('lion');
  for (const letter of 'LIAM') await user.click(key(letter));
  await user.click(screen.getByRole('button', { name: 'Delete the last letter' }));
  await user.click(key('R'));
  expect(field()).toHaveValue('liar');
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  expect(marks(0)).toEqual(['correct', 'correct', 'absent', 'absent']);
});

test('the on-screen keyboard is one tab stop, with arrow keys inside', async () => {
  const { user } = play('lion');
  act(() => field().focus());
  await user.tab();
  expect(key('Q')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(key('P')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(key('L')).toHaveFocus();
  await user.keyboard('{Enter}{ArrowUp}{ArrowUp}');
  expect(field()).toHaveValue('l');
  expect(key('M')).not.toHaveFocus();
  await user.tab();
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

test('an unfinished round goes on after a reload', async () => {
  const { user, unmount } = play('camel');
  await user.keyboard('horse{Enter}');
  unmount();
  play('eagle');
  expect(rows().slice(0, 2)).toEqual(['horse', '']);
  await user.keyboard('camel{Enter}');
  expect(screen.getByText('Correct! You guessed the animal')).toBeInTheDocument();
});

test('plays with invalid and full storage', async () => {
  localStorage.setItem('aranya.games.wordle', '{"played":');
  localStorage.setItem('aranya.games.wordle-round', '{"word":2,"guesses":[{}]}');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = play('lion');
  await user.keyboard('lion{Enter}');
  expect(screen.getByText('Correct! You guessed the animal')).toBeInTheDocument();
  expect(screen.getByText('Played').nextSibling).toHaveTextContent('1');
  expect(screen.getByText(/Your results could not be saved/)).toBeInTheDocument();
});
