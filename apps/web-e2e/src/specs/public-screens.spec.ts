import type { Page } from '@playwright/test';
import { test } from '../support/fixtures';
import { gameScreens } from '../support/game-screens';
import { watchShifts } from '../support/layout';
import { answerForNewsHosts } from '../support/news';
import { publicScreens } from '../support/public-screens';
import { expectSoundScreen, type Screen } from '../support/screen-table';
import { serveTiles } from '../support/tracker';

test.use({ viewport: { width: 320, height: 900 } });

async function expectSound(page: Page, screens: [string, Screen][]): Promise<void> {
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

/** In parts, for several workers. */
const PARTS = 4;
const screens = Object.entries(publicScreens);
const size = Math.ceil(screens.length / PARTS);

for (let part = 0; part < PARTS; part += 1) {
  const ofPart = screens.slice(part * size, (part + 1) * size);
  test(`public screens: ${ofPart.map(([name]) => name).join(', ')}`, async ({ page, browserConsole }) => {
    browserConsole.allow(/status of 40[04]|ERR_INTERNET_DISCONNECTED/);
    browserConsole.allow(/^error: The news could not be loaded/);
    await expectSound(page, ofPart);
  });
}

test('every state of the games', async ({ page, browserConsole }) => {
  browserConsole.allow(/status of 404/);
  await page.addInitScript(() => {
    Math.random = () => 0;
    // Passing states must stay, but the scanner needs timers.
    const setTimer = window.setTimeout;
    window.setTimeout = ((act: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 1000 || ms === 1500 ? 0 : setTimer(act, ms, ...rest)) as typeof window.setTimeout;
  });
  await expectSound(page, Object.entries(gameScreens));
});
