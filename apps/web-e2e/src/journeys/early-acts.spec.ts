import { expect, test } from '../support/fixtures';

/** A line so slow that the scripts have not come yet when somebody acts. */
test('a page is there before its scripts; what is pressed and typed meanwhile is done when they come', async ({
  page,
}) => {
  let come: () => void = () => undefined;
  const scripts = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/animals');
  await expect(page.getByText('1 to 15 of 117 animals')).toBeVisible();
  await expect(page.locator('img[src*="bengal-tiger"]')).toHaveJSProperty('complete', true);
  const search = page.getByRole('searchbox', { name: 'Search animals' });
  await search.fill('snow leopard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  come();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Snow Leopard' })).toBeVisible();
  await expect(page.getByText('1 animal', { exact: true })).toBeVisible();
  await expect(search).toHaveValue('snow leopard');
  await expect(page).toHaveURL('/animals?q=snow+leopard');
});

test('a window paints from the page alone: no stylesheet or script is asked for before its pictures', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await page.goto('/');
  await expect.poll(() => asked.includes('script')).toBe(true);
  expect(asked.includes('stylesheet')).toBe(false);
  expect(asked.indexOf('script')).toBeGreaterThan(asked.lastIndexOf('font'));
  expect(asked.indexOf('script')).toBeGreaterThan(asked.indexOf('image'));
});
