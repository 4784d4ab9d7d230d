import { expectAccessible } from '../support/accessibility';
import { expect, testOfOwnSite as test } from '../support/fixtures';
import { workerReady } from '../support/worker-cache';

test.use({ serviceWorkers: 'allow' });

test('a new version waits for a click, and a site without a worker removes the old one', async ({
  page,
  ownSite,
  browserConsole,
}) => {
  browserConsole.allow(/^error: Failed to load resource: net::ERR_CONNECTION_REFUSED/);
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
