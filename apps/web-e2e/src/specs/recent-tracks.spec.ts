import { expect, test } from '../support/fixtures';
import { address, map, serveTiles } from '../support/tracker';

test('without named studies nothing of it is shown or asked for', async ({ page, context }) => {
  await serveTiles(context);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address);
  await expect(map(page)).toBeVisible();
  await expect(page.getByText('Recent', { exact: true })).toHaveCount(0);
  expect(asked).not.toContain('/api/live-tracks');
});
