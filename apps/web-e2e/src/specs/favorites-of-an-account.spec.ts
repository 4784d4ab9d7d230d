import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { newAccount } from '../support/people';
import { openSession } from '../support/sessions';

const favorites = (page: Page) => page.getByRole('main').getByRole('listitem');
/** The names that the browser has stored. */
const stored = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('favorites') ?? '[]') as { name: string }[]).map(({ name }) => name),
  );
const changesSent = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/api/user/favorites') && answer.request().method() === 'POST',
  );

test('favourites follow the account to a second browser, a removal follows back, and neither stays', async ({
  page,
  newWindow,
  join,
  site,
  browserConsole,
}) => {
  const account = newAccount('Asha Menon');
  await page.goto('/animal/14');
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(page.getByRole('button', { name: 'Favorited' })).toBeVisible();
  const sent = changesSent(page);
  await join(account.name, page, account);
  await page.goto('/community');
  await sent;

  const second = await newWindow();
  await openSession(second.context(), site.url, account, 'login');
  await second.goto('/community');
  await expect.poll(() => stored(second)).toEqual(['Chital']);
  await second.goto('/favorites');
  await expect(second.getByText('Saved to your account')).toBeVisible();
  await expect(favorites(second)).toHaveText([/Chital/]);
  await second.getByRole('button', { name: 'Remove' }).click();
  await expect(second.getByText('No Favorites Yet')).toBeVisible();
  // On a public page it waits.
  const removed = changesSent(second);
  await second.goto('/community');
  await removed;

  await page.goto('/community');
  await expect.poll(() => stored(page)).toEqual([]);
  await page.goto('/favorites');
  await expect(page.getByText('No Favorites Yet')).toBeVisible();

  // Choices of the account leave the browser with it.
  await page.goto('/animal/1');
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  const added = changesSent(page);
  await page.goto('/community');
  await added;
  // Requests under way when the session ends are refused.
  browserConsole.allow(/Failed to load resource: the server responded with a status of 40[01]/);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/favorites');
  await expect(favorites(page)).toHaveText([/Chital/]);
});
