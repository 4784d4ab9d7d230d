import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { addPost } from '../support/members';

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
    ['/live-tracking', page.getByRole('combobox', { name: 'Search animal' })],
    ['/games/wild-match', page.getByRole('group', { name: 'Cards' })],
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
