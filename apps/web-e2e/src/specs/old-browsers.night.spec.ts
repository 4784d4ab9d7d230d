import { detectiveAnimals, wordleWords } from '@aranya/wildlife-data';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { untilHydrated } from '../support/hydrated';
import { date, measuredPath, player } from '../support/measured';
import { addPost } from '../support/members';
import { address as tracker, box, serveTiles, stops } from '../support/tracker';

/** Takes what the oldest browsers of `.browserslistrc` lack from this one, as far as a script can. */
async function takeAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later: [object, string[]][] = [
      [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
      [Set.prototype, ['difference', 'intersection', 'isSubsetOf', 'union']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [AbortSignal, ['any', 'timeout']],
      [Array, ['fromAsync']],
      [Intl, ['DurationFormat', 'Segmenter']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['try', 'withResolvers']],
      [URL, ['canParse', 'parse']],
      [Document.prototype, ['startViewTransition']],
      [Element.prototype, ['checkVisibility']],
      [HTMLElement.prototype, ['hidePopover', 'inert', 'popover', 'showPopover', 'togglePopover']],
      [window, ['CloseWatcher', 'CompressionStream', 'Iterator', 'OffscreenCanvas', 'TextDecoderStream']],
      [window, ['TextEncoderStream', 'URLPattern', 'navigation', 'scheduler']],
    ];
    for (const [of, names] of later) for (const name of names) Reflect.deleteProperty(of, name);
  });
}

test('pages work in the oldest browsers of the list', async ({ page, join }) => {
  await takeAway(page);
  const noor = await join('Noor Contractor', page);
  await addPost(noor, 'Three otters at the weir #otters');
  for (const [address, ready] of [
    ['/', page.getByRole('button', { name: /^Switch to the/ })],
    ['/animal/1', page.getByRole('button', { name: 'Add to Favorites' })],
    ['/news', page.getByRole('heading', { level: 1 })],
    ['/parks&sancturies/kanha-national-park', page.getByRole('dialog')],
    ['/community/messages', page.getByRole('heading', { level: 1 })],
    ['/community/connections', page.getByRole('heading', { level: 1 })],
    ['/community/life-list', page.getByRole('heading', { level: 1 })],
    ['/community', page.getByRole('feed').getByRole('link', { name: '#otters' })],
  ] as const) {
    await page.goto(address);
    await expect(ready.first(), address).toBeVisible();
  }
  await page.goto('/animals');
  await page.getByRole('searchbox').first().fill('tigers');
  await expect(page).toHaveURL(/q=tigers/);
  await page.goto('/community/create-post');
  await page.getByPlaceholder("What's happening?").fill('Otters again, at the weir');
  await page.getByRole('button', { name: 'Publish Post' }).click();
  await expect(page.getByRole('feed').getByText('Otters again')).toBeVisible();
  await expect(page.getByText('Your browser is too old')).toHaveCount(0);
});

test('games and journeys are played in the oldest browsers of the list', async ({ page, context }) => {
  await takeAway(page);
  await serveTiles(context);
  // The word is the first of the list.
  await page.addInitScript(() => void (Math.random = () => 0));
  await page.goto('/games/wild-match');
  await untilHydrated(page);
  const cards = page.getByRole('group', { name: 'Cards' }).getByRole('button');
  for (const card of [0, 1]) await cards.nth(card).click();
  await expect(page.locator('dl div').filter({ hasText: 'Moves' }).locator('dd').first()).toHaveText('1');

  await page.goto('/games/detective');
  const clues = page.getByRole('list', { name: 'Clues' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Next Clue' }).click();
  await expect(clues).toHaveCount(2);
  const first = (await clues.first().textContent()) ?? '';
  const animal = detectiveAnimals.find((each) => first.includes(each.clues[0]));
  const guess = page.getByRole('textbox', { name: 'Your guess' });
  await guess.fill(animal?.name ?? '');
  await guess.press('Enter');
  await expect(page.locator('form').getByText('Correct!')).toBeVisible();

  await page.goto('/games/wordle?word=random');
  await guess.fill(wordleWords[0] ?? '');
  await guess.press('Enter');
  await expect(page.getByText('Correct! You guessed the animal', { exact: true })).toBeVisible();

  await page.goto(tracker);
  await box(page).fill('Amur Falcon');
  await page.getByRole('option', { name: 'Amur Falcon' }).first().click();
  await expect(stops(page)).toHaveCount(4);
  await page.goto(measuredPath('walrus-357'));
  await date(page).press('End');
  await expect(player(page)).toContainText('The record ends here');
});

test('an older one says so, and offers nothing that does not work', async ({ page, browserConsole }) => {
  browserConsole.allow(/Unexpected token/);
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'structuredClone'));
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'what of a newer ?=?? browser' }),
  );
  for (const address of ['/', '/community', '/games/wordle', '/community/messages/somebody']) {
    await page.goto(address);
    await expect(page.getByText('Your browser is too old')).toBeInViewport();
    const dead = page.locator('button, input, select, textarea').filter({ visible: true });
    expect(await dead.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), address).toEqual([]);
  }
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/DISCOVER/);
});
