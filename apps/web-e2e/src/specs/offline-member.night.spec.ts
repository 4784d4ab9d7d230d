import type { Page } from '@playwright/test';
import { expect, testOfOwnSite as test } from '../support/fixtures';
import { bubble } from '../support/chat';
import { allowNoNetwork, cutOff, tellOffline } from '../support/cut-off';
import { untilHydrated } from '../support/hydrated';
import { addPost, follow, sendMessage } from '../support/members';
import { photograph } from '../support/pictures';
import { byRole } from '../support/screen-table';
import { scriptOf } from '../support/script-of';
import {
  cachedPaths,
  countedAsRead,
  everythingKept,
  everythingStored,
  keptReadings,
} from '../support/worker-cache';

test.use({ serviceWorkers: 'allow' });

/** Returns the addresses of the pictures that could not be loaded. */
const broken = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ alt, complete, naturalWidth }) => alt !== '' && complete && naturalWidth === 0)
        .map(({ src }) => src),
    );

test('what a member read opens without a network, and what is of the community goes when they sign out', async ({
  page,
  context,
  ownSite,
  friends,
  browserConsole,
}) => {
  allowNoNetwork(browserConsole);
  const [meera, priya] = friends;
  await follow(meera, priya);
  await addPost(priya, 'Otters below the bridge', { pictures: [await photograph('otters.jpg')] });
  await sendMessage(priya, meera, 'Come at dawn');
  await meera.call('POST', '/api/life-list/add', {
    records: [{ species: 'bengal-tiger', seen_on: null }],
  });
  const main = page.getByRole('main');
  const screens = [
    ['/community', main.getByText('Otters below the bridge'), ['posts', 'feed']],
    [
      '/community/messages',
      page.locator(`main a[href="/community/messages/${priya.id}"]`).first(),
      ['messages', 'chats'],
    ],
    [
      `/community/messages/${priya.id}`,
      bubble(page, 'Come at dawn'),
      ['messages', 'chat', priya.id, 'history'],
    ],
    [
      '/community/life-list',
      main.getByRole('link', { name: /Bengal Tiger/ }).first(),
      ['life-list', meera.id],
    ],
    ['/community/notifications', main.getByText('Priya Nair').first(), ['notifications', 'list']],
  ] as const;
  const age = page.getByText(/^You are offline\. This is what you read (just now|\d+ minutes? ago)\.$/);

  const leopard = page.getByRole('heading', { level: 1, name: 'Snow Leopard' });

  await test.step('reading', async () => {
    for (const path of ['/', '/animals', '/animal/4']) {
      await page.goto(path);
      await countedAsRead(page, path);
    }
    await expect(leopard).toBeVisible();
    for (const [path, shown, kept] of screens) {
      await page.goto(path);
      await expect(shown).toBeVisible();
      await expect(age).toHaveCount(0);
      await expect.poll(() => keptReadings(page)).toContain(JSON.stringify(kept));
    }
    await everythingKept(page);
    // The composer was not opened.
    expect(await cachedPaths(page)).toEqual(
      expect.arrayContaining([scriptOf('search-india.ts'), scriptOf('town-entries.ts')]),
    );
  });

  await test.step('without a network', async () => {
    await cutOff(context, ownSite);
    await page.goto('/animal/4');
    await expect(leopard).toBeVisible();
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Enlarge: Snow Leopard, illustration' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    for (const [path, shown] of screens) {
      await page.goto(path);
      await tellOffline(context);
      await expect(shown).toBeVisible();
      await expect(age).toBeVisible();
      expect(await broken(page)).toEqual([]);
    }
    // Animals that are not kept.
    await page.goto('/animals?page=8');
    await expect(page.getByRole('link', { name: 'Bengal Tiger' })).toHaveCount(0);
    const plate = main.getByRole('img', { name: /, illustration$/ }).first();
    await expect.poll(() => plate.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await broken(page)).toEqual([]);
    await page.goto('/offline');
    await expect(page.getByRole('heading', { name: 'From the community' })).toBeVisible();
    await byRole(page, 'Delete Life list').click();
    await expect(byRole(page, 'Delete Life list')).toHaveCount(0);
    await page.goto('/community');
    await tellOffline(context);
    await expect(age).toBeVisible();
  });

  await test.step('the network returns, and an open page goes on without a reload', async () => {
    await page.evaluate("window.before = 'here'");
    await ownSite.start();
    await addPost(priya, 'Otters again');
    await context.setOffline(false);
    // A page that was back before the post was written has it behind the line of new posts.
    const again = main.getByText('Otters again');
    const waiting = main.getByRole('button', { name: 'Show 1 new post' });
    await expect(again.or(waiting)).toBeVisible();
    if (await waiting.isVisible()) await waiting.click();
    await expect(again).toBeVisible();
    await expect(age).toHaveCount(0);
    expect(await page.evaluate('window.before')).toBe('here');
  });

  await test.step('after signing out nothing is left', async () => {
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page).toHaveURL('/');
    const stored = await everythingStored(page);
    for (const words of [
      'Otters below the bridge',
      'Otters again',
      'Come at dawn',
      'Priya Nair',
      meera.username,
    ])
      expect(stored).not.toContain(words);
  });
});
