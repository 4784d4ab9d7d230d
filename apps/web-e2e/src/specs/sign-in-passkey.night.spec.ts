import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { expectSignedIn, newAccount } from '../support/people';
import { readSiteSettings } from '../support/sessions';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A device in the browser that keeps passkeys, always recognises its owner, and signs whatever is asked. */
async function addDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/community');
  await press(page, 'Sign out');
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goto('/community');
}

test('a passkey is added, signs in without a name, and is removed', async ({
  page,
  join,
  baseURL,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: the server responded with a status of 40[01]/);
  const account = newAccount('Tara Menon');
  await join(account.name, page, account);
  const { issuer } = (await readSiteSettings(baseURL ?? '')).auth;
  await addDevice(page);
  const passkeys = page.getByRole('listitem').filter({ hasText: 'Added' });

  await test.step('it is added with the password, under a name', async () => {
    await page.goto('/community/account');
    await page.getByRole('link', { name: 'Sessions, password and address' }).click();
    const password = page.locator('form').filter({ hasText: 'Add a passkey' }).getByLabel('Your password');
    await password.fill('not the password');
    await press(page, 'Add a passkey');
    await expect(password).toHaveAccessibleDescription('That is not your current password.');
    await password.fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name of the passkey')).toBeFocused();
    await page.getByLabel('Name of the passkey').fill('Field laptop');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(
      'The passkey “Field laptop” is added. You can sign in with it.',
    );
    await expect(passkeys).toContainText('Not used yet');
  });

  await test.step('a device makes one for the account only', async () => {
    const password = page.locator('form').filter({ hasText: 'Add a passkey' }).getByLabel('Your password');
    await password.fill(account.password);
    await press(page, 'Add a passkey');
    await press(page, 'Create the passkey');
    await expect(page.getByRole('alert')).toHaveText('This device has a passkey for your account already.');
  });

  await test.step('the browser offers it in the field of the name', async () => {
    await signOut(page);
    await press(page, 'Sign in');
    await expectSignedIn(page, account);
  });

  await test.step('a button asks for it where the browser cannot', async () => {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    await signOut(page);
    await press(page, 'Sign in');
    await press(page, 'Use a passkey');
    await expectSignedIn(page, account);
  });

  await test.step('it is removed', async () => {
    await page.goto(`${issuer}account`);
    await expect(passkeys).toContainText('Last used');
    await passkeys.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByRole('status')).toContainText('The passkey is removed.');
    await expect(passkeys).toHaveCount(0);
  });
});
