import { animals, parks } from '@aranya/wildlife-data';
import { expect, test } from '../support/fixtures';

test.use({ javaScriptEnabled: false });

const pages: Record<string, string> = {
  '/': 'DISCOVER THE WILD LIKE NEVER BEFORE!',
  '/animals?q=tiger': 'Wildlife Explorer',
  '/animal/1': 'Bengal Tiger',
  '/parks&sancturies': 'National Parks & Wildlife Sanctuaries',
  '/favorites': 'My Favorite Animals',
  '/news': 'Wildlife News Wall',
  '/games': 'Animal Games Hub',
  '/about-us': 'ABOUT US',
  '/contact-us': 'Contact Us',
  '/live-tracking': 'Live Tracking',
};

for (const width of [390, 1440]) {
  test(`every public page reads without scripts, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const [address, title] of Object.entries(pages)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title }), address).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Parks' }), address).toBeVisible();
      // What waits for a script to show it would stay unseen for ever.
      for (const heading of await page.locator('main h2, main h3').all()) await expect(heading).toBeVisible();
    }
  });
}

test('pictures come, and every species can be reached', async ({ page }) => {
  await page.goto('/animals');
  const list = page.getByRole('list', { name: 'Animals' });
  await expect(list.getByRole('img').first()).toBeVisible();
  expect(await list.locator('img').first().getAttribute('src')).toMatch(/^\/artwork\/animals\/.+\.svg$/);
  for (const id of [1, animals.length]) {
    const [animal] = animals.filter((one) => one.id === id);
    await page.goto('/animals');
    await page
      .getByRole('link', { name: animal?.name ?? 'no such animal', exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(`/animal/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(animal?.name ?? '');
  }
});

test('what the dialogs of the parks say stands below the wall', async ({ page }) => {
  await page.goto('/parks&sancturies');
  await expect(page.getByRole('button', { name: 'See Details' })).toHaveCount(0);
  for (const { name, best_time_to_visit } of parks) {
    const words = page.locator('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(words).toContainText(best_time_to_visit);
  }
});
