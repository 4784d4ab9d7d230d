import type { BrowserContext, Page } from '@playwright/test';
import { conversation, messageField as field } from './chat';
import { expect } from './fixtures';
import { photograph } from './pictures';

// Chromium warns of style sheets that it could not fetch.
export const OFFLINE =
  /A preload for|Failed to load resource: net::ERR_|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/;

export const bubbles = (page: Page) => conversation(page).getByRole('listitem');
export const badge = (page: Page, count: number) =>
  page.getByRole('button', { name: `${count} waiting` }).first();
export const posts = (page: Page, text: string) =>
  page.getByRole('feed').getByRole('article').filter({ hasText: text });

export async function write(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(bubbles(page).filter({ hasText: text })).toHaveCount(1);
}

export const sighting = (page: Page) => page.getByRole('region', { name: 'What did you see?' });

async function addSighting(page: Page, typed: string, animal: string) {
  await page.getByRole('button', { name: 'Add a sighting' }).click();
  await sighting(page).getByRole('combobox', { name: 'Species' }).fill(typed);
  await sighting(page).getByRole('option', { name: animal }).click();
  await expect(sighting(page).getByText('What others see is known once this is sent.')).toBeVisible();
}

export async function publish(
  page: Page,
  text: string,
  picture?: string,
  animal?: [typed: string, name: string],
) {
  await page.getByRole('link', { name: 'Create Post' }).first().click();
  await page.getByPlaceholder("What's happening?").fill(text);
  if (picture) await page.locator('input[type=file]').setInputFiles([await photograph(picture)]);
  if (animal) await addSighting(page, ...animal);
  await page.getByRole('button', { name: 'Publish Post' }).click();
}

/** In the middle of whatever it does: the tab writes nothing down any more. */
export async function closeTab(page: Page) {
  await page.close({ runBeforeUnload: false });
}

export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
