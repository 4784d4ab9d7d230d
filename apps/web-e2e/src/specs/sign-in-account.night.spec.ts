import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { expectSignedIn, newAccount, signIn } from '../support/people';
import { readSiteSettings } from '../support/sessions';
import { Site } from '../support/site';
import { expectSaid } from '../support/said';

/** On a site that sends mail. */
const test = base.extend<{ mailbox: Mailbox; mailingSite: Site }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from this pattern
  mailbox: async ({}, use) => {
    const mailbox = await openMailbox();
    await use(mailbox);
    await mailbox.close();
  },
  mailingSite: async ({ mailbox }, use) => {
    const site = await Site.create(mailbox.settings);
    await use(site);
    await site.remove();
  },
  baseURL: async ({ mailingSite }, use) => use(mailingSite.url),
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** As an app without a browser begins. */
async function askForCode(issuer: string): Promise<{ userCode: string; poll: () => Promise<string> }> {
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(new URL(path, issuer), {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'aranya-cli', ...fields }),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const { device_code: code = '', user_code: userCode = '' } = await post('oauth/device/code', {
    scope: 'openid profile email offline_access',
  });
  const poll = async () => {
    const answer = await post('oauth/token', {
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: code,
    });
    return answer['error'] ?? 'signed in';
  };
  return { userCode, poll };
}

test('a code confirms the address, a device signs in, sessions end, and mailed links reset the password and the address', async ({
  page,
  newWindow,
  mailbox,
  mailingSite,
  browserConsole,
}) => {
  // A screen that closes with its session saves what was typed once more, and is refused.
  browserConsole.allow(/Failed to load resource: the server responded with a status of 40[01]/);
  const account = newAccount('Nila Thomas');
  const { issuer } = (await readSiteSettings(mailingSite.url)).auth;

  await test.step('sign-up asks for the code from the mail', async () => {
    await page.goto('/community');
    await press(page, 'Sign up');
    await page.getByLabel('Full name').fill(account.name);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await press(page, 'Sign up');
    await expect(heading(page)).toHaveText('Check your mail');
    const right = /^\d{6}$/m.exec(await mailbox.latest(account.email, /code/))?.[0] ?? '';
    await page.getByLabel('Code').fill(right === '000000' ? '000001' : '000000');
    await press(page, 'Continue');
    await expect(page.getByText('That is not the code.')).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.keyboard.type(right);
    await page.keyboard.press('Enter');
    await expectSignedIn(page, account);
  });

  await test.step('the confirmed address can get the weekly mail', async () => {
    await page.goto('/community/notifications/settings');
    const weekly = page.getByRole('checkbox', { name: 'Send me a weekly mail' });
    await weekly.click();
    await expectSaid(page, 'Saved');
    await page.reload();
    await expect(weekly).toBeChecked();
  });

  await test.step('a device is refused, then let in by its code; a used one is too late', async () => {
    const [refused, allowed] = [await askForCode(issuer), await askForCode(issuer)];
    const enter = async (code: string) => {
      await page.getByLabel('Code').fill(code);
      await page.keyboard.press('Enter');
    };
    await page.goto(`${issuer}device`);
    await enter('BBBB-BBBB');
    await expect(page.getByRole('alert')).toContainText('That code is not valid');
    await enter(refused.userCode);
    await expect(page.getByText(refused.userCode)).toBeVisible();
    await press(page, 'No, do not allow it');
    await expect(page.getByRole('alert')).toHaveText('Access was not allowed, so the app is not signed in.');
    expect(await refused.poll()).toBe('access_denied');
    await enter(allowed.userCode.toLowerCase().replace('-', ' '));
    await press(page, 'Yes, allow it');
    await expect(heading(page)).toHaveText('Your device is signed in');
    expect(await allowed.poll()).toBe('signed in');
    await page.goto(`${issuer}device`);
    await enter(allowed.userCode);
    await expect(page.getByRole('alert')).toContainText('That code has been used');
  });

  await test.step('the account lists the sessions and ends them', async () => {
    const away = await newWindow();
    await signIn(away, account);
    await away.goto('/community/create-post');
    await away.getByPlaceholder("What's happening?").fill('Two otters at the weir');
    await page.goto('/community/account');
    await page.getByRole('link', { name: 'Sessions, password and address' }).click();
    const sessions = page.getByRole('listitem');
    await expect(sessions).toHaveCount(3);
    const device = sessions.filter({ hasText: 'Field notes' });
    await device.getByRole('button', { name: /^Sign out/ }).click();
    await expect(page.getByRole('status')).toHaveText('Signed out.');
    await expect(sessions).toHaveCount(2);

    await page.getByLabel('Current password').fill('not the password');
    await page.getByLabel('New password').fill('twelve otters at dusk');
    await press(page, 'Change password');
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      'That is not your current password.',
    );
    await page.getByLabel('Current password').fill(account.password);
    await page.getByLabel('New password').fill('twelve otters at dusk');
    await press(page, 'Change password');
    await expect(page.getByRole('status')).toContainText('Your password is changed.');
    await expect(sessions).toHaveCount(1);
    await mailbox.latest(account.email, /was changed/);

    await expect(away.getByRole('alert')).toHaveText(
      'You were signed out on another device. Sign in again to continue where you were.',
    );
    await press(away, 'Sign in');
    await away.getByLabel('Email').fill(account.email);
    await away.getByLabel('Password', { exact: true }).fill('twelve otters at dusk');
    await press(away, 'Sign in');
    await expect(away.getByPlaceholder("What's happening?")).toHaveValue('Two otters at the weir');
  });

  await test.step('a mailed link sets another password, once', async () => {
    const window = await newWindow();
    await window.goto('/community');
    await press(window, 'Sign in');
    await window.getByRole('link', { name: 'Forgot your password?' }).click();
    await window.getByLabel('Email').fill(account.email);
    await press(window, 'Send the link');
    await expect(heading(window)).toHaveText('Check your mail');
    const mail = await mailbox.latest(account.email, /Choose a new/);
    const link = /\S+\/reset\/\S+/.exec(mail)?.[0] ?? '';
    await window.goto(link);
    await window.getByLabel('Password', { exact: true }).fill('password1234');
    await press(window, 'Save the password');
    await expect(window.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    const password = 'a river of otters in june';
    await window.getByLabel('Password', { exact: true }).fill(password);
    await press(window, 'Save the password');
    await expect(heading(window)).toHaveText('Your password is changed');
    await window.goto(link);
    await expect(heading(window)).toHaveText('This link no longer works');
    await window.goto('/community');
    await press(window, 'Sign in');
    await window.getByLabel('Email').fill(account.email);
    await window.getByLabel('Password', { exact: true }).fill(password);
    await press(window, 'Sign in');
    await expectSignedIn(window, account);
  });

  await test.step('the owner of the former address takes the account back, once', async () => {
    const thief = await newWindow();
    const password = 'a river of otters in june';
    const other = newAccount('Nila Thomas').email;
    await signIn(thief, { ...account, password });
    await thief.goto(`${issuer}account`);
    const form = thief.locator('form').filter({ hasText: 'New e-mail address' });
    await form.getByLabel('New e-mail address').fill(other);
    await form.getByLabel('Your password').fill(password);
    await press(thief, 'Change address');
    await thief.getByLabel('Code').fill(/^\d{6}$/m.exec(await mailbox.latest(other, /code/))?.[0] ?? '');
    await press(thief, 'Change address');
    await expect(thief.getByRole('status')).toContainText(`Your e-mail address is now ${other}.`);

    const window = await newWindow();
    const mail = await mailbox.latest(account.email, /another e-mail address/);
    const link = /\S+\/take-back\/\S+/.exec(mail)?.[0] ?? '';
    await window.goto(link);
    await expect(heading(window)).toHaveText('Take your account back?');
    await press(window, 'Take the account back');
    await window.getByLabel('Password', { exact: true }).fill('the owl above the weir');
    await press(window, 'Save the password');
    await expect(heading(window)).toHaveText('Your password is changed');
    await window.goto(link);
    await expect(heading(window)).toHaveText('This link no longer works');
    await thief.goto(`${issuer}account`);
    await expect(heading(thief)).toHaveText('Sign in');
    await signIn(window, { ...account, password: 'the owl above the weir' });
  });
});
