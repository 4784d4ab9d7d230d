import { expect, test } from '../support/fixtures';
import { plainLosses } from '../support/layout';
import { answerForNewsHosts } from '../support/news';
import { publicScreens, publicStates } from '../support/public-screens';
import { phone, screens } from '../support/screens';
import { serveTiles } from '../support/tracker';

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // The browser's own setting, twice what it is by default: rem follows it in styles and in media queries.
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
});

const offline = Object.entries(publicStates).filter(([name]) => name === 'the community without a network');

for (const [name, { address, before, act, shown }] of [...Object.entries(publicScreens), ...offline])
  test(`with text twice as large, nothing is cut off: ${name}`, async ({ page, browserConsole }) => {
    browserConsole.allow(/status of 40[04]|ERR_INTERNET_DISCONNECTED/);
    await answerForNewsHosts(page);
    await serveTiles(page.context());
    await page.goto('/');
    await before?.(page);
    await page.setViewportSize(phone);
    await page.goto(address);
    await act?.(page);
    await expect((shown?.(page) ?? page.locator('h1')).first()).toBeVisible();
    for (const { viewport, name: width } of screens) {
      await page.setViewportSize(viewport);
      expect.soft(await plainLosses(page), width).toEqual([]);
    }
  });

test('with text twice as large, a phone reaches the menu', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const address of ['/', '/animals', '/animal/1', '/parks&sancturies', '/news', '/games/wordle']) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expect.soft(page.getByRole('button', { name: 'Open menu' }), address).toBeInViewport({ ratio: 1 });
  }
});
