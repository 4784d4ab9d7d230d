import type { Page } from '@playwright/test';
import { watchShifts } from './layout';
import { answerForNewsHosts } from './news';
import { expectSoundScreen, type Screen } from './screen-table';
import { serveTiles } from './tracker';

/** Visits public screens one after another, with answers for what lies outside this machine. */
export async function expectSoundScreens(page: Page, screens: [string, Screen][]): Promise<void> {
  await answerForNewsHosts(page);
  await serveTiles(page.context());
  await watchShifts(page);
  await page.goto('/no/such/page');
  for (const [name, screen] of screens) {
    await expectSoundScreen(page, name, screen);
    for (const call of ['**/api/news?*', '**/api/contact']) await page.unroute(call);
    await page.context().setOffline(false);
  }
}
