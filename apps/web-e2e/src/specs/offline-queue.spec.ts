import type { BrowserContext, Page } from '@playwright/test';
import { conversation, messageField as field } from '../support/chat';
import { expect, test } from '../support/fixtures';
import { photograph } from '../support/pictures';

// Chromium warns of style sheets that it could not fetch.
const OFFLINE =
  /A preload for|Failed to load resource: net::ERR_|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/;

const bubbles = (page: Page) => conversation(page).getByRole('listitem');
const badge = (page: Page, count: number) => page.getByRole('button', { name: `${count} waiting` }).first();
const posts = (page: Page, text: string) =>
  page.getByRole('feed').getByRole('article').filter({ hasText: text });

async function write(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(bubbles(page).filter({ hasText: text })).toHaveCount(1);
}

const sighting = (page: Page) => page.getByRole('region', { name: 'What did you see?' });

async function addSighting(page: Page, typed: string, animal: string) {
  await page.getByRole('button', { name: 'Add a sighting' }).click();
  await sighting(page).getByRole('combobox', { name: 'Species' }).fill(typed);
  await sighting(page).getByRole('option', { name: animal }).click();
  await expect(sighting(page).getByText('What others see is known once this is sent.')).toBeVisible();
}

async function publish(page: Page, text: string, picture?: string, animal?: [typed: string, name: string]) {
  await page.getByRole('link', { name: 'Create Post' }).first().click();
  await page.getByPlaceholder("What's happening?").fill(text);
  if (picture) await page.locator('input[type=file]').setInputFiles([await photograph(picture)]);
  if (animal) await addSighting(page, ...animal);
  await page.getByRole('button', { name: 'Publish Post' }).click();
}

/** In the middle of whatever it does: the tab writes nothing down any more. */
async function closeTab(page: Page) {
  await page.close({ runBeforeUnload: false });
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

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
  const list = page.waitForResponse(/\/assets\/search-india-/);
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
  await expect(page.getByText('Your post is sent once you are online')).toBeVisible();
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
  await expect(page.getByText('Your post is sent once you are online')).toBeVisible();
  await closeTab(page);
  await second.getByRole('link', { name: 'Feed' }).first().click();
  await expect(second.getByRole('article', { name: 'Your waiting post' })).toHaveCount(0);
  await expect(posts(second, 'A heron, twice cut off')).toHaveCount(1);
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
