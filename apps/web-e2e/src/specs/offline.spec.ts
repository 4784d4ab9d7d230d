import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { type Console, expect, test as onSharedSite, testOfOwnSite as test } from '../support/fixtures';
import { bubble } from '../support/chat';
import { addPost, follow, sendMessage } from '../support/members';
import { newAccount, signUp } from '../support/people';
import { photograph } from '../support/pictures';
import { byRole } from '../support/screen-table';
import type { Site } from '../support/site';
import { serveTiles } from '../support/tracker';
import {
  cached,
  cachedPaths,
  everythingKept,
  everythingStored,
  keptReadings,
  workerReady,
} from '../support/worker-cache';

onSharedSite.use({ serviceWorkers: 'allow' });
test.use({ serviceWorkers: 'allow' });

async function cutOff(context: BrowserContext, site: Site) {
  await context.setOffline(true);
  await site.stop();
}

/** Chromium reports each missing file, and what a server answers that is about to end. */
function allowNoNetwork(browserConsole: Console) {
  browserConsole.allow(
    /^error: Failed to load resource: (net::ERR_|the server responded with a status of 503)/,
  );
  browserConsole.allow(/^error: .*TypeError: Failed to fetch/);
}

/** Playwright tells a page from a worker only of a change. */
async function tellOffline(context: BrowserContext) {
  await context.setOffline(false);
  await context.setOffline(true);
}

/** Lazy pictures load when they come into view. */
async function expectPicture(page: Page, source: string) {
  const picture = page.locator(`main img[src*="${source}"], [role=dialog] img[src*="${source}"]`).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
}

test('a first visit stores next to nothing; what was read, or taken along, opens without a network', async ({
  page,
  context,
  ownSite,
  browserConsole,
}) => {
  allowNoNetwork(browserConsole);
  const tiles = await serveTiles(context);
  const notHere = page.getByRole('heading', { level: 1, name: 'This page is not on this device' });

  await test.step('a first visit', async () => {
    await page.goto('/');
    await workerReady(page);
    expect((await cachedPaths(page)).filter((path) => !/\.(css|woff2)$/.test(path)).sort()).toEqual([
      '/artwork/scenes/offline.svg',
      '/no-network',
    ]);
    await cutOff(context, ownSite);
    await page.goto('/news');
    await expect(notHere).toBeVisible();
    await expectAccessible(page, 'a page that is not kept, before any is');
    await ownSite.start();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveTitle(/News/);
  });

  await test.step('reading, and taking a park along', async () => {
    await page.getByRole('link', { name: 'Species', exact: true }).first().click();
    await page.getByRole('searchbox').fill('leopard');
    await expect(page).toHaveURL(/q=leopard/);
    await page.getByRole('link', { name: /Snow Leopard/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Snow Leopard' })).toBeVisible();
    await everythingKept(page);
    await page.goto('/community');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect
      .poll(async () => (await cached(page)).map((url) => new URL(url).search))
      .toContain('?community');

    await page.goto('/offline');
    await expect(page.getByRole('checkbox', { name: 'Keep the pages that I read' })).toBeChecked();
    await page.getByLabel('Park or sanctuary').selectOption({ label: 'Kaziranga National Park' });
    await byRole(page, 'Take along Kaziranga National Park').click();
    await expect(byRole(page, 'Delete Kaziranga National Park')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Snow Leopard/ })).toBeVisible();
  });

  await test.step('without a network', async () => {
    await cutOff(context, ownSite);
    const answer = await page.goto('/animal/4');
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    await expect(page.getByRole('heading', { level: 1, name: 'Snow Leopard' })).toBeVisible();
    await expectPicture(page, 'snow-leopard');
    await page.getByRole('button', { name: 'Add to Favorites' }).click();
    await page.goto('/animals?q=tiger');
    // The page that is kept lists all animals; they move when its script filters them.
    await expect(page.getByRole('heading', { name: 'Snow Leopard' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Bengal Tiger' })).toBeVisible();
    await page.getByRole('link', { name: /Bengal Tiger/ }).click();
    await expect(notHere).toBeVisible();
    await expectAccessible(page, 'a page that is not kept');

    await page.goto('/parks&sancturies/kaziranga-national-park');
    await expect(page.getByRole('dialog').getByText('Best Time to Visit')).toBeVisible();
    await expectPicture(page, '/artwork/parks/');

    await page.goto('/games');
    await expect(page.getByRole('heading', { name: 'Animal Games Hub' })).toBeVisible();

    const needsConnection = page.getByRole('heading', { name: 'The community needs a connection' });
    await page.goto('/community/messages');
    await tellOffline(context);
    await expect(needsConnection).toBeVisible();
    await page.getByRole('link', { name: 'What is on this device' }).click();
    await expect(byRole(page, 'Delete Kaziranga National Park')).toBeVisible();

    await page.goto('/community');
    await tellOffline(context);
    await expect(needsConnection).toBeVisible();
    await ownSite.start();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  await test.step('signing in works with the worker, which caches nothing of it', async () => {
    await page.goto('/live-tracking');
    await expect.poll(() => tiles.asked.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await signUp(page, newAccount('Ila Bose'));
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/user/data'));
    await page.reload();
    expect((await answered).fromServiceWorker()).toBe(false);
    await expect(page.getByText('Ila Bose').first()).toBeVisible();

    const all = await cached(page);
    expect(all.length).toBeGreaterThan(100);
    const { origin } = new URL(page.url());
    expect(all.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    expect(all.filter((url) => /^\/(api|media|community)(\/|$)/.test(new URL(url).pathname))).toEqual([]);
    expect(all.filter((url) => /[?&](code|state)=/.test(url))).toEqual([]);
    const holdsName = await page.evaluate(async () => {
      const answers = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
      );
      const texts = await Promise.all(answers.flat().map((answer) => answer.text()));
      return texts.some((text) => text.includes('Ila Bose'));
    });
    expect(holdsName).toBe(false);
  });

  await test.step('what is kept can be deleted', async () => {
    await page.goto('/offline');
    await byRole(page, 'Delete Kaziranga National Park').click();
    await expect(byRole(page, 'Take along Kaziranga National Park')).toHaveCount(0);
    expect(await cachedPaths(page)).not.toContain('/parks&sancturies/kaziranga-national-park');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
    await page.goto('/animal/4');
    await expect(page.getByRole('heading', { level: 1, name: 'Snow Leopard' })).toBeVisible();
    expect((await cachedPaths(page)).filter((path) => path.startsWith('/animal'))).toEqual([]);
  });
});

test('what a member read in the community opens without a network, and goes when they sign out', async ({
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

  await test.step('reading', async () => {
    for (const [path, shown, kept] of screens) {
      await page.goto(path);
      await expect(shown).toBeVisible();
      await expect(age).toHaveCount(0);
      await expect.poll(() => keptReadings(page)).toContain(JSON.stringify(kept));
    }
    await everythingKept(page);
  });

  await test.step('without a network', async () => {
    await cutOff(context, ownSite);
    for (const [path, shown] of screens) {
      await page.goto(path);
      await tellOffline(context);
      await expect(shown).toBeVisible();
      await expect(age).toBeVisible();
      const broken = page
        .locator('main img')
        .evaluateAll((images) =>
          (images as HTMLImageElement[])
            .filter(({ alt, complete, naturalWidth }) => alt !== '' && complete && naturalWidth === 0)
            .map(({ src }) => src),
        );
      expect(await broken).toEqual([]);
    }
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
    await expect(main.getByText('Otters again')).toBeVisible();
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
    await cutOff(context, ownSite);
    await page.goto('/community');
    await tellOffline(context);
    await expect(page.getByRole('heading', { name: 'The community needs a connection' })).toBeVisible();
    await ownSite.start();
  });
});

onSharedSite(
  'the site can be installed: every address of its manifest answers',
  async ({ page, request }) => {
    await page.goto('/');
    const manifestLink = page.locator('link[rel=manifest]');
    await expect(manifestLink).toHaveAttribute('href', /webmanifest/);
    const answer = await request.get((await manifestLink.getAttribute('href')) ?? 'no manifest');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      icons: { src: string; purpose?: string }[];
      shortcuts: { url: string; icons: { src: string }[] }[];
    };
    expect(manifest).toMatchObject({ short_name: 'Aranya', start_url: '/', display: 'standalone' });
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    const named = [
      ...manifest.icons.map(({ src }) => src),
      ...manifest.shortcuts.flatMap(({ url, icons }) => [url, ...icons.map(({ src }) => src)]),
    ];
    for (const url of named) expect((await request.get(url)).status(), url).toBe(200);
  },
);
