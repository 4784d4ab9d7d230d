import { expect, test, withMotion } from '../support/fixtures';
import { addPost } from '../support/members';
import { photograph } from '../support/pictures';
import { serveTiles } from '../support/tracker';
import { expectSaid } from '../support/said';

test.use(withMotion);

test('a hashtag leads to the posts that have it, and to a new one', async ({ page, join }) => {
  const asha = await join('Asha Menon', page);
  await addPost(asha, 'A marten #NilgiriMarten');
  await addPost(asha, 'An owl #owl');
  let answerNames: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answerNames = resolve));
  await page.route('**/api/taxa?*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/community');
  await page.getByRole('link', { name: '#NilgiriMarten' }).click();
  await expect(page).toHaveURL(/\/community\/tag\/nilgirimarten$/);
  await expect(page.getByRole('heading', { name: '#nilgirimarten' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);
  const create = page.getByRole('link', { name: 'Post with #nilgirimarten' });
  const place = await create.boundingBox();
  answerNames();
  await expect(page.getByRole('link', { name: /^Nilgiri Marten/i })).toBeVisible();
  expect(await create.boundingBox()).toEqual(place);
  await create.click();
  await expect(page.getByPlaceholder("What's happening?")).toHaveValue('#nilgirimarten ');
  await page.goto(`/community/tag/${encodeURIComponent('\u202e/../<b>')}`);
  await expect(page.getByRole('heading', { name: 'No hashtag' })).toBeVisible();
});

test('a set of pictures is put in order, its place offered and sent only if used; an edit changes the set', async ({
  page,
  join,
}) => {
  await serveTiles(page.context());
  await join('Asha Menon', page);
  await page.goto('/community/create-post');
  await page.getByPlaceholder("What's happening?").fill('Five from one morning');
  const files = await Promise.all([...'abcde'].map((name) => photograph(`${name}.jpg`)));
  await page.getByLabel('Add pictures').setInputFiles(files);
  const names = (list: string) =>
    page
      .getByRole('list', { name: list })
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')).join(' '));
  await expect.poll(() => names('Chosen pictures')).toBe('a.jpg b.jpg c.jpg d.jpg e.jpg');

  await expect(page.getByText(/^Picture 1 was taken near Tadoba/)).toBeVisible();
  await expect(page.getByLabel('Coordinates')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use the point' }).click();
  await expect(page.getByLabel('Coordinates')).toHaveValue('20.21667, 79.33333');
  await page.getByRole('button', { name: 'Remove sighting' }).click();

  await page.getByRole('button', { name: 'Move picture 2 up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move picture 1 up' })).toBeFocused();
  await expect.poll(() => names('Chosen pictures')).toBe('b.jpg a.jpg c.jpg d.jpg e.jpg');
  // Neighbours: a test's drag does not scroll.
  await page.getByRole('img', { name: 'e.jpg' }).dragTo(page.getByRole('img', { name: 'd.jpg' }));
  await expect.poll(() => names('Chosen pictures')).toBe('b.jpg a.jpg c.jpg e.jpg d.jpg');

  const answer = page.waitForResponse('**/api/post/add');
  await page.getByRole('button', { name: 'Publish Post' }).click();
  expect(await (await answer).json()).toMatchObject({ post: { sighting: null } });
  await expectSaid(page, 'Post Added');
  const post = page.getByRole('article').filter({ hasText: 'Five from one morning' });
  await post.getByRole('button', { name: 'Enlarge: picture 4 of 5 by Asha Menon' }).click();
  await expect(page.getByRole('dialog')).toContainText('4 of 5');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText('5 of 5');
  await page.keyboard.press('Escape');

  await post.getByRole('button', { name: 'More about this post' }).click();
  await page.getByRole('menuitem', { name: 'Edit post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit post' });
  await dialog.getByRole('button', { name: 'Remove picture 1' }).click();
  await dialog.getByRole('button', { name: 'Remove picture 1' }).click();
  await dialog.getByLabel('Add pictures').setInputFiles([await photograph('f.jpg')]);
  await dialog.getByLabel('Description of picture 4').fill('The last one');
  await dialog.getByRole('button', { name: 'Move picture 4 up' }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expectSaid(page, 'Post edited');
  await expect(post.getByRole('button', { name: /^Enlarge/ })).toHaveCount(4);
  const third = post.getByRole('list', { name: 'Pictures' }).getByRole('listitem').nth(2);
  await expect(third.getByRole('img')).toHaveAttribute('alt', 'The last one');
});
