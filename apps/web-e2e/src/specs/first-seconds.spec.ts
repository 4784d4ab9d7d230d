import { animalIndex, searchAnimals, animalCount } from '@aranya/wildlife-data';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const tigers = searchAnimals(animalIndex, 'tiger');

async function expectTigers(page: Page): Promise<void> {
  await expect(page).toHaveURL('/animals?q=tiger');
  const cards = page.getByRole('list', { name: 'Animals' }).getByRole('heading', { level: 2 });
  await expect(cards).toHaveText(tigers.map(({ name }) => name));
  await expect(page.getByRole('searchbox', { name: 'Search animals' })).toHaveValue('tiger');
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

for (const rate of [1, 4]) {
  for (const delay of [30, 75, 120]) {
    test(`what is typed from the load event on, a key each ${delay} ms, filters the animals, processor ${rate} times slower`, async ({
      page,
    }) => {
      await slowDown(page, rate);
      await page.goto('/animals', { waitUntil: 'load' });
      await page.getByRole('searchbox', { name: 'Search animals' }).focus();
      await page.keyboard.type('tiger', { delay });
      await expectTigers(page);
    });
  }

  // Playwright presses a disabled button once it is enabled.
  test(`heart, park, game and theme pressed at once do what they say, processor ${rate} times slower`, async ({
    page,
  }) => {
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
  });
}

test('before its scripts come, a page is readable, keeps what is typed, and its buttons are visibly not ready', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const scripts = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/animals', { waitUntil: 'commit' });
  await expect(page.getByText(`1 to 15 of ${animalCount} animals`)).toBeVisible();
  await expect(page.locator('img[src*="bengal-tiger"]')).toHaveJSProperty('complete', true);
  await expect(page.getByRole('button', { name: /^Switch to the/ }).first()).toBeDisabled();
  await page.getByRole('searchbox', { name: 'Search animals' }).fill('tiger');
  release();
  await expectTigers(page);
});
