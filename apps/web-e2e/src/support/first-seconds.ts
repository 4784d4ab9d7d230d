import { animalIndex, searchAnimals } from '@aranya/wildlife-data';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

const tigers = searchAnimals(animalIndex, 'tiger');

export const animalSearch = (page: Page) => page.getByRole('searchbox', { name: 'Search animals' });

export async function expectTigers(page: Page): Promise<void> {
  await expect(page).toHaveURL('/animals?q=tiger');
  const cards = page.getByRole('list', { name: 'Animals' }).getByRole('heading', { level: 2 });
  await expect(cards).toHaveText(tigers.map(({ name }) => name));
  await expect(animalSearch(page)).toHaveValue('tiger');
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Types from the load event on, a key each so many milliseconds, with a processor so many times slower. */
export async function expectEarlyTypingFilters(page: Page, rate: number, delay: number): Promise<void> {
  await slowDown(page, rate);
  await page.goto('/animals', { waitUntil: 'load' });
  await animalSearch(page).focus();
  await page.keyboard.type('tiger', { delay });
  await expectTigers(page);
}

/** Playwright presses a disabled button once it is enabled. */
export async function expectEarlyPressWorks(page: Page, rate: number): Promise<void> {
  await slowDown(page, rate);
  await page.goto('/animal/1', { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(page.getByRole('button', { name: 'Favorited' })).toBeVisible();

  await page.goto('/parks&sancturies', { waitUntil: 'load' });
  await page.getByRole('link', { name: 'See Details' }).first().click();
  await expect(page.getByRole('dialog').getByText('Best Time to Visit')).toBeVisible();

  await page.goto('/games', { waitUntil: 'load' });
  await page
    .getByRole('link', { name: /Wild Match/ })
    .first()
    .click();
  await expect(page.getByText('Matches: 0 / 8')).toBeVisible();

  await page.goto('/', { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Switch to the dark theme' }).first().click();
  await expect(page.getByRole('button', { name: 'Switch to the light theme' }).first()).toBeVisible();
}
