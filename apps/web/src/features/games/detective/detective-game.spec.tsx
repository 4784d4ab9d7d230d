import { detectiveAnimals } from '@aranya/wildlife-data';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openRoutes } from '../../../testing/open-routes';
import { DetectiveGame } from './detective-game';
import { detectiveOrder } from '../../../lib/daily/detective-order';
import { practiceOrder } from './saved-detective';

const stored = () => JSON.parse(localStorage.getItem('aranya.games.detective') ?? '{}') as unknown;
const [first, second] = detectiveOrder('2026-11-22');
const slugs = detectiveAnimals.map(({ name }) => name.toLowerCase());

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
const show = (search = '') =>
  openRoutes([{ path: '/games/detective', Component: DetectiveGame }], `/games/detective${search}`).view;

const verdict = () => within(field().closest('form') ?? document.body).queryByText(/^(Correct|Wrong)!/);
const readStamps = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
/** Answers all fifteen, the fourth one wrong. */
const playAll = (animals: readonly { name: string }[]) =>
  animals.forEach(({ name }, index) => {
    guess(index === 3 ? 'cow' : name);
    pass(1500);
  });

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 22, 12) }));
afterEach(() => jest.useRealTimers());

test('starts with the first clue of the first animal of the day', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Today’s fifteen, Sunday 22 November' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Animal 1 of 15' })).toBeInTheDocument();
  expect(clues()).toHaveLength(1);
  expect(clues()[0]).toHaveTextContent(first?.clues[0] ?? 'no clue');
  expect(score()).toBe('Score: 0');
});

test('the land lies in mist, the shape comes with the last clue, and neither names the answer', () => {
  show();
  const pictures = () =>
    [...document.querySelectorAll('img')].map((img) => img.getAttribute('src')?.replace(/\d+/, 'n'));
  const mist = () =>
    [...document.querySelectorAll('path[style]')].map((bank) => Number(getComputedStyle(bank).opacity));
  const thickest = mist();
  expect(Math.min(...thickest)).toBeGreaterThan(0.3);
  press(nextClue());
  expect(pictures()).toEqual(['/artwork/cases/n-land.svg']);
  expect(Math.min(...mist())).toBeLessThan(0.1);
  press(nextClue());
  expect(pictures()).toEqual(['/artwork/cases/n-land.svg', '/artwork/cases/n-shape.svg']);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  const html = document.body.innerHTML.toLowerCase();
  for (const slug of slugs) expect(html).not.toContain(slug);
  guess(first?.name ?? '');
  expect(screen.getByRole('img', { name: /^Illustration: / })).toBeInTheDocument();
  expect(Math.max(...mist())).toBe(0);
  pass(1500);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(mist()).toEqual(thickest);
});

test('Next Clue focuses the field and is removed with the last clue', () => {
  show();
  press(nextClue());
  expect(clues()).toHaveLength(2);
  press(nextClue());
  expect(clues()).toHaveLength(3);
  expect(clues()[2]).toHaveTextContent(first?.clues[2] ?? 'no clue');
  expect(nextClue()).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('a right answer counts once, and the next animal follows after 1.5 s', () => {
  show();
  press(nextClue());
  guess(`  ${first?.name.toUpperCase()} `);
  expect(verdict()).toHaveTextContent(/^Correct!$/);
  press(screen.getByRole('button', { name: 'Guess' }));
  expect(clues()).toHaveLength(2);
  pass(1499);
  expect(verdict()).toHaveTextContent(/^Correct!$/);
  expect(field()).toHaveAttribute('readonly');
  pass(1);
  expect(verdict()).not.toBeInTheDocument();
  expect(field()).toHaveValue('');
  expect(field()).not.toHaveAttribute('readonly');
  expect(field()).toHaveFocus();
  expect(score()).toBe('Score: 1');
  expect(screen.getByRole('heading', { name: 'Animal 2 of 15' })).toBeInTheDocument();
  expect(clues()).toHaveLength(1);
  expect(clues()[0]).toHaveTextContent(second?.clues[0] ?? 'no clue');
});

test('a wrong answer names the animal and ends the streak', () => {
  show();
  guess(first?.name ?? '');
  pass(1500);
  expect(screen.getByText(/^Streak:/)).toHaveTextContent('Streak: 1');
  guess('cow');
  expect(verdict()).toHaveTextContent(`Wrong! It's ${second?.name}`);
  pass(1500);
  expect(score()).toBe('Score: 1');
  expect(screen.getByText(/^Streak:/)).toHaveTextContent('Streak: 0');
  expect(readStamps('Casebook of this round').slice(0, 3)).toEqual([
    `●${first?.name}, named on clue 1`,
    `×${second?.name}, not named`,
    '3, to come',
  ]);
  expect(screen.getByText(`Missed: ${second?.name}`)).toBeVisible();
  expect(screen.getByTitle(second?.name ?? '')).toHaveTextContent('×');
});

test('an empty guess gets an error and does not count', () => {
  show();
  guess('   ');
  expect(field()).toHaveAccessibleDescription(/^Type the name of an animal first\./);
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  expect(stored()).toEqual({});
  guess('cow');
  expect(field()).toBeValid();
});

test('the fifteenth animal ends the day with what was met, and the end stays', () => {
  const { unmount } = show();
  playAll(detectiveOrder('2026-11-22'));
  expect(screen.getByRole('heading', { name: 'A sharp eye!' })).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Your guess' })).not.toBeInTheDocument();
  const result = () => within(screen.getByRole('region', { name: 'A sharp eye!' }));
  expect(result().getByText('Named').nextElementSibling).toHaveTextContent('14 / 15');
  expect(result().getByText('Clues used').nextElementSibling).toHaveTextContent('15');
  const met = within(result().getByRole('list', { name: 'The animals of this round' }));
  expect(met.getAllByRole('listitem')).toHaveLength(15);
  expect(met.getAllByRole('link', { name: /^Sightings of/ })).toHaveLength(15);
  expect(met.getByRole('link', { name: /^Bengal Tiger/ })).toHaveAttribute('href', '/animal/1');
  expect(met.getAllByText('not named')).toHaveLength(1);
  expect(result().getByText(/^Next fifteen in/)).toHaveTextContent('Next fifteen in 12 h 00 min');
  expect(result().getByRole('button', { name: 'Share result' })).toBeInTheDocument();
  expect(stored()).toEqual({ played: 15, won: 14, firstClue: 14, bestStreak: 11, bestRound: 14 });
  expect(JSON.parse(localStorage.getItem('aranya.games.detective-days') ?? '{}')).toEqual({
    '2026-11-22': { won: true, onTime: true, score: 14 },
  });
  unmount();
  show();
  expect(result().getByText('Named').nextElementSibling).toHaveTextContent('14 / 15');
});

test('practice wraps to the first animal after the last, and shows what the last round met', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  show('?play=practice');
  playAll(practiceOrder(1));
  expect(screen.getByRole('heading', { name: 'Animal 1 of 15' })).toBeInTheDocument();
  expect(clues()[0]).toHaveTextContent(practiceOrder(1)[0]?.clues[0] ?? 'no clue');
  expect(score()).toBe('Score: 14');
  const last = within(screen.getByRole('region', { name: 'Round 1: you named 14 of 15' }));
  expect(last.getAllByRole('link', { name: /^(?!Sightings of)/ })).toHaveLength(15);
  expect(field()).toHaveFocus();
  expect(localStorage.getItem('aranya.games.detective-days')).toBeNull();
});

test('an earlier fifteen counts for no streak', () => {
  show('?day=2026-11-20');
  playAll(detectiveOrder('2026-11-20'));
  expect(screen.getByRole('link', { name: 'Play today’s fifteen' })).toHaveAttribute(
    'href',
    '/games/detective?day=2026-11-22',
  );
  expect(screen.getByRole('link', { name: 'The fifteen of Friday 20 November, won' })).toBeInTheDocument();
});

test('a chosen day takes the focus to its heading, and no way to play is marked', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'The fifteen of Friday 20 November, not played' }));
  expect(screen.getByRole('heading', { name: 'The fifteen of Friday 20 November' })).toHaveFocus();
  const ways = within(screen.getByRole('navigation', { name: 'Ways to play' }));
  for (const link of ways.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
});

test('leaves no timer behind', () => {
  const { unmount } = show();
  guess('elephant');
  unmount();
  pass(200);
  expect(jest.getTimerCount()).toBe(0);
});

test('says what a wrong guess costs before the first, and forgives a letter', async () => {
  show();
  expect(field()).toHaveAccessibleDescription(
    'One guess for each animal: a wrong one ends it. One wrong letter is forgiven.',
  );
  const misspelling = `${first?.name}x`;
  fireEvent.change(field(), { target: { value: misspelling } });
  await act(async () => void (await import('../../../parts/species-search/is-misspelt')));
  guess(misspelling);
  expect(verdict()).toHaveTextContent(/^Correct!$/);
});
