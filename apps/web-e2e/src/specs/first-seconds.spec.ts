import { animalCount } from '@aranya/wildlife-data';
import {
  animalSearch,
  expectEarlyPressWorks,
  expectTigers,
  expectEarlyTypingFilters,
} from '../support/first-seconds';
import { expect, test, withMotion } from '../support/fixtures';

test.use(withMotion);

test('what is typed from the load event on filters the animals, processor 4 times slower', ({ page }) =>
  expectEarlyTypingFilters(page, 4, 30));

test('heart, park, game and theme pressed at once do what they say', ({ page }) =>
  expectEarlyPressWorks(page, 1));

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
  await animalSearch(page).fill('tiger');
  release();
  await expectTigers(page);
});
