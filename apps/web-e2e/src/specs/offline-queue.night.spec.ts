import { messageField as field } from '../support/chat';
import { expect, test } from '../support/fixtures';
import { bubbles, closeTab, OFFLINE, openTab, posts, publish, write } from '../support/offline-queue';
import { expectSaid } from '../support/said';

test('two tabs send each message once; a lost answer and a cut upload double nothing', async ({
  page,
  context,
  friends,
  browserConsole,
}) => {
  browserConsole.allow(OFFLINE);
  const [meera, priya] = friends;
  await page.goto(`/community/messages/${priya.id}`);
  const second = await openTab(context, `/community/messages/${priya.id}`);
  for (const tab of [page, second]) await expect(field(tab)).toBeVisible();
  await context.setOffline(true);
  for (const [index, tab] of [page, second, page, second].entries()) await write(tab, `Message ${index + 1}`);
  await expect(bubbles(page)).toHaveCount(4);
  await context.setOffline(false);
  for (const tab of [page, second]) {
    await expect(bubbles(tab)).toHaveText([1, 2, 3, 4].map((number) => new RegExp(`Message ${number}`)));
    await expect(tab.getByText('Waiting to be sent')).toHaveCount(0);
  }
  await priya.page.goto(`/community/messages/${meera.id}`);
  await expect(bubbles(priya.page)).toHaveCount(4);

  // The API has the post, and the connection breaks before its answer.
  let cut = 0;
  await page.route('**/api/post/add', async (route) => {
    cut += 1;
    if (cut === 1) await route.fetch();
    await (cut <= 2 ? route.abort() : route.continue());
  });
  await publish(page, 'A heron, twice cut off', 'heron.jpg');
  await expectSaid(page, 'Your post is sent once you are online');
  await closeTab(page);
  await second.getByRole('link', { name: 'Feed' }).first().click();
  await expect(posts(second, 'A heron, twice cut off')).toHaveCount(1);
  await expect(second.getByRole('article', { name: 'Your waiting post' })).toHaveCount(0);
  await priya.page.goto('/community');
  await expect(posts(priya.page, 'A heron, twice cut off')).toHaveCount(1);
});

test('a refused post waits with its reason, and can be edited; signing out asks what becomes of it', async ({
  page,
  context,
  join,
  browserConsole,
}) => {
  browserConsole.allow(OFFLINE);
  browserConsole.allow(/Failed to load resource: the server responded with a status of 4/);
  await join('Nila Rao', page);
  await page.goto('/community');
  await page.getByRole('link', { name: 'Create Post' }).first().click();
  await expect(page.getByPlaceholder("What's happening?")).toBeVisible();
  await context.setOffline(true);
  await publish(page, 'Broken picture', undefined);
  await expect(page.getByRole('article', { name: 'Your waiting post' })).toBeVisible();
  await page.route('**/api/post/add', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: JSON.stringify({ success: false, code: 'invalid_input', message: 'This cannot be published.' }),
    }),
  );
  await context.setOffline(false);
  const waiting = page.getByRole('article', { name: 'Your waiting post' });
  await expect(waiting).toContainText('This cannot be published.');
  await waiting.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByPlaceholder("What's happening?")).toHaveValue('Broken picture');
  await expect(page).toHaveURL(/create-post$/);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Publish Post' }).click();
  await expect(waiting).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  const asks = page.getByRole('dialog', { name: 'Sign out?' });
  await expect(asks).toContainText('Not sent yet: 1 post.');
  await asks.getByRole('button', { name: 'Send first' }).click();
  await expect(asks.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await asks.getByRole('button', { name: 'Remove it and sign out' }).click();
  await expect(page).toHaveURL('/');
});
