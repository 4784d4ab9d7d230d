import { expect, test } from '../support/fixtures';
import { joinCommunity } from '../support/members';
import { giveRole } from '../support/moderation';
import { phone } from '../support/screens';
import { Site } from '../support/site';
import { expectSaid } from '../support/said';

test('a club asks for the age: a child waits for a parent, comes in, and reads what holds', async ({
  page,
  newWindow,
  browserConsole,
}) => {
  // This site has no news.
  browserConsole.allow(/the server responded with a status of 503/);
  const site = await Site.create();
  const admin = await joinCommunity(page, site.url, 'Asha Rao');
  await giveRole(site, admin, 'admin');
  await page.goto(`${site.url}/community/admin/site`);
  await page.getByLabel('Ask for the age').selectOption('Yes, and a parent has to agree');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, 'The site is changed');

  // The admin has not answered either.
  await page.reload();
  await page.getByRole('radio', { name: 'I am 18 or older' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('navigation', { name: 'Community' })).toBeVisible();

  const window = await newWindow();
  await window.setViewportSize(phone);
  const child = await joinCommunity(window, site.url, 'Chitra Nair');
  await window.goto(`${site.url}/community`);
  await window.getByRole('radio', { name: 'I am under 18' }).check();
  await window.getByLabel('Month').selectOption('May');
  const year = new Date().getFullYear() - 12;
  await window.getByLabel('Year').selectOption(String(year));
  await window.getByRole('button', { name: 'Continue' }).click();
  await expect(window.getByRole('heading', { name: 'Please ask a parent' })).toBeVisible();

  await page.goto(`${site.url}/community/admin/members/${child.id}`);
  await page.getByRole('button', { name: 'Note that a parent agrees' }).click();
  await expectSaid(page, 'Noted that a parent agrees');
  await expect(page.getByRole('region', { name: 'Age' })).toContainText('A parent agrees');

  await window.goto(`${site.url}/community/account`);
  await expect(window.getByText(/^Because you are under 18, the following holds/)).toContainText(
    `until 1 June ${year + 18}.`,
  );
  for (const each of [page, window]) await each.goto('about:blank');
  await site.remove();
});
