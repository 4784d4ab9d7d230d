import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { newAccount, signUp } from '../support/people';
import { photograph } from '../support/pictures';
import { Site } from '../support/site';

const TEXT = 'First tiger of the season #tadoba';

/** The post is in the feed, its hashtag marked, both of its pictures loaded. */
async function expectPost(page: Page, author: string): Promise<void> {
  const post = page.getByRole('article').filter({ hasText: TEXT });
  await expect(post).toHaveCount(1);
  await expect(post.getByText(author)).toBeVisible();
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

test('a post travels from one browser to another, and outlives a restart and a kill', async ({
  browser,
  browserConsole,
}) => {
  test.setTimeout(180_000);
  // A site of its own: it is ended and started again.
  const site = await Site.create();
  // While the site is down, calls of an open page fail; that is not what this journey is about.
  browserConsole.allow(/Failed to load resource|ERR_CONNECTION_REFUSED/);
  try {
    const open = async () => {
      const context = await browser.newContext({ baseURL: site.url });
      browserConsole.watch(context);
      return context.newPage();
    };
    const [asha, ravi] = [newAccount('Asha Menon'), newAccount('Ravi Kulkarni')];
    const [hers, his] = [await open(), await open()];
    await signUp(hers, asha);
    await signUp(his, ravi);

    await hers.getByRole('link', { name: 'Create Post' }).first().click();
    await hers.getByPlaceholder("What's happening?").fill(TEXT);
    await hers
      .locator('input[type=file]')
      .setInputFiles([await photograph('one.jpg'), await photograph('two.jpg')]);
    await hers.getByRole('button', { name: 'Publish Post' }).click();
    await expect(hers.getByText('Post Added')).toBeVisible();
    await expect(hers).toHaveURL(/\/community$/);
    await expectPost(hers, asha.name);

    // He follows no one, and still finds it.
    await his.reload();
    await expectPost(his, asha.name);

    await site.stop();
    await site.start();
    for (const page of [hers, his]) {
      await page.reload();
      await expectPost(page, asha.name);
    }

    await site.kill();
    await site.start();
    for (const page of [hers, his]) {
      await page.reload();
      await expectPost(page, asha.name);
    }
  } finally {
    await site.remove();
  }
});
