import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { allowNoNetwork, cutOff, tellOffline } from '../support/cut-off';
import { expect, testOfOwnSite as test } from '../support/fixtures';
import { newAccount, signUp } from '../support/people';
import { byRole } from '../support/screen-table';
import { scriptOf } from '../support/script-of';
import { serveTiles } from '../support/tracker';
import { cached, cachedPaths, countedAsRead, everythingKept, workerReady } from '../support/worker-cache';

test.use({ serviceWorkers: 'allow' });

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
    await page.getByPlaceholder('Search by name or region...').fill('leopard');
    await expect(page).toHaveURL(/q=leopard/);
    await page.getByRole('link', { name: /Snow Leopard/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Snow Leopard' })).toBeVisible();
    await countedAsRead(page, '/animal/4');
    await everythingKept(page);
    // What loads with the first tap is kept with the code.
    expect(await cachedPaths(page)).toContain(scriptOf('plate-lightbox.tsx'));
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

test('a new version waits for a click, and a site without a worker removes the old one', async ({
  page,
  ownSite,
  browserConsole,
}) => {
  // A picture that the worker still fetches when one leaves the page has failed.
  browserConsole.allow(/^error: Failed to load resource: net::ERR_(CONNECTION_REFUSED|FAILED)/);
  await page.goto('/');
  await workerReady(page);

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

    // Navigation keeps the old version.
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'ABOUT US' })).toBeVisible();
    await expect(bar).toBeVisible();
    await page.goBack();
    await expect(page.getByText('+91 20 5550 0100').first()).toBeVisible();
    // Chromium replaces a worker that is still fetching up to a minute later.
    await everythingKept(page);
    await bar.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('+91 20 5550 0199').first()).toBeVisible();
    await expect(bar).toHaveCount(0);
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
