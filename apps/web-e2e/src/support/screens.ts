import type { Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };

export const screens = [
  { name: 'a phone', viewport: phone },
  { name: 'a desk', viewport: { width: 1440, height: 900 } },
] as const;

/** On narrow screens the link is in the menu. */
export async function followHeader(page: Page, label: string): Promise<void> {
  const burger = page.getByRole('button', { name: 'Open menu' });
  const small = await burger.isVisible();
  if (small) await burger.click();
  const links = small ? page.getByRole('dialog') : page;
  await links.getByRole('link', { name: label, exact: true }).first().click();
}
