import { expect, type Page } from '@playwright/test';

/** Waits until the page's scripts answer: root.tsx then marks the document. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}
