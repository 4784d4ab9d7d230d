import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { photograph } from '../support/pictures';
import { byRole, expectVisibleStops } from '../support/screen-table';
import { serveTiles } from '../support/tracker';

async function visit(page: Page, address: string, ready: Locator): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(address);
  await expect(ready.first()).toBeVisible();
  await expectAccessible(page, address);
  await expectVisibleStops(page);
}

test('the community of somebody new: every screen that is still empty, and what one is asked', async ({
  page,
  join,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: the server responded with a status of 40[04]/);
  const noor = await join('Noor Contractor', page);
  await page.route('**/api/post/feed*', (route) =>
    route.fulfill({ json: { success: true, posts: [], message: '', next_cursor: null } }),
  );
  await visit(page, '/community', page.getByText('No posts yet'));
  await byRole(page, 'Forests & parks').click();
  await byRole(page, 'Show me').click();
  await expect(page.getByRole('link', { name: /^Park of the day/ })).toBeVisible();
  await expectAccessible(page, 'the welcome, with people, a species and a park');
  await byRole(page, 'Open menu').click();
  await expect(page.getByRole('dialog', { name: 'Community menu' })).toBeVisible();
  await expectAccessible(page, 'the menu of the community', { upTo: 320 });

  await visit(page, '/community/messages', page.getByText('Nobody to write to yet'));
  await visit(page, '/community/connections', page.getByRole('tabpanel').getByRole('heading'));
  await visit(
    page,
    '/community/connections?tab=following',
    page.getByText('You are not following anybody yet'),
  );
  await visit(page, '/community/connections?tab=connections', page.getByText('No connections yet'));
  await visit(page, '/community/notifications', page.getByText('No notifications yet'));
  await serveTiles(page.context());
  await visit(page, '/community/map?group=fishes', page.getByText(/on this part of the map/));
  await visit(page, '/community/discover?q=zzzz', page.getByText('Nothing found'));
  await visit(page, '/community/profile', page.getByText('No posts yet'));
  await page.setViewportSize({ width: 320, height: 900 });
  await byRole(page, 'Edit Profile').click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('');
  await byRole(page, 'Save changes').click();
  await expectAccessible(page, 'Edit Profile, refused');

  await visit(page, '/community/account', page.getByText(/You have not blocked anybody/));
  await byRole(page, 'Delete my account').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription('Type DELETE to confirm.');
  await expectAccessible(page, 'the last question before an account goes');

  await visit(page, '/community/create-post', page.getByPlaceholder("What's happening?"));
  await byRole(page, 'Publish Post').click();
  const toast = page.getByRole('alert').filter({ hasText: 'Please add at least one image or text' });
  // A toast with the focus stays.
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  await page
    .locator('input[type=file]')
    .setInputFiles([await photograph('a.jpg'), await photograph('b.jpg')]);
  await expect(byRole(page, 'Remove picture 2')).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  await expectAccessible(page, 'a post refused, with pictures chosen, and its toast');
  await visit(page, '/community/no-such-screen', page.getByRole('heading', { name: 'The tracks end here' }));
  await visit(page, `/community/messages/${noor.id}`, page.getByText('You cannot write to yourself.'));
});
