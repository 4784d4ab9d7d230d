import { expect, test } from '../support/fixtures';
import { followHeader } from '../support/screens';

const address = '/parks&sancturies';

for (const width of [390, 1280]) {
  test.describe(`parks at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('from the header to a park, its animals and back', async ({ page }) => {
      await page.goto('/');
      await followHeader(page, 'Parks');
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'National Parks & Wildlife Sanctuaries',
      );
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
      await expect(page).toHaveURL('/animal/1');
      await page.goBack();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(address);
    });

    test('search, filter and page live in the address', async ({ page }) => {
      await page.goto(address);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('Page 2 of 4')).toBeVisible();
      await page.getByRole('button', { name: 'National Park', exact: true }).click();
      await expect(page.getByText('Page 1 of 3')).toBeVisible();
      const search = page.getByPlaceholder('Search by name or location...');
      await search.pressSequentially('rajasthan', { delay: 10 });
      // In either order: changes in quick succession are written together.
      await expect(page).toHaveURL(
        ({ searchParams }) =>
          searchParams.get('category') === 'national-park' && searchParams.get('q') === 'rajasthan',
      );
      await expect(search).toHaveValue('rajasthan');
      await page.reload();
      await expect(search).toHaveValue('rajasthan');
      await expect(page.getByText('Page 1 of')).toBeHidden();
      await search.fill('atlantis');
      await expect(page.getByText('No parks found.')).toBeVisible();
      await page.goBack();
      await expect(page.getByText('Page 2 of 4')).toBeVisible();
      await expect(search).toHaveValue('');
    });
  });
}

test("a park's address opens it over the wall; its old address redirects", async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/status of 404/);
  for (const link of [`${address}/gir-national-park`, `${address}?park=gir-national-park`]) {
    const loaded = await page.goto(link);
    expect(loaded?.status()).toBe(200);
    expect(await loaded?.text()).toContain('Kaziranga National Park');
    await expect(page).toHaveURL(`${address}/gir-national-park`);
    await expect(page.getByRole('dialog', { name: 'Gir National Park' })).toBeVisible();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await page.goto(`${address}/no-such-park`))?.status()).toBe(404);
});

test('out-of-range page numbers show the nearest page', async ({ page }) => {
  for (const [query, text] of [
    ['page=999', 'Page 4 of 4'],
    ['page=-1', 'Page 1 of 4'],
  ] as const) {
    await page.goto(`${address}?${query}`);
    await expect(page.getByText(text)).toBeVisible();
  }
  const encoded = await page.goto('/parks%26sancturies');
  expect(encoded?.status()).toBe(200);
  await expect(page.getByText('Page 1 of 4')).toBeVisible();
});
