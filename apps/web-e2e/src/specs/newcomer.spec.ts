import { expect, test } from '../support/fixtures';
import { press } from '../support/keyboard';
import { toForm, type Member } from '../support/members';

const describe = (member: Member, bio: string) => member.call('POST', '/api/user/update', toForm({ bio }));

test('by keyboard, a newcomer chooses what draws them, follows in place, and is asked no more', async ({
  page,
  join,
}) => {
  const tara = await join('Tara Wagle');
  await describe(tara, 'Counts birds at the salt pans');
  await join('Noor Contractor', page);
  await page.goto('/community');
  const welcome = page.getByRole('region', { name: 'Welcome to Aranya' });
  const key = (name: string) => press(page, welcome.getByRole('button', { name, exact: true }));

  await key('Birds');
  await key('Show me');
  await expect(welcome.getByRole('heading', { name: 'People to follow' })).toBeFocused();
  // Other tests have people of the same name.
  const row = welcome.getByRole('listitem').filter({ hasText: 'Counts birds at the salt pans' });
  await press(page, row.getByRole('button', { name: 'Follow' }));
  await expect(row.getByRole('button', { name: 'Following' })).toBeFocused();
  await expect(welcome.getByRole('link', { name: /^Species of the day/ })).toBeVisible();
  await expect(welcome.getByRole('link', { name: /^Park of the day/ })).toBeVisible();

  await page.reload();
  await expect(welcome.getByRole('button', { name: 'Birds' })).toHaveAttribute('aria-pressed', 'true');
  await key('Skip');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('feed').or(page.getByText('No posts yet'))).toBeVisible();
  await expect(welcome).toHaveCount(0);
});
