import { parkCount } from '@aranya/wildlife-data';
import { expect, test, withMotion } from '../support/fixtures';

test.use(withMotion);

const address = '/parks&sancturies/where-and-when';

test('by keyboard: a month, an animal, its pin, its park, and back', async ({ page }) => {
  await page.goto('/parks&sancturies');
  await page.getByRole('link', { name: 'Where and when to go' }).press('Enter');
  await expect(
    page.getByRole('heading', { level: 2, name: `All ${parkCount} parks of this guide` }),
  ).toBeVisible();

  await page.getByLabel('Month').selectOption('February');
  await expect(page).toHaveURL(`${address}/february`);
  const animals = page.getByRole('combobox', { name: 'Animals' });
  await animals.fill('rinoceros');
  await expect(page.getByRole('option', { name: 'Indian Rhinoceros' })).toBeVisible();
  await animals.press('ArrowDown');
  await animals.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    /^\d parks fit in February, for Indian Rhinoceros$/,
  );
  await expect(page).toHaveURL(`${address}/february?species=8`);

  const pin = page.getByRole('link', { name: /^\d+\. Kaziranga National Park$/ });
  const { width = 0, height = 0 } = (await pin.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await pin.press('Enter');
  await expect(page).toHaveURL(/#kaziranga-national-park$/);
  const result = page.locator('#kaziranga-national-park');
  await expect(result).toBeInViewport();
  await expect(result).toHaveAttribute('aria-current', 'true');
  await expect(result).toContainText('Indian Rhinoceros: signature species');

  await result.getByRole('link', { name: 'Kaziranga National Park' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Kaziranga National Park' });
  await expect(dialog.getByRole('heading', { name: 'Getting there' })).toBeVisible();
  await expect(dialog).toContainText('Furkating, about 75 km by road');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/where-and-when\/february\?species=8/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a month is a form away, a pin leads to its park, and the park tells how to get there', async ({
    page,
  }) => {
    await page.goto(address);
    await page.getByLabel('Month').selectOption('May');
    await page.getByRole('button', { name: 'Show this month' }).click();
    // The empty region comes along.
    await expect(page).toHaveURL(/\/where-and-when\/may(\?|$)/);
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ parks fit in May$/ })).toBeVisible();
    await page.getByRole('link', { name: /^\d+\. Ranthambore National Park$/ }).click();
    const result = page.locator('#ranthambore-national-park');
    await expect(result).toBeInViewport();
    await result.getByRole('link', { name: 'Ranthambore National Park' }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'Ranthambore National Park' });
    await expect(dialog).toContainText('Sawai Madhopur, about 11 km by road');
    await expect(dialog).toContainText('Zones 6 to 10 stay open');
  });
});
