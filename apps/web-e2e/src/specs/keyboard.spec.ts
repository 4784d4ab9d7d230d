import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated';
import { expect, test } from '../support/fixtures';
import { expectVisibleFocus, press, tabTo } from '../support/keyboard';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The title of a new page is announced. */
const announcement = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

test('the public pages by keys alone, light and dark: past the header, to an animal, into a park and out', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /^Skip to/ });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Explore', exact: true })).toBeFocused();

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Species' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Wildlife Explorer')).toBeFocused();
  await expect(announcement(page, /Explorer/)).toHaveCount(1);

  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('leopard');
  const list = page.getByRole('list', { name: 'Animals' });
  await expect(list.getByRole('link', { name: 'Bengal Tiger' })).toHaveCount(0);
  await tabTo(page, page.getByLabel('Conservation status'));
  await page.keyboard.type('Vulnerable');
  await expect(page).toHaveURL('/animals?q=leopard&status=Vulnerable');
  await press(page, list.getByRole('link', { name: 'Snow Leopard' }));
  await expect(heading(page, 'Snow Leopard')).toBeFocused();
  await expect(announcement(page, /Snow Leopard/)).toHaveCount(1);

  await page.emulateMedia({ colorScheme: 'dark' });
  await press(page, page.getByRole('button', { name: 'Add to Favorites' }));
  await expect(page.getByRole('button', { name: 'Favorited' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Go to Favorites' }));
  await expect(heading(page, 'My Favorite Animals')).toBeFocused();
  await press(page, page.getByRole('button', { name: /^Remove/ }));
  await expect(page.getByText('No Favorites Yet')).toBeFocused();

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Parks' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, /National Parks/)).toBeFocused();
  const details = page.getByRole('link', { name: 'See Details' });
  await press(page, details.nth(1));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(details.nth(1)).toBeFocused();
});

test('on a narrow screen the menu keeps the focus and gives it back, and nothing focused lies under the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/animal/1');
  const burger = page.getByRole('button', { name: 'Open menu' });
  await press(page, burger);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await tabTo(page, menu.getByRole('link', { name: 'Contact Us' }));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();

  // Stops must scroll out from under the sticky header.
  const footer = page.getByRole('contentinfo').getByRole('link');
  await footer.last().focus();
  await tabTo(page, page.getByRole('button', { name: 'Add to Favorites' }), 'Shift+Tab');
});
