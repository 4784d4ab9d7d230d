import type { Page } from '@playwright/test';

/** The screens on which the tests of public pages run. */
export const screens = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desk', viewport: { width: 1440, height: 900 } },
] as const;

/** Follows a link of the header; on narrow screens it is in the menu. */
export async function followHeader(page: Page, label: string): Promise<void> {
  const burger = page.getByRole('button', { name: 'Open menu' });
  const small = await burger.isVisible();
  if (small) await burger.click();
  const links = small ? page.getByRole('dialog') : page;
  await links.getByRole('link', { name: label, exact: true }).first().click();
}
