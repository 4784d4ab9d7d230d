import { messageField as field } from '../support/chat';
import { expect, test } from '../support/fixtures';
import {
  badge,
  bubbles,
  closeTab,
  OFFLINE,
  openTab,
  posts,
  publish,
  sighting,
  write,
} from '../support/offline-queue';
import { expectSaid } from '../support/said';
import { scriptOf } from '../support/script-of';

test('what is written without a network survives a closed tab and arrives once, in order', async ({
  page,
  context,
  friends,
  browserConsole,
}) => {
  browserConsole.allow(OFFLINE);
  const [meera, priya] = friends;
  // Without the service worker, a screen has to be seen before it can be opened offline.
  await page.goto('/community');
  await expect(page.getByRole('heading', { name: 'Together in the wild' })).toBeVisible();
  const list = page.waitForResponse(`**${scriptOf('search-india.ts')}`);
  await page.getByRole('link', { name: 'Create Post' }).first().click();
  await expect(page.getByPlaceholder("What's happening?")).toBeVisible();
  await page.getByRole('button', { name: 'Add a sighting' }).click();
  await sighting(page).getByRole('button', { name: 'Remove sighting' }).click();
  await (await list).finished();
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await page.locator(`main a[href="/community/messages/${priya.id}"]`).first().click();
  await expect(field(page)).toBeVisible();

  await context.setOffline(true);
  await write(page, 'First from the hide');
  await write(page, 'Second from the hide');
  await expect(bubbles(page).getByText('Waiting to be sent')).toHaveCount(2);
  await publish(page, 'Otters at dusk', 'otters.jpg', ['neelkanth', 'Indian Roller']);
  await expectSaid(page, 'Your post is sent once you are online');
  const waiting = page.getByRole('article', { name: 'Your waiting post' });
  await expect(waiting).toContainText('Otters at dusk');
  await expect(waiting.getByRole('group', { name: 'Sighting' })).toContainText('Indian Roller');
  await expect(waiting.getByRole('img', { name: 'otters.jpg' })).toBeVisible();
  await expect(badge(page, 3)).toBeVisible();
  await badge(page, 3).click();
  await expect(page.getByRole('dialog')).toContainText('Message to Priya Nair');
  await closeTab(page);

  await context.setOffline(false);
  const next = await openTab(context, '/community');
  await expect(posts(next, 'Otters at dusk')).toHaveCount(1);
  await expect(posts(next, 'Otters at dusk').getByRole('button', { name: /^Enlarge/ })).toHaveCount(1);
  await expect(next.getByRole('article', { name: 'Your waiting post' })).toHaveCount(0);
  await next.reload();
  await expect(posts(next, 'Otters at dusk')).toHaveCount(1);

  await priya.page.goto(`/community/messages/${meera.id}`);
  await expect(bubbles(priya.page)).toHaveText([/First from the hide/, /Second from the hide/]);
  await priya.page.goto('/community');
  await expect(posts(priya.page, 'Otters at dusk').getByRole('group', { name: 'Sighting' })).toContainText(
    'Indian Roller',
  );
});
