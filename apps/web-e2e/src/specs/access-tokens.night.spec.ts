import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

test('somebody makes an access token, a script reads with it, and it ends when they revoke it', async ({
  page,
  join,
  site,
}) => {
  await join('Meera Script', page);
  await page.goto('/community/account');
  const part = page.getByRole('region', { name: 'Apps and scripts' });
  await part.getByText('Access tokens', { exact: true }).click();
  await expect(part.getByText('You have no access tokens.')).toBeVisible();
  await part.getByLabel('What is it for?').fill('Nightly count');
  await part.getByRole('button', { name: 'Make a token' }).click();
  const field = part.getByLabel('Your new token');
  await expect(field).toBeFocused();
  await expectAccessible(page, 'the account with a new access token');
  const headers = { authorization: `Bearer ${await field.inputValue()}` };
  const ask = (path: string, init: RequestInit = {}) => fetch(`${site.url}${path}`, { ...init, headers });

  expect(await (await ask('/api/user/data')).json()).toMatchObject({ user: { full_name: 'Meera Script' } });
  const change = { method: 'POST', body: new URLSearchParams({ bio: 'Counts at night' }) };
  expect((await ask('/api/user/update', change)).status).toBe(403);

  await part.getByRole('button', { name: 'Done' }).click();
  await part.getByRole('button', { name: 'Revoke', description: 'Nightly count' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(part.getByText('You have no access tokens.')).toBeVisible();
  expect((await ask('/api/user/data')).status).toBe(401);
});
