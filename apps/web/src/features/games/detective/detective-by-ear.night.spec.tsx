import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hearPages } from '../../../testing/hear';
import { openRoutes } from '../../../testing/open-routes';
import { DetectiveGame } from './detective-game';
import { PAUSE_MS } from './detective.rules';

// @own-registry: it would hear what another spec left to be announced.
const { listen, readAloud } = hearPages();

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 22, 12), doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const FIELD =
  'textbox, Your guess, One guess for each animal: a wrong one ends it. One wrong letter is forgiven., ' +
  'placeholder Your guess';

test('two animals of Animal Detective, as they are heard', async () => {
  const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
  openRoutes([{ path: '/games/detective', Component: DetectiveGame }], '/games/detective');
  const heard = await listen();
  const list = (name: string) => readAloud(screen.getByRole('list', { name }));

  // The first clue is read with the page.
  expect(await heard()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Next Clue' }));
  expect(await heard()).toEqual([
    'button, Next Clue',
    FIELD,
    'polite: Clue 2. When I smell danger, I drum on the ground with a hind foot.',
  ]);
  expect(await list('Clues')).toEqual([
    'list, Clues',
    'listitem',
    'Clue 1 of 3',
    'My front teeth never stop growing, so I never stop nibbling.',
    'listitem',
    'Clue 2 of 3',
    'When I smell danger, I drum on the ground with a hind foot.',
  ]);

  await user.keyboard('{Enter}');
  expect(await heard()).toEqual(['polite: Type the name of an animal first.']);
  await user.keyboard('cow{Enter}');
  expect(await heard()).toEqual(["polite: Wrong! It's Rabbit"]);
  expect(await heard(PAUSE_MS)).toEqual([
    'polite: Animal 2 of 15. I walk flat on the soles of my feet, as you do.',
  ]);
  await user.keyboard('bear{Enter}');
  expect(await heard()).toEqual(['polite: Correct!']);
  expect(await heard(PAUSE_MS)).toEqual([
    'polite: Animal 3 of 15. When I walk slowly, my tail does the work of a fifth leg.',
  ]);

  expect((await list('Casebook of this round')).slice(0, 7)).toEqual([
    'list, Casebook of this round',
    'listitem',
    'Rabbit, not named',
    'listitem',
    'Bear, named on clue 1',
    'listitem, current step',
    '3, to come',
  ]);
});
