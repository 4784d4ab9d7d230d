import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { addPost } from '../support/members';
import { map, openPaused, serveTiles } from '../support/tracker';

/** What Chromium tells assistive technology, beside the tree that was kept; docs/testing.md has the command that keeps another. */
async function expectTree(part: Locator, name: string): Promise<void> {
  await expect(part).toBeVisible();
  const tree = await part.ariaSnapshot();
  // What differs from run to run: addresses with an id, names that are made, the day and how long ago.
  const steady = tree
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{24}/g, 'ID')
    .replace(/@[a-z0-9_]+/g, '@USERNAME')
    .replace(/\d{1,2} [A-Z][a-z]+ 20\d\d/g, 'DAY')
    .replace(/\b(?:Just now|\d+ (?:second|minute)s? ago|\d+ ?(?:s|m|min)\b)/gi, 'NOW');
  expect(`${steady}\n`).toMatchSnapshot(`${name}.yml`);
}

const main = (page: Page) => page.getByRole('main').first();

test('the board of Wordle, after a guess', async ({ page }) => {
  await page.addInitScript(() => void (Math.random = () => 0.5));
  await page.goto('/games/wordle?word=random');
  const row = page.getByRole('list', { name: 'Guesses' }).getByRole('listitem').first();
  await expect(page.getByRole('heading', { name: 'A random word' })).toBeVisible();
  await page.keyboard.type('camel');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Row 1');
  await expectTree(page.getByRole('list', { name: 'Guesses' }), 'board');
  await expectTree(page.getByRole('toolbar', { name: 'Keyboard' }), 'keyboard');
});

test('the tracker with an animal chosen', async ({ page, context }) => {
  await serveTiles(context);
  await openPaused(page, '/humpback-whale');
  await expect(map(page)).toBeVisible();
  await expectTree(main(page), 'tracker');
});

test('a park in a dialog', async ({ page }) => {
  await page.goto('/parks&sancturies/kanha-national-park');
  await expectTree(page.getByRole('dialog'), 'park-dialog');
});

test('feed, composer, a question and a toast', async ({ page, join }) => {
  const noor = await join('Noor Contractor', page);
  const id = await addPost(noor, 'Three otters at the weir #otters', { species: ['smooth-coated-otter'] });
  await page.route('**/api/post/feed*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { posts: { _id: string }[] };
    await route.fulfill({ json: { ...body, posts: body.posts.filter(({ _id }) => _id === id) } });
  });
  await page.goto('/community');
  await expect(page.getByRole('group', { name: 'Sighting' })).toBeVisible();
  await expectTree(page.getByRole('feed'), 'feed');

  await page.goto('/community/create-post');
  await expect(page.getByPlaceholder("What's happening?")).toBeVisible();
  await expectTree(main(page), 'composer');
  await page.getByRole('button', { name: 'Publish Post' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Please add at least one image or text' });
  // A toast with the focus stays.
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  await expectTree(toast, 'toast');

  await page.goto('/community/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectTree(page.getByRole('dialog'), 'question-dialog');
});
