import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { photograph } from '../support/pictures';
import { expectSaid } from '../support/said';

const TEXT = 'What I saw at the waterhole';

/** How many pictures of drafts this device keeps. */
const storedPictures = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('aranya-queue');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const pictures = IDBKeyRange.bound('picture ', 'picture!');
          const count = open.result.transaction('entries').objectStore('entries').count(pictures);
          count.onsuccess = () => {
            open.result.close();
            resolve(count.result);
          };
        };
      }),
  );

test('a refused post and its pictures survive a reload, and signing out removes the pictures', async ({
  page,
  join,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: the server responded with a status of 400/);
  await join('Kabir Das', page);
  await page.goto('/community/create-post');
  await page.getByRole('button', { name: 'Publish Post' }).click();
  await expectSaid(page, 'Please add at least one image or text');
  await page.getByPlaceholder("What's happening?").fill(TEXT);
  await page
    .locator('input[type=file]')
    .setInputFiles([await photograph('a.jpg'), await photograph('b.jpg')]);
  await page.getByLabel('Description of picture 2').fill('She drinks');
  await expect.poll(() => storedPictures(page)).toBe(2);
  const refusal = { success: false, code: 'invalid_input', message: 'Not like this.' };
  await page.route('**/api/post/add', (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 });
  await page.getByRole('button', { name: 'Publish Post' }).click();
  await expect(page.getByText('Not like this.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByPlaceholder("What's happening?")).toHaveValue(TEXT);
  await expect(page.getByLabel('Description of picture 2')).toHaveValue('She drinks');
  const preview = page.getByRole('img', { name: 'b.jpg' });
  expect(
    await preview.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(640);
  await page.getByRole('button', { name: 'Publish Post' }).click();
  await expectSaid(page, 'Post Added');
  const post = page.getByRole('article').filter({ hasText: 'Kabir Das' });
  await expect(post.getByRole('button', { name: /^Enlarge/ })).toHaveCount(2);
  await expect.poll(() => storedPictures(page)).toBe(0);

  await page.goto('/community/create-post');
  await page.locator('input[type=file]').setInputFiles([await photograph('c.jpg')]);
  await expect.poll(() => storedPictures(page)).toBe(1);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedPictures(page)).toBe(0);
});
