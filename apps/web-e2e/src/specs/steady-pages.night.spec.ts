import { expect, test, withMotion } from '../support/fixtures';

test.use(withMotion);

test('three cards stand side by side on a wide screen, two on a tablet, one on a phone', async ({ page }) => {
  await page.goto('/animals');
  const columns = () =>
    page
      .getByRole('list', { name: 'Animals' })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  for (const [width, count] of [
    [1440, 3],
    [768, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await columns(), `${width} px`).toBe(count);
  }
});

test('on a phone the × of a long dialog stays in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/parks&sancturies/kaziranga-national-park');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  expect(await dialog.evaluate((sheet) => sheet.scrollTop)).toBeGreaterThan(300);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});
