import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { newAccount, signIn, signUp } from '../support/people';

test('sign-up, sign-out and sign-in change the button of the landing page', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const account = newAccount('Nila Thomas');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Join Community' }).first()).toBeVisible();
  await signUp(page, account);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Community', exact: true }).first()).toBeVisible();

  await page.goto('/community');
  await page.getByRole('button', { name: /sign out/i }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Join Community' }).first()).toBeVisible();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expectAccessible(page, 'the landing page after signing out');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Join Community' }).first()).toBeVisible();
  await expect(page.getByText('You are signed out.')).toBeHidden();

  await page.goto('/community');
  await expect(
    page.getByRole('heading', { name: 'Together we share, protect, and celebrate the wild.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign (up|in)$/ })).toHaveText(['Sign in', 'Sign up']);
  await signIn(page, account);

  await test.step('without a network it ends here, and the next sign-in asks for the password', async () => {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /sign out/i }).click();
    await expect(page.getByRole('alert')).toHaveText(/^You are signed out on this device\. /);
    await expect(page.getByRole('heading', { name: 'The community needs a connection' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('alert')).toHaveText(/^You are signed out on this device\. /);
    await page.reload();
    await signIn(page, account);
  });
});

test('the wall says what is behind it, and sign-up leads there', async ({ page }) => {
  const account = newAccount('Om Prakash');
  await page.goto('/community/sightings/species/asiatic-lion');
  await expect(page.getByRole('heading', { level: 2, name: /^Sightings of / })).toBeVisible();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Full name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/community\/sightings\/species\/[a-z-]+$/);
  await expect(page.getByRole('link', { name: 'Add your sighting' })).toBeVisible();
});
