import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/fixtures';
import { addPost, connect, sendMessage } from '../support/members';
import { photograph } from '../support/pictures';

test.use(withMotion);

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Posts take their real heights as they come into view. */
async function settled(page: Page): Promise<number> {
  let place = -1;
  await expect
    .poll(async () => {
      const last = place;
      place = await scrolled(page);
      return place === last;
    })
    .toBe(true);
  return place;
}

test('Back closes a picture and stays where one was; Forward, reload and Escape are sane', async ({
  page,
  join,
}) => {
  const asha = await join('Asha Menon', page);
  const pictures = await Promise.all(['1.jpg', '2.jpg', '3.jpg'].map((name) => photograph(name)));
  await addPost(asha, 'Three at the waterhole #tadoba', { pictures });
  for (let number = 0; number < 8; number++)
    await addPost(asha, `Field note ${number}\n${'A line.\n'.repeat(8)}`);
  await page.goto('/community/discover');
  await page.getByRole('link', { name: 'Feed' }).first().click();
  const picture = page.getByRole('button', { name: /^Enlarge: picture 2 of 3/ });
  await picture.scrollIntoViewIfNeeded();
  const place = await settled(page);
  expect(place).toBeGreaterThan(500);
  const entries = await page.evaluate(() => history.length);
  const dialog = page.getByRole('dialog');

  await picture.click();
  await expect(dialog).toContainText('2 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('3 of 3');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/community$/);
  await expect.poll(() => scrolled(page)).toBe(place);

  await page.goForward();
  await expect(dialog).toContainText('3 of 3');
  await page.reload();
  await expect(dialog).toContainText('3 of 3');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/community$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/discover$/);
});

test('Back closes a picture of a chat and stays in the chat', async ({ page, join }) => {
  const asha = await join('Asha Menon', page);
  const ravi = await join('Ravi Kulkarni');
  await connect(asha, ravi);
  await sendMessage(ravi, asha, 'Look', await photograph('look.jpg'));
  await page.goto(`/community/messages/${ravi.id}`);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('button', { name: /^Enlarge/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('img')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('link', { name: 'Full picture' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${ravi.id}$`));
  await expect(page.getByText('Look', { exact: true })).toBeVisible();
});
