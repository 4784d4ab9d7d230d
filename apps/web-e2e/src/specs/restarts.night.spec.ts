import type { Page } from '@playwright/test';
import { bubble, messageField as field } from '../support/chat';
import { expect, testOfOwnSite as test } from '../support/fixtures';
import { photograph } from '../support/pictures';
import { expectSaid } from '../support/said';

const TEXT = 'First tiger of the season #tadoba';

async function expectPost(page: Page, author: string): Promise<void> {
  const post = page.getByRole('article').filter({ hasText: TEXT });
  await expect(post).toHaveCount(1);
  await expect(post.getByRole('link', { name: author })).toBeVisible();
  await expect(post.getByText('#tadoba', { exact: true })).toBeVisible();
  const sizes = await post.locator('img').evaluateAll((images) =>
    Promise.all(
      images
        .filter(
          (image): image is HTMLImageElement =>
            image instanceof HTMLImageElement && image.src.includes('/media/'),
        )
        .map(async (image) => {
          image.loading = 'eager';
          await image.decode();
          return image.naturalWidth;
        }),
    ),
  );
  expect(sizes).toEqual([640, 640]);
}

test('a restart and a kill of the server lose no post, and neither lose nor double a message of an open chat', async ({
  friends,
  ownSite,
  browserConsole,
}) => {
  // Calls of open pages fail while the site is down.
  browserConsole.allow(
    /Failed to load resource|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/,
  );
  const [meera, priya] = friends;

  await test.step('a post with pictures appears in another browser', async () => {
    await meera.page.goto('/community/create-post');
    await meera.page.getByPlaceholder("What's happening?").fill(TEXT);
    await meera.page
      .locator('input[type=file]')
      .setInputFiles([await photograph('one.jpg'), await photograph('two.jpg')]);
    await meera.page.getByRole('button', { name: 'Publish Post' }).click();
    await expectSaid(meera.page, 'Post Added');
    await expect(meera.page).toHaveURL(/\/community$/);
    await expectPost(meera.page, meera.name);
    await priya.page.goto('/community');
    await expectPost(priya.page, meera.name);
  });

  await test.step('a restart during a chat', async () => {
    await meera.page.goto(`/community/messages/${priya.id}`);
    await priya.page.goto(`/community/messages/${meera.id}`);
    await field(meera.page).fill('Before the cut');
    await field(meera.page).press('Enter');
    await expect(bubble(priya.page, 'Before the cut')).toHaveCount(1);
    await field(priya.page).fill('Half a sen');

    await ownSite.stop();
    await expect(meera.page.getByText('Reconnecting…')).toBeVisible();
    await field(meera.page).fill('Into the silence');
    await field(meera.page).press('Enter');
    const lost = bubble(meera.page, 'Into the silence');
    await expect(lost.getByText('Waiting to be sent')).toBeVisible();

    await ownSite.start();
    for (const { page } of friends)
      await expect(page.getByText('Reconnecting…')).toHaveCount(0, { timeout: 45_000 });
    // It goes by itself, after a pause of a minute at most.
    await expect(lost.getByText('Waiting to be sent')).toHaveCount(0, { timeout: 90_000 });
    await expect(lost).toHaveCount(1);
    await expect(bubble(priya.page, 'Into the silence')).toHaveCount(1);
    await expect(bubble(priya.page, 'Before the cut')).toHaveCount(1);

    await expect(field(priya.page)).toHaveValue('Half a sen');
    await priya.page.reload();
    await expect(field(priya.page)).toHaveValue('Half a sen');
    await expect(bubble(priya.page, 'Into the silence')).toHaveCount(1);
    await field(priya.page).press('Enter');
    await expect(bubble(meera.page, 'Half a sen')).toHaveCount(1);
  });

  await test.step('a kill', async () => {
    await ownSite.kill();
    await ownSite.start();
    for (const { page } of friends) {
      await page.goto('/community');
      await expectPost(page, meera.name);
    }
  });
});
