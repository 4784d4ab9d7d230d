import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

test('the reference of the API opens on a phone without a word in the console, and asks this site alone', async ({
  page,
  site,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'Aranya API' })).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/dark-mode/);

  await page.goto('/api/docs#tag/admin');
  await page.reload();
  const report = page.getByRole('heading', { name: 'List what was reported' });
  await report.scrollIntoViewIfNeeded();
  await expect(report).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect([...asked]).toEqual([new URL(site.url).origin]);
});
