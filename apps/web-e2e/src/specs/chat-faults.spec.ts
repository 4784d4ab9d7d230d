import { bubble, messageField as field } from '../support/chat';
import { expect, test } from '../support/fixtures';

test('a message whose answer is lost is shown once, also after a reload', async ({
  page,
  friends,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/);
  const [meera, priya] = friends;
  await page.goto(`/community/messages/${priya.id}`);

  // The request is lost.
  await page.route('**/api/messages/send', (route) => route.abort());
  await field(page).fill('Never left');
  await field(page).press('Enter');
  await expect(bubble(page, 'Never left').getByText('Waiting to be sent')).toBeVisible();
  await page.unroute('**/api/messages/send');
  await page.reload();
  await expect(bubble(page, 'Never left').getByText('Sent')).toBeVisible();

  // The answer is lost.
  await page.route('**/api/messages/send', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await field(page).fill('Arrived unnoticed');
  await field(page).press('Enter');
  await expect(bubble(page, 'Arrived unnoticed').getByText('Sent')).toBeVisible();
  // The stream may bring the message before its answer is cut off.
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(bubble(page, 'Arrived unnoticed')).toHaveCount(1);
  await expect(bubble(page, 'Never left')).toHaveCount(1);
  await priya.page.goto(`/community/messages/${meera.id}`);
  await expect(bubble(priya.page, 'Arrived unnoticed')).toHaveCount(1);
  await expect(bubble(priya.page, 'Never left')).toHaveCount(1);
});
