import { detectiveAnimals } from '@aranya/wildlife-data';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderAt } from '../../../testing/render-at';
import { DetectiveGame } from './detective-game';

const stored = () => JSON.parse(localStorage.getItem('aranya.games.detective') ?? '{}') as unknown;
const [elephant, tiger] = detectiveAnimals;

const field = () => screen.getByRole('textbox', { name: 'Your guess' });
const clues = () => within(screen.getByRole('list', { name: 'Clues' })).getAllByRole('listitem');
const nextClue = () => screen.queryByRole('button', { name: 'Next Clue' });
const press = (button: HTMLElement | null) => button && fireEvent.click(button);
const guess = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  press(screen.getByRole('button', { name: 'Guess' }));
};
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const score = () => screen.getByText(/^Score:/).textContent;
const show = () => renderAt('/games/detective', DetectiveGame);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('starts with the first clue of the first animal, which is not named in the page', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Animal 1 of 15' })).toBeInTheDocument();
  expect(clues()).toHaveLength(1);
  expect(clues()[0]).toHaveTextContent(elephant?.clues[0] ?? 'no clue');
  expect(score()).toBe('Score: 0');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(document.body.textContent?.toLowerCase()).not.toContain('elephant');
});

test('Next Clue focuses the field and is removed with the last clue', () => {
  show();
  press(nextClue());
  expect(clues()).toHaveLength(2);
  press(nextClue());
  expect(clues()).toHaveLength(3);
  expect(clues()[2]).toHaveTextContent(elephant?.clues[2] ?? 'no clue');
  expect(nextClue()).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('a right answer counts once, and the next animal follows after 1.5 s', () => {
  show();
  press(nextClue());
  guess('  eLePhAnT ');
  expect(screen.getByText('Correct!')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Illustration: Asian Elephant' })).toBeInTheDocument();
  press(screen.getByRole('button', { name: 'Guess' }));
  press(nextClue());
  expect(clues()).toHaveLength(2);
  pass(1499);
  expect(screen.getByText('Correct!')).toBeInTheDocument();
  expect(field()).toHaveAttribute('readonly');
  pass(1);
  expect(screen.queryByText('Correct!')).not.toBeInTheDocument();
  expect(field()).toHaveValue('');
  expect(field()).not.toHaveAttribute('readonly');
  expect(field()).toHaveFocus();
  expect(score()).toBe('Score: 1');
  expect(screen.getByRole('heading', { name: 'Animal 2 of 15' })).toBeInTheDocument();
  expect(clues()).toHaveLength(1);
  expect(clues()[0]).toHaveTextContent(tiger?.clues[0] ?? 'no clue');
});

test('a wrong answer names the animal and ends the streak', () => {
  show();
  guess('elephant');
  pass(1500);
  expect(screen.getByText(/^Streak:/)).toHaveTextContent('Streak: 1');
  guess('cow');
  expect(screen.getByText("Wrong! It's Tiger")).toBeInTheDocument();
  pass(1500);
  expect(score()).toBe('Score: 1');
  expect(screen.getByText(/^Streak:/)).toHaveTextContent('Streak: 0');
  const book = within(screen.getByRole('list', { name: 'Casebook of this round' })).getAllByRole('listitem');
  expect(book.slice(0, 3).map((slot) => slot.textContent)).toEqual([
    'Elephant, named',
    'Tiger, not named',
    '3',
  ]);
  expect(book[2]).toHaveAttribute('aria-current', 'step');
});

test('an empty guess gets an error and does not count', () => {
  show();
  guess('   ');
  expect(field()).toHaveAccessibleDescription('Type the name of an animal first.');
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(stored()).toEqual({});
  guess('cow');
  expect(field()).toBeValid();
});

test('starts a new round after the fifteenth animal', () => {
  show();
  detectiveAnimals.forEach(({ name }, index) => {
    guess(index === 3 ? 'cow' : name);
    pass(1500);
  });
  expect(screen.getByRole('heading', { name: 'Animal 1 of 15' })).toBeInTheDocument();
  expect(screen.getByText('You named 14 of 15. Round 2 begins.')).toBeInTheDocument();
  expect(score()).toBe('Score: 14');
  expect(stored()).toEqual({ played: 15, won: 14, firstClue: 14, bestStreak: 11, bestRound: 14 });
  guess('elephant');
  expect(screen.queryByText(/Round 2 begins/)).not.toBeInTheDocument();
});

test('announces clues, verdicts and animals', () => {
  show();
  const said = () => {
    pass(150);
    return document.querySelector('[data-announcer]')?.textContent;
  };
  press(nextClue());
  expect(said()).toBe(`Clue 2. ${elephant?.clues[1]}`);
  guess('cow');
  expect(said()).toBe("Wrong! It's Elephant");
  pass(1500);
  expect(said()).toBe(`Animal 2 of 15. ${tiger?.clues[0]}`);
});

test('leaves no timer behind', () => {
  const { unmount } = show();
  guess('elephant');
  unmount();
  pass(200);
  expect(jest.getTimerCount()).toBe(0);
});
