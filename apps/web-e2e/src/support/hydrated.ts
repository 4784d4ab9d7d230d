import { expect, type Page } from '@playwright/test';

/** Waits until the page's scripts answer: its theme button, like every control that needs them, is disabled before. */
export async function untilHydrated(page: Page): Promise<void> {
  const themeButton = page.getByRole('button', { name: /^Switch to the/, includeHidden: true });
  await expect(themeButton.first()).toBeEnabled();
}
