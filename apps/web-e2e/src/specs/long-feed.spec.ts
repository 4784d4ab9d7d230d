import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { newAccount, signUp } from '../support/people';

async function publish(page: Page, apiUrl: string, count: number): Promise<void> {
  const asked = page.waitForRequest((request) => request.url().includes('/api/user/recent-messages'));
  const { authorization = '' } = (await asked).headers();
  for (let n = 1; n <= count; n += 1) {
    const answer = await page.request.post(`${apiUrl}/api/post/add`, {
      headers: { authorization },
      multipart: {
        content: `Sighting ${n}\n${'Fresh tracks along the stream. '.repeat((n * 7) % 13)}`,
        post_type: 'text',
        client_id: randomUUID(),
      },
    });
    expect(answer.status()).toBe(200);
  }
}

test('a long feed loads while scrolling, and Back restores the position', async ({ page, site }) => {
  test.slow();
  await signUp(page, newAccount('Feed Reader'));
  await publish(page, site.apiUrl, 65);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();

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
});
