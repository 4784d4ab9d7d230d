import { expect, type Page } from '@playwright/test';

/** Controls that need scripts are disabled until hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  const themeButton = page.getByRole('button', { name: /^Switch to the/, includeHidden: true });
  await expect(themeButton.first()).toBeEnabled();
}
