import { animalCount } from '@aranya/wildlife-data';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as onSharedSite, testOfOwnSite as test } from '../support/fixtures';
import { newAccount, signUp } from '../support/people';
import type { Site } from '../support/site';
import { serveTiles } from '../support/tracker';
import { cached, everythingCached } from '../support/worker-cache';

onSharedSite.use({ serviceWorkers: 'allow' });
test.use({ serviceWorkers: 'allow' });

async function cutOff(context: BrowserContext, site: Site) {
  await context.setOffline(true);
  await site.stop();
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

test('after one visit every public page works without a network, and signing in works with the worker', async ({
  page,
  context,
  ownSite,
  browserConsole,
}) => {
  // Chromium reports each missing tile.
  browserConsole.allow(
    /^error: Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/,
  );
  browserConsole.allow(/^error: The recent tracks could not be loaded\. TypeError: Failed to fetch/);
  await page.goto('/');
  await everythingCached(page);
  await cutOff(context, ownSite);

  await page.getByRole('link', { name: 'Species', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Wildlife Explorer' })).toBeVisible();
  await page.getByRole('searchbox').fill('leopard');
  await page.getByRole('link', { name: /Snow Leopard/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Snow Leopard' })).toBeVisible();
  await expectPicture(page, 'snow-leopard');
  await page.getByRole('button', { name: 'Add to Favorites' }).click();

  for (const id of [1, 42, animalCount]) {
    const answer = await page.goto(`/animal/${id}`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    await expect(page.getByText('Scientific Name')).toBeVisible();
    await expectPicture(page, '/artwork/animals/');
  }
  await page.goto('/animals?q=tiger');
  await expect(page.getByRole('heading', { name: 'Bengal Tiger' })).toBeVisible();

  await page.goto('/parks&sancturies');
  await page.getByRole('link', { name: 'See Details' }).first().click();
  await expect(page.getByRole('dialog').getByText('Best Time to Visit')).toBeVisible();
  await expectPicture(page, '/artwork/parks/');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Snow Leopard' })).toBeVisible();
  await expectPicture(page, 'snow-leopard');

  await page.goto('/games');
  await page
    .getByRole('link', { name: /Wild Match/ })
    .first()
    .click();
  await expect(page.getByText('Matches: 0 / 8')).toBeVisible();

  await page.goto('/live-tracking');
  await page.getByRole('combobox', { name: 'Search animal' }).fill('Amur Falcon');
  await page.getByRole('option', { name: 'Amur Falcon' }).click();
  const stops = page.getByRole('region', { name: 'Route log' }).getByRole('listitem');
  await expect(stops).toHaveCount(4);
  await expect(page.getByText('Map detail unavailable, outline shown')).toBeVisible();

  // By a link: its words come from the page's data, its positions from a chunk.
  await page.getByRole('link', { name: /All routes/ }).click();
  await page
    .getByRole('link', { name: /Pacific walrus/ })
    .first()
    .click();
  await expect(page.getByRole('slider', { name: 'Date' })).toHaveAttribute('aria-valuetext', /2009/);
  await expect(page.getByRole('row').nth(1)).toContainText('Sep 2009');

  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const needsConnection = page.getByRole('heading', { name: 'The community needs a connection' });
  await page.goto('/about-us');
  await tellOffline(context);
  await page
    .getByRole('link', { name: /Community/ })
    .first()
    .click();
  await expect(needsConnection).toBeVisible();
  await page.goto('/community/messages');
  await tellOffline(context);
  await expect(needsConnection).toBeVisible();
  await page.getByRole('link', { name: 'Games' }).click();
  await expect(page.getByRole('heading', { name: 'Animal Games Hub' })).toBeVisible();

  await page.goto('/community');
  await tellOffline(context);
  await expect(needsConnection).toBeVisible();
  await ownSite.start();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await test.step('signing in works with the worker, which caches nothing of it', async () => {
    const tiles = await serveTiles(context);
    await page.goto('/live-tracking');
    await expect.poll(() => tiles.asked.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await signUp(page, newAccount('Ila Bose'));
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/user/data'));
    await page.reload();
    expect((await answered).fromServiceWorker()).toBe(false);
    await expect(page.getByText('Ila Bose').first()).toBeVisible();

    const all = await cached(page);
    expect(all.length).toBeGreaterThan(300);
    const { origin } = new URL(page.url());
    expect(all.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    expect(all.filter((url) => /^\/(api|media)(\/|$)/.test(new URL(url).pathname))).toEqual([]);
    expect(all.filter((url) => /[?&](code|state)=/.test(url))).toEqual([]);
    // Offline the app shell answers for the community's addresses.
    const kept = all.map((url) => new URL(url).pathname);
    expect(kept.filter((name) => name.startsWith('/community'))).toEqual([]);
    expect(kept).toContain('/app-shell');
    const holdsName = await page.evaluate(async () => {
      const answers = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
      );
      const texts = await Promise.all(answers.flat().map((answer) => answer.text()));
      return texts.some((text) => text.includes('Ila Bose'));
    });
    expect(holdsName).toBe(false);
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
