import { expect, test } from '../support/fixtures';

test('a species is told at a glance, with the source of each fact, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/animal/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bengal Tiger');
  for (const name of ['At a glance', 'Beside a person', 'Where it lives', 'Signs of it', 'When to see it']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  const population = page.getByRole('region', { name: 'At a glance' }).getByRole('definition').nth(6);
  await population.getByRole('link').first().click();
  await expect(page.locator('li:target')).toBeInViewport();
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
