import { expect, test } from '../support/fixtures';
import { giveRole } from '../support/moderation';
import { expectSignedIn, newAccount, signIn } from '../support/people';
import { phone } from '../support/screens';

test('a club admits by invitation: strangers read so before they type, and who has the link comes in', async ({
  page,
  join,
  newWindow,
  site,
  browserConsole,
}) => {
  // The first look at the own account is refused, and then the invitation opens.
  browserConsole.allow(/Failed to load resource: the server responded with a status of 403/);
  const admin = await join('Maya Kulkarni', page);
  await giveRole(site, admin, 'admin');
  await page.setViewportSize(phone);
  try {
    await page.goto('/community/admin/entry');
    await page.getByRole('button', { name: 'By invitation' }).click();
    await expect(page.getByText(/need the link of an invitation/)).toBeVisible();
    await page.getByRole('button', { name: 'Make an invitation' }).click();
    await page.getByLabel('Who is inviting, or to what').fill('Bird club of Pune');
    await page.getByRole('button', { name: 'Make it' }).click();
    const link = await page.getByText(/\/join\/\w{20}$/).innerText();

    const stranger = await newWindow();
    await stranger.goto('/community');
    await expect(stranger.getByText(/admits members by invitation/)).toBeVisible();
    await stranger.getByRole('button', { name: 'Sign up' }).click();
    await expect(stranger.getByRole('heading', { name: 'Members come in by invitation' })).toBeVisible();

    await stranger.goto(link);
    await expect(stranger.getByText('Bird club of Pune')).toBeVisible();
    await stranger.getByRole('link', { name: 'Accept the invitation' }).click();
    await stranger.getByRole('button', { name: 'Sign up' }).click();
    const account = newAccount('Ravi Joshi');
    await stranger.getByLabel('Full name').fill(account.name);
    await stranger.getByLabel('Email').fill(account.email);
    await stranger.getByLabel('Password', { exact: true }).fill(account.password);
    await stranger.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expectSignedIn(stranger, account);

    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Used 1 of 20 times')).toBeVisible();
    await page.getByText('Who came in').click();
    await expect(page.getByRole('link', { name: 'Ravi Joshi' })).toBeVisible();
  } finally {
    await admin.call('POST', '/api/admin/entry', { mode: 'open' });
  }
});

test('an admin adds a member by a card, who changes the first password and comes in though nobody else can', async ({
  page,
  join,
  newWindow,
  site,
}) => {
  const admin = await join('Maya Kulkarni', page);
  await giveRole(site, admin, 'admin');
  await page.setViewportSize(phone);
  const account = newAccount('Leela Nair');
  try {
    await page.goto('/community/admin/entry');
    await page.getByRole('button', { name: 'Nobody new' }).click();
    await page.getByRole('button', { name: 'Add a member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a member' });
    await dialog.getByLabel('Name').fill(account.name);
    await dialog.getByLabel('E-mail address').fill(account.email);
    await dialog.getByRole('button', { name: 'Add the member' }).click();
    const card = page.getByRole('article', { name: /Leela Nair$/ });
    const password = await card.getByText(/^\w{4}-\w{4}-\w{4}$/).innerText();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(password)).toHaveCount(0);

    const member = await newWindow();
    await member.goto('/community');
    await member.getByRole('button', { name: 'Sign in' }).click();
    await member.getByLabel('Email').fill(account.email);
    await member.getByLabel('Password', { exact: true }).fill(password);
    await member.getByRole('button', { name: 'Sign in' }).click();
    await expect(member.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
    await member.getByLabel('Password', { exact: true }).fill(account.password);
    await member.getByRole('button', { name: 'Save the password' }).click();
    await expect(member.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    await signIn(member, account);
  } finally {
    await admin.call('POST', '/api/admin/entry', { mode: 'open' });
  }
});
