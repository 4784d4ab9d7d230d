import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { untilHydrated } from '../support/hydrated';

test('a species is told at a glance, with the source of each fact, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/animal/1');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bengal Tiger');
  for (const name of ['At a glance', 'Beside a person', 'Where it lives', 'Signs of it', 'When to see it']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const enlarge = page.getByRole('button', { name: 'Enlarge: Bengal Tiger, illustration' });
  await enlarge.click();
  const large = page.getByRole('dialog', { name: 'Picture by Aranya contributors' });
  await expect(large.getByRole('link', { name: 'Download the plate' })).toBeInViewport();
  expect((await large.getByRole('img').boundingBox())?.width).toBeGreaterThan(320);
  await expectAccessible(page, 'a plate, enlarged');
  await page.goBack();
  await expect(large).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  expect(asked.filter((url) => url.includes('.data'))).toEqual([]);

  const population = page.getByRole('region', { name: 'At a glance' }).getByRole('definition').nth(6);
  await population.getByRole('link').first().click();
  const cited = page.locator('li:target');
  await expect(cited).toBeInViewport();
  // The highlight has room around its number.
  await expect(cited).toHaveCSS('box-shadow', / -8px 0px 0px 0px/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all species stand side by side in one table', async ({ page }) => {
    await page.goto('/animals/compare');
    await expect(page.getByRole('row')).toHaveCount(118);
    await page.getByRole('row').getByRole('link', { name: 'Bengal Tiger' }).click();
    await expect(page.getByRole('img', { name: /Map of where the Bengal Tiger lives/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What is done for it' })).toContainText('Project Tiger');
  });
});
