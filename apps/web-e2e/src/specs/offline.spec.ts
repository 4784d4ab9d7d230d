import { animalCount } from '@aranya/wildlife-data';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test as onSharedSite, testOfOwnSite as test } from '../support/fixtures';
import { newAccount, signUp } from '../support/people';
import type { Site } from '../support/site';
import { serveTiles } from '../support/tracker';

onSharedSite.use({ serviceWorkers: 'allow' });
test.use({ serviceWorkers: 'allow' });

const artwork = path.resolve(import.meta.dirname, '../../../web/build/client/artwork');
const pictures = readdirSync(artwork, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.svg') && !name.startsWith('field/'),
);

const cached = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(opened.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => url);
  });

/** The worker may still be filling its cache. */
const workerReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Every picture and every animal's page. */
async function everythingCached(page: Page) {
  await workerReady(page);
  const missing = async () => {
    const paths = new Set((await cached(page)).map((url) => new URL(url).pathname));
    const wanted = [
      ...pictures.map((name) => `/artwork/${name}`),
      ...Array.from({ length: animalCount }, (_, i) => `/animal/${i + 1}`),
    ];
    return wanted.filter((name) => !paths.has(name)).length;
  };
  await expect.poll(missing, { timeout: 120_000 }).toBe(0);
}

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

test('after one visit every public page works without a network, until the worker is replaced or removed', async ({
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

  await test.step('a new version is offered and taken only on a click; the page keeps what was typed until then', async () => {
    await page.goto('/contact-us');
    await expect(page.getByText('+91 20 5550 0100').first()).toBeVisible();
    await page.getByLabel('Name').first().fill('Half a na');

    await ownSite.stop();
    await ownSite.start({ CONTACT_PHONE: '+91 20 5550 0199' });
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const bar = page.getByRole('complementary', { name: 'New version' });
    await expect(bar).toContainText('A new version is ready', { timeout: 120_000 });
    await expect(page.getByLabel('Name').first()).toHaveValue('Half a na');
    await expect(page.getByText('+91 20 5550 0199')).toHaveCount(0);

    await expectAccessible(page, 'the bar that offers a new version');
    await page.setViewportSize({ width: 1280, height: 900 });

    // Navigation keeps the old version.
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'ABOUT US' })).toBeVisible();
    await expect(bar).toBeVisible();
    await page.goBack();
    await expect(page.getByText('+91 20 5550 0100').first()).toBeVisible();
    await bar.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('+91 20 5550 0199').first()).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect
      .poll(async () => (await cached(page)).filter((url) => new URL(url).pathname === '/contact-us').length)
      .toBe(1);
  });

  await test.step('with SERVICE_WORKER=no the old worker and its caches are removed', async () => {
    await ownSite.stop();
    await ownSite.start({ SERVICE_WORKER: 'no' });
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const workers = () =>
      page.evaluate(async () => {
        const registered = await navigator.serviceWorker.getRegistrations();
        return registered.map(({ installing, waiting, active }) =>
          [installing, waiting, active].map((worker) => worker?.state ?? 'none'),
        );
      });
    await expect.poll(workers, 'installing, waiting and active').toEqual([]);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
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
