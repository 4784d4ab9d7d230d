import { act, screen, within } from '@testing-library/react';
import { hearPages } from '../../../testing/hear';
import { field, key, openWordle } from './testing/wordle-page';
import { loadAllowedWords } from './words/allowed-words';

// @own-registry: it would hear what another spec left to be announced.
const { listen, readAloud } = hearPages();

// The word of the day is llama.
beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 22, 12), doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('a round of Animal Wordle, as it is heard', async () => {
  const { user } = openWordle('');
  await act(async () => void (await loadAllowedWords(5)));
  const heard = await listen();

  await user.click(field());
  expect(await heard()).toEqual(['textbox, Your guess, Guess 1 of 6, 5 letters']);

  // A refused guess is said once, however it is wrong.
  await user.keyboard('cat{Enter}');
  expect(await heard()).toEqual(['polite: Word must be 5 letters']);
  await user.keyboard('xx{Enter}');
  expect(await heard()).toEqual(['polite: Not in the word list']);
  await user.keyboard('{Backspace>5/}');

  await user.keyboard('camel{Enter}');
  expect(await heard()).toEqual(['polite: Row 1: C absent, A present, M present, E absent, L present.']);
  await user.keyboard('koala{Enter}');
  expect(await heard()).toEqual(['polite: Row 2: K absent, O absent, A correct, L present, A correct.']);

  expect(await readAloud(screen.getByRole('list', { name: 'Guesses' }))).toEqual([
    'list, Guesses',
    'listitem',
    'Row 1: C absent, A present, M present, E absent, L present.',
    'listitem',
    'Row 2: K absent, O absent, A correct, L present, A correct.',
  ]);
  expect(await readAloud(screen.getByRole('toolbar', { name: 'Keyboard' }))).toEqual([
    'toolbar, Keyboard, orientated horizontally',
    ...['Q', 'W', 'E, absent', 'R', 'T', 'Y', 'U', 'I', 'O, absent', 'P'].map((name) => `button, ${name}`),
    ...['A, correct', 'S', 'D', 'F', 'G', 'H', 'J', 'K, absent', 'L, present'].map(
      (name) => `button, ${name}`,
    ),
    'button, Enter',
    ...['Z', 'X', 'C, absent', 'V', 'B', 'N', 'M, present'].map((name) => `button, ${name}`),
    'button, Delete the last letter',
  ]);
  const legend = within(screen.getByRole('region', { name: 'Reading the tiles' }));
  expect((await readAloud(legend.getByRole('list'))).filter((phrase) => phrase !== 'listitem')).toEqual([
    'list',
    'correct:',
    'in the right place',
    'present:',
    'elsewhere in the word',
    'absent:',
    'not in the word',
  ]);

  act(() => key('A').focus());
  expect(await heard()).toEqual(['button, A, correct']);
  await user.click(field());
  expect(await heard()).toEqual(['textbox, Your guess, Guess 3 of 6, 5 letters']);

  await user.keyboard('llama{Enter}');
  expect(await heard(1000)).toEqual(['heading, Correct! You guessed the animal']);
});
