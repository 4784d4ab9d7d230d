import { expect, type Page } from '@playwright/test';

/**
 * Wakes the page, as the first act of a visitor does, and waits until its scripts answer. Before that a page follows its
 * links as any page does: the next one comes as a new document, whose focus and history are the browser's own affair. The
 * year is what scripts alone can tell.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(page.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
}
