import { test } from '../support/fixtures';
import { gameStates } from '../support/game-states';
import { publicStates } from '../support/public-screens';
import { expectSoundScreens } from '../support/public-visits';

test.use({ viewport: { width: 320, height: 900 } });

test('public pages that are empty, refused, loading or without a network', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/status of 40[04]|ERR_INTERNET_DISCONNECTED/);
  browserConsole.allow(/^error: The news could not be loaded/);
  await expectSoundScreens(page, Object.entries(publicStates));
});

test('what a game comes to', async ({ page, browserConsole }) => {
  browserConsole.allow(/status of 404/);
  await page.addInitScript(() => {
    Math.random = () => 0;
    // Passing states must stay, but the scanner needs timers.
    const setTimer = window.setTimeout;
    window.setTimeout = ((act: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 1000 || ms === 1500 ? 0 : setTimer(act, ms, ...rest)) as typeof window.setTimeout;
  });
  await expectSoundScreens(page, Object.entries(gameStates));
});
