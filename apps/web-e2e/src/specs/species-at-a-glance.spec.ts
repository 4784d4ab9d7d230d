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

test('any two species are compared by keyboard, and the pair is an address', async ({ page }) => {
  await page.goto('/animal/1');
  await page.getByRole('link', { name: 'Compare with another species' }).click();
  await expect(page).toHaveURL('/animals/compare?a=bengal-tiger&b=leopard');
  await expect(page.getByRole('heading', { name: 'Bengal Tiger and Leopard' })).toBeVisible();

  const second = page.getByRole('combobox', { name: 'Second species' });
  await second.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('elefant');
  await expect(page.getByRole('option', { name: 'Asian Elephant' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/a=bengal-tiger&b=[a-z-]*elephant$/);
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.reload();
  await expect(page.getByRole('table').getByRole('link', { name: 'Bengal Tiger' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all species stand side by side in one table', async ({ page }) => {
    await page.goto('/animals/compare');
    await expect(page.getByRole('row')).toHaveCount(118);
    await page.getByRole('row').getByRole('link', { name: 'Bengal Tiger' }).click();
    await expect(page.getByRole('img', { name: /Map of where the Bengal Tiger lives/ })).toBeVisible();
  });
});
