import { expect, test, withMotion } from '../support/fixtures';

test.use(withMotion);

test('both ways in stand above the fold, sign-up first for somebody new', async ({ page }) => {
  await page.goto('/community');
  const ways = page.getByRole('button', { name: /^Sign (up|in)$/ });
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [768, 1024],
    [844, 390],
    [1440, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(ways).toHaveText(['Sign up', 'Sign in']);
    const lowest = await ways.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect.soft(Math.max(...lowest), `${width} x ${height}`).toBeLessThanOrEqual(height);
  }
});

test('the owl stays where it is from the door to the form, which waits in its first field', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: the server responded with a status of 400/);
  const sizes = [
    [390, 664],
    [768, 1024],
    [1440, 900],
  ] as const;
  const owls = async () => {
    const found: object[] = [];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const owl = page.locator('img[src$="/signin.svg"]');
      await expect(owl).toHaveJSProperty('complete', true);
      found.push(
        await owl.evaluate((one) => {
          const { objectFit, objectPosition, scale, transform } = getComputedStyle(one);
          const { x, y, width: wide, height: high } = one.getBoundingClientRect();
          const box = [x, y, wide, high].map(Math.round);
          return { box, objectFit, objectPosition, scale, transform };
        }),
      );
    }
    return found;
  };
  await page.goto('/community');
  const atTheDoor = await owls();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await owls()).toEqual(atTheDoor);

  await page.getByLabel('Full name').fill('Tara Menon');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});
