import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/fixtures';

test.use(withMotion);

const offset = (page: Page) =>
  page
    .locator('section:has(h1)')
    .evaluate((hero) => Number(getComputedStyle(hero).getPropertyValue('--offset')));

test('with reduced motion the hero does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.waitForFunction(() => window.scrollY === 400);
  expect(await offset(page)).toBe(0);
  const moving = await page
    .getByRole('region', { name: 'Key Features' })
    .locator('svg path')
    .evaluateAll((paths) => paths.filter((path) => getComputedStyle(path).animationName !== 'none').length);
  expect(moving).toBe(0);
});

test('the hero has the light of the hour', async ({ page }) => {
  for (const [hour, light, picture] of [
    ['06', 'dawn', 'mist.webp'],
    ['12', 'day', 'day.webp'],
    ['23', 'night', 'night.webp'],
  ] as const) {
    await page.clock.setFixedTime(`2026-11-28T${hour}:00:00`);
    await page.goto('/');
    const hero = page.locator('section:has(h1)');
    await expect(hero).toHaveAttribute('data-hour', light);
    await expect(hero.locator('[class*="land"]').first()).toHaveCSS('background-image', new RegExp(picture));
  }
});
