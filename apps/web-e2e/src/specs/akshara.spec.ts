import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/fixtures';

test.use(withMotion);

/** Its word is कदंब. */
const day = new Date(2026, 10, 22, 12);

const field = (page: Page) => page.getByRole('textbox', { name: 'आपका शब्द, देवनागरी में' });
const marks = (page: Page, row: number) =>
  page
    .getByRole('list', { name: 'कोशिशें' })
    .locator('> li')
    .nth(row)
    .locator('[data-mark]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-mark')));

test.beforeEach(({ page }) => page.clock.setFixedTime(day));

test('a word by an input method, kept by a reload, and a result without a letter', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/hi/games');
  await page.getByRole('link', { name: 'शब्दवन खेलें' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('शब्दवन');
  await field(page).focus();
  await page.keyboard.insertText('बंदर');
  await page.keyboard.press('Enter');
  await expect.poll(() => marks(page, 0)).toEqual(['kin', 'kin', 'absent']);
  await page.reload();
  await expect(page.getByText('कोशिश 1: बं व्यंजन वही, द व्यंजन वही, र नहीं है।')).toBeAttached();
  await field(page).focus();
  await page.keyboard.insertText('कदम्ब');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'सही! शब्द है “कदंब”' })).toBeFocused();
  await page.getByRole('button', { name: 'नतीजा साझा करें' }).click();
  await expect(page.getByRole('button', { name: 'नतीजा कॉपी हो गया' })).toBeVisible();
  const address = new URL('/hi/games/akshara?day=2026-11-22', page.url()).href;
  // Reading the clipboard is denied to the site's pages, so paste it.
  await page.goto('/contact-us');
  const paper = page.getByLabel('Message');
  await paper.press('ControlOrMeta+v');
  expect((await paper.inputValue()).replaceAll('\r', '')).toBe(
    `Aranya शब्दवन, रविवार 22 नवंबर 2/6\n▣▣□\n■■■\n${address}`,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a word by the keys on the screen, which are all on it', async ({ page }) => {
    await page.goto('/hi/games/akshara');
    await expect(field(page)).toBeVisible();
    const keys = page.getByRole('toolbar', { name: 'कीबोर्ड' });
    const tap = (name: string) => keys.getByRole('button', { name: new RegExp(`(^|, )${name}( |$)`) }).tap();
    const lowest = await keys.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(lowest).toBeLessThanOrEqual(844);
    for (const key of ['क', 'द', 'आ', 'अनुस्वार']) await tap(key);
    await expect(field(page)).toHaveValue('कदां');
    for (let sign = 0; sign < 2; sign += 1) await tap('आखिरी अक्षर या मात्रा मिटाएँ');
    for (const key of ['अनुस्वार', 'ब', 'जाँचें']) await tap(key);
    await expect(page.getByText('1 कोशिश', { exact: true })).toBeVisible();
    expect(await marks(page, 0)).toEqual(['correct', 'correct', 'correct']);
  });
});
