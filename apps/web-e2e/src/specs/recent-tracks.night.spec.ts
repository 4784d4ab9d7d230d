import { expectAccessible, violations } from '../support/accessibility';
import { expect, testOfOwnSite as test } from '../support/fixtures';
import { address, map, serveTiles } from '../support/tracker';

test('studies that the operator named are listed, and their tracks open in the player', async ({
  page,
  context,
}) => {
  await serveTiles(context);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto('/animals');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).not.toContain('/api/live-tracks');

  await page.goto(address);
  const elephants = page.getByRole('region', { name: 'Elephants between two hills' });
  await expect(elephants).toContainText('Example C. 2024. Movements of elephants.');
  await expect(page.getByRole('region', { name: 'Geese of the high lakes' })).toContainText('Goose 7');
  await expect(elephants.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
  await expectAccessible(page, 'the list of recent tracks');

  await elephants.getByRole('link', { name: /^Asian Elephant Herd 1 last position: \d+ \w+ \d{4}$/ }).click();
  await expect(page).toHaveURL(/\/live-tracking\/recent\/1542155599-[0-9a-f]{12}$/);
  const why =
    'Places are shown as cells of about 22 km and two weeks late, because this species is threatened or its status is unknown.';
  await expect(page.getByText(why)).toBeVisible();
  await page.reload();
  await expect(page.getByText(why)).toBeVisible();
  await expect(page).toHaveTitle('Recent track · Aranya');
  await expect(
    page.getByText(/^Herd 1, .*Example C\. 2024\. Movements of elephants, licence$/),
  ).toBeVisible();
  await expect(map(page).locator('.leaflet-marker-icon')).toHaveCount(1);
  await page.getByRole('slider', { name: 'Date' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'Journey player' })).toContainText(/about \d+ km so far/);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page), `track, ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `track, ${width} px`).toBeLessThanOrEqual(0);
  }

  await page.goto(`${address}/recent/1542155599-000000000000`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such track');
  await page.getByRole('main').getByRole('link', { name: 'Live Tracking' }).click();
  await expect(page).toHaveURL(address);
});
