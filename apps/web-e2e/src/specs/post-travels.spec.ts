import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { newAccount, signUp } from '../support/people';
import { photograph } from '../support/pictures';
import { Site } from '../support/site';

const TEXT = 'First tiger of the season #tadoba';

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

test('a post appears in another browser, also after a restart and a kill of the site', async ({
  browser,
  browserConsole,
}) => {
  test.setTimeout(180_000);
  const site = await Site.create();
  // Calls of open pages fail while the site is down.
  browserConsole.allow(/Failed to load resource|ERR_CONNECTION_REFUSED/);
  try {
    const open = async () => {
      const context = await browser.newContext({ baseURL: site.url });
      browserConsole.watch(context);
      return context.newPage();
    };
    const [asha, ravi] = [newAccount('Asha Menon'), newAccount('Ravi Kulkarni')];
    const [ashasPage, ravisPage] = [await open(), await open()];
    await signUp(ashasPage, asha);
    await signUp(ravisPage, ravi);

    await ashasPage.getByRole('link', { name: 'Create Post' }).first().click();
    await ashasPage.getByPlaceholder("What's happening?").fill(TEXT);
    await ashasPage
      .locator('input[type=file]')
      .setInputFiles([await photograph('one.jpg'), await photograph('two.jpg')]);
    await ashasPage.getByRole('button', { name: 'Publish Post' }).click();
    await expect(ashasPage.getByText('Post Added')).toBeVisible();
    await expect(ashasPage).toHaveURL(/\/community$/);
    await expectPost(ashasPage, asha.name);

    // Suggested, because Ravi follows nobody.
    await ravisPage.reload();
    await expectPost(ravisPage, asha.name);

    await site.stop();
    await site.start();
    for (const page of [ashasPage, ravisPage]) {
      await page.reload();
      await expectPost(page, asha.name);
    }

    await site.kill();
    await site.start();
    for (const page of [ashasPage, ravisPage]) {
      await page.reload();
      await expectPost(page, asha.name);
    }
  } finally {
    await site.remove();
  }
});
