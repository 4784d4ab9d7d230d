import { expect, test } from '../support/fixtures';
import { addPost } from '../support/members';

test('a long feed loads while scrolling, Back restores position and focus, and Page Down leads on where a key led', async ({
  page,
  join,
}) => {
  const reader = await join('Feed Reader', page);
  for (let number = 1; number <= 65; number += 1)
    await addPost(
      reader,
      `Sighting ${number}\n${'Fresh tracks along the stream. '.repeat((number * 7) % 13)}`,
    );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/community');

  const far = page.getByRole('article').filter({ hasText: /Sighting 12\n/ });
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(far).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await far.scrollIntoViewIfNeeded();
  const topOf = () => far.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  let before = Number.NaN;
  // Smooth scrolling takes a moment.
  await expect
    .poll(async () => {
      const last = before;
      before = await topOf();
      return before === last;
    })
    .toBe(true);
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(3000);

  await page.getByRole('link', { name: 'Create Post' }).last().click();
  await expect(page.getByPlaceholder("What's happening?")).toBeVisible();
  await page.goBack();
  await expect(far).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(4);

  // A press of the mouse leaves Page Down to the page.
  const like = far.getByRole('button', { name: /^Like/ });
  await like.click();
  const shown = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(shown + 300);
  await expect(like).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('PageDown');
  const next = page.getByRole('article').filter({ hasText: /Sighting 11\n/ });
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Post/ })).toBeFocused();
  await page.goBack();
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
});
