import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from './accessibility';
import { lostContent } from './layout';

const focusIsIn = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

/**
 * A modal dialog by keyboard alone: the focus goes in and stays, Escape closes it and the focus returns to what opened it.
 * @param open presses the keys on `opener`, which has the focus
 */
export async function expectModal(
  page: Page,
  opener: Locator,
  dialog: Locator,
  open: () => Promise<void> = () => page.keyboard.press('Enter'),
): Promise<void> {
  await opener.focus();
  await open();
  await expect(dialog).toBeVisible();
  const name = (await dialog.getByRole('heading').first().textContent()) ?? '';
  expect.soft(await violations(page), name).toEqual([]);
  expect.soft(await lostContent(page), name).toEqual([]);
  const stops = await dialog.locator('button, input, select, textarea, a[href]').count();
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let presses = 0; presses <= stops; presses += 1) {
      await page.keyboard.press(key);
      expect.soft(await focusIsIn(dialog), `${name}, ${key}`).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}
