import { expect, test } from '../support/fixtures';
import { phone } from '../support/screens';

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // The browser's own setting, twice what it is by default: rem follows it in styles and in media queries.
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
});

test('with text twice as large, no page of a desktop scrolls sideways, and a phone reaches the menu', async ({
  page,
}) => {
  for (const address of ['/', '/animals', '/animal/1', '/parks&sancturies', '/news', '/games/wordle']) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(beyond, address).toBeLessThanOrEqual(0);
    await page.setViewportSize(phone);
    await expect.soft(page.getByRole('button', { name: 'Open menu' }), address).toBeInViewport({ ratio: 1 });
  }
});
