import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/fixtures';
import { followHeader, phone } from '../support/screens';

test.use(withMotion);

const toggle = (page: Page, on: boolean) =>
  page.getByRole('button', { name: on ? 'Favorited' : 'Add to Favorites', exact: true });
const stored = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('favorites') ?? '[]') as {
        id: number;
        name: string;
        description: string;
      }[],
  );

test.use({ viewport: phone });

test('added, shown and removed in another tab, gone here', async ({ page, context }) => {
  await page.goto('/favorites');
  await expect(page.getByText('No Favorites Yet')).toBeVisible();
  await page.getByRole('link', { name: 'Browse Animals' }).click();
  await page.getByRole('link', { name: 'Bengal Tiger' }).click();
  await toggle(page, false).click();
  await expect(toggle(page, true)).toBeVisible();
  expect(await stored(page)).toMatchObject([{ id: 1, name: 'Bengal Tiger' }]);

  const tab = await context.newPage();
  await tab.goto('/animal/2');
  await toggle(tab, false).click();
  await expect(toggle(tab, true)).toBeVisible();
  await tab.getByRole('link', { name: 'Go to Favorites' }).click();
  const cards = tab.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const preview = await cards.first().getByRole('paragraph').first().textContent();
  expect(preview).toMatch(/^.{100}…$/su);
  // The visible part ends with a whole word.
  const seen = (await cards.first().getByRole('paragraph').first().innerText()).replace(/…$/, '');
  const full = (await stored(tab)).find(({ id }) => id === 1)?.description ?? '';
  expect(full.startsWith(seen)).toBe(true);
  expect(full.slice(seen.length)).toMatch(/^[\s.,;:]/);
  await cards.first().getByRole('link', { name: 'View' }).click();
  await expect(tab).toHaveURL('/animal/1');
  await tab.goBack();
  await cards.first().getByRole('button', { name: 'Remove' }).click();
  await expect(cards).toHaveCount(1);
  await expect(toggle(page, false)).toBeVisible();

  await followHeader(page, 'Favorites');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await cards.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No Favorites Yet')).toBeVisible();
  expect(await stored(page)).toEqual([]);
});
