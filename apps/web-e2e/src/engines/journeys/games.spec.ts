import { detectiveAnimals, matchAnimals, wordleWords } from '@aranya/wildlife-data';
import { expect, test } from '../fixtures';
import { button, having, inside, link, role, text } from '../queries';

test(
  'a round of Wordle by the keys of a keyboard and of the screen',
  { tag: '@each-change' },
  async ({ visitor }) => {
    await visitor.open('/games/wordle');
    const chosen = (wordleWords.indexOf('eagle') + 0.5) / wordleWords.length;
    await visitor.run((value) => void (Math.random = () => value), chosen);
    await visitor.click(link('Random word'));
    await visitor.isAt('/games/wordle?word=random');
    await visitor.see(role('heading', 'A random word'));
    await visitor.type('camel');
    await visitor.press('Enter');
    await visitor.see(having('Row 1: C absent', inside(role('list', 'Guesses'), role('listitem'))));
    const key = (name: RegExp | string) => inside(role('toolbar', 'Keyboard'), button(name));
    for (const letter of 'eagle') await visitor.click(key(new RegExp(`^${letter}(,|$)`, 'i')));
    await visitor.click(key('Enter'));
    await visitor.see(text('Correct! You guessed the animal'));
  },
);

test('a pair of Wild Match is turned over, and kept by a reload', async ({ visitor }) => {
  await visitor.open('/games/wild-match');
  const cards = inside(role('group', 'Cards'), role('button'));
  await expect.poll(() => visitor.count(cards)).toBe(2 * matchAnimals.length);
  await visitor.click(cards, 0);
  await visitor.press('ArrowRight');
  await visitor.press('Enter');
  const moves = () =>
    visitor.run(
      () =>
        [...document.querySelectorAll('dl div')]
          .find((each) => each.querySelector('dt')?.textContent === 'Moves')
          ?.querySelector('dd')?.textContent,
    );
  await expect.poll(moves).toBe('1');
  await visitor.reload();
  await expect.poll(moves).toBe('1');
});

test('an animal is named in Detective', async ({ visitor }) => {
  await visitor.open('/games/detective');
  const clues = inside(role('list', 'Clues'), role('listitem'));
  await visitor.click(button('Next Clue'));
  await expect.poll(() => visitor.count(clues)).toBe(2);
  const [first = ''] = await visitor.texts(clues);
  const animal = detectiveAnimals.find((each) => first.includes(each.clues[0]));
  await visitor.fill(role('textbox', 'Your guess'), animal?.name ?? '');
  await visitor.press('Enter');
  await visitor.see(text(/^Correct!/), role('img', /^Illustration: /));
});
