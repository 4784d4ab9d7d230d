import { expect, test, withMotion } from '../support/fixtures';
import { untilHydrated } from '../support/hydrated';
import { followHeader } from '../support/screens';

test.use(withMotion);

const address = '/parks&sancturies';

test('from the header to a park, its animals and back', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await followHeader(page, 'Parks');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('National Parks & Wildlife Sanctuaries');
  const details = page.getByRole('link', { name: 'See Details' });
  await expect(details).toHaveCount(9);

  await details.nth(1).click();
  const dialog = page.getByRole('dialog', { name: 'Kaziranga National Park' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`${address}/kaziranga-national-park`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(details.nth(1)).toBeFocused();
  await expect(page).toHaveURL(address);

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await details.nth(1).click();
  await expect(dialog).toBeVisible();
  // The backdrop listens a moment after the dialog shows.
  await expect(async () => {
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });

  // The poster letters the name, so it is not printed again, and opens the park; the link lies over it.
  const poster = page.getByRole('img', { name: 'Poster of Kaziranga National Park' });
  const heading = page.getByRole('heading', { level: 2, name: 'Kaziranga National Park' });
  expect((await heading.boundingBox())?.height).toBeLessThan(2);
  await poster.click({ force: true, position: { x: 60, y: 120 } });
  await dialog.getByRole('link', { name: 'Bengal Tiger' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bengal Tiger');
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);
});
