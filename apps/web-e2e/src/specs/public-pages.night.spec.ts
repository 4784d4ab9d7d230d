import { expect, test, withMotion } from '../support/fixtures';

test.use(withMotion);

test('figures in the display face are lining ones', async ({ page }) => {
  for (const path of ['/', '/about-us', '/live-tracking/blue-whale', '/games/wordle', '/games/wild-match']) {
    await page.goto(path);
    const oldStyle = await page.evaluate(() => {
      const isOldStyle = (element: Element) => {
        const { fontFamily, fontVariantNumeric } = getComputedStyle(element);
        return fontFamily.includes('Young Serif') && !fontVariantNumeric.includes('lining-nums');
      };
      return [...document.querySelectorAll('body *')].filter(isOldStyle).map(({ outerHTML }) => outerHTML);
    });
    expect(oldStyle, path).toEqual([]);
  }
  // The file of the font still holds them.
  const widths = await page.evaluate(async () => {
    await document.fonts.load('100px "Young Serif"', '0');
    return ['lining-nums', 'normal'].map((figures) => {
      const zero = document.body.appendChild(document.createElement('span'));
      zero.textContent = '0';
      zero.style.font = '100px "Young Serif"';
      zero.style.setProperty('font-variant-numeric', figures, 'important');
      return zero.getBoundingClientRect().width;
    });
  });
  expect(widths[0]).not.toBe(widths[1]);
});

test('the heading of an animal beyond the catalogue has all its letters in the display face', async ({
  page,
}) => {
  await page.goto('/taxa/16777');
  const heading = page.getByRole('heading', { level: 1, name: 'Duméril' });
  await expect(heading).toBeVisible();
  const lacking = await heading.evaluate(async ({ textContent }) => {
    const faces = await Promise.all(
      [...textContent].map((letter) => document.fonts.load('20px "Young Serif"', letter)),
    );
    return [...textContent].filter((_, at) => faces[at]?.length === 0);
  });
  expect(lacking).toEqual([]);
});

test('the header has room for Live Tracking, signing in and the six links from a tablet to a desk', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  await page.goto('/animals');
  for (const width of [660, 768, 901, 999, 1000, 1079, 1080, 1239, 1240, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${width} px`).toBe(0);
    const shown = header.getByRole('link').filter({ visible: true });
    const six = width < 1000 ? [] : ['Species', 'News', 'Parks', 'Favorites', 'Games', 'About'];
    await expect.soft(shown).toHaveText(['Aranya', ...six, 'Live Tracking', 'Sign in', 'Join Community']);
    const rows = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    for (const [index, { left, height }] of rows.entries()) {
      expect.soft(left, `${width} px`).toBeGreaterThanOrEqual(rows[index - 1]?.right ?? 0);
      expect.soft(height, `${width} px`).toBeLessThan(50);
    }
  }
  await header.getByRole('link', { name: 'Live Tracking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live Tracking' })).toBeVisible();
});
