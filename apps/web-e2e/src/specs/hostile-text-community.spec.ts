import { expect, test } from '../support/fixtures';
import { hostileText, hostileTexts, InjectionWatch, typeEverywhere } from '../support/hostile';
import { connect, joinCommunity, sendMessage } from '../support/members';
import { newAccount } from '../support/people';
import { photograph } from '../support/pictures';

test.setTimeout(200_000);

const NAME = '<img data-hostile src=x onerror=hostile=1>';
const BIO = hostileText(300);
const LOCATION = '"><svg data-hostile onload=hostile=1>';
const ALT = hostileText(300);

test('signed in: one writes into every field, and another sees it everywhere', async ({
  page,
  context,
  newWindow,
  site,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: the server responded with a status of 4/);
  const watch = await InjectionWatch.of(site.url);
  const otherPage = await newWindow();
  await watch.watch(context);
  await watch.watch(otherPage.context());
  const writer = await joinCommunity(page, NAME, newAccount(NAME));
  const reader = await joinCommunity(otherPage, 'Noor Contractor');
  await connect(writer, reader);
  await reader.call('POST', '/api/user/follow', { id: writer.id });

  await test.step('every field of every screen', async () => {
    for (const [address, opener] of [
      ['/community/discover'],
      ['/community/create-post'],
      [`/community/messages/${reader.id}`],
      ['/community/profile', 'Edit Profile'],
      ['/community/account', 'Delete my account'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      if (opener) await page.getByRole('button', { name: opener }).click();
      const pictures = page.locator('input[type=file]');
      if (/create-post|messages\//.test(address)) {
        await pictures.first().setInputFiles(await photograph('owl.jpg'));
        await expect(page.getByPlaceholder('What does it show?')).toBeVisible();
      }
      await expect(page.getByRole('textbox').or(page.getByRole('searchbox')).first()).toBeVisible();
      expect(await typeEverywhere(page, watch)).toBeGreaterThan(0);
      // Unsent texts are kept for this.
      await page.reload();
      await watch.check(page, `${address}, reloaded`);
    }
  });

  await test.step('the profile', async () => {
    await page.goto('/community/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await dialog.getByLabel('Bio').fill(BIO);
    await dialog.getByLabel('Location').fill(LOCATION);
    await dialog.getByLabel('Username').fill('<script>');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
    await watch.check(page, 'a refused username');
    await dialog.getByLabel('Username').fill('');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(LOCATION, { exact: true })).toBeVisible();
    await watch.check(page, 'the saved profile');
  });

  await test.step('a post with pictures, and a message that arrives as a toast', async () => {
    await page.goto('/community/create-post');
    await page.getByPlaceholder("What's happening?").fill(hostileText(2000));
    // The draft of the first step is still there.
    await page.getByRole('button', { name: /^Remove / }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles(await photograph('<img src=x onerror=hostile=1>.jpg'));
    await page.getByPlaceholder('What does it show?').fill(ALT);
    await page.getByRole('button', { name: 'Publish Post' }).click();
    await expect(page).toHaveURL(/\/community$/);
    await watch.check(page, 'the published post');

    await otherPage.goto('/community');
    await expect(otherPage.getByRole('article').first()).toContainText(hostileTexts[0]);
    await sendMessage(writer, reader, hostileTexts[1]);
    await expect(otherPage.getByRole('status').filter({ hasText: hostileTexts[1] })).toBeVisible();
    await watch.check(otherPage, 'the toast of a message');
    await sendMessage(writer, reader, hostileText(2000), await photograph('civet.jpg'));
  });

  await test.step('where another person sees it', async () => {
    const shown = otherPage.getByRole('main').getByText(NAME).first();
    for (const address of [
      '/community',
      '/community/discover?q=img',
      `/community/discover?q=${encodeURIComponent(NAME)}`,
      '/community/connections?tab=following',
      '/community/connections?tab=connections',
      '/community/messages',
      `/community/messages/${writer.id}`,
      `/community/profile/${writer.id}`,
      `/community/profile/${writer.id}?tab=media`,
    ]) {
      await otherPage.goto(address);
      await expect(shown, address).toBeVisible();
      await watch.check(otherPage, address);
    }
    // Titles hold no text of people.
    await expect(otherPage).toHaveTitle(/^(\(\d+\) )?Profile · Aranya$/);
  });

  await test.step('its dialogs: the picture, a report, a block', async () => {
    await otherPage.goto('/community');
    const post = otherPage.getByRole('article').filter({ hasText: hostileTexts[0] }).first();
    await post.getByRole('button', { name: /^Enlarge/ }).click();
    await expect(otherPage.getByRole('dialog').getByText(hostileTexts[0]).first()).toBeVisible();
    await watch.check(otherPage, 'the picture at its largest');
    await otherPage.keyboard.press('Escape');

    await post.getByRole('button', { name: 'More about this post' }).click();
    await watch.check(otherPage, 'the menu of the post');
    await otherPage.getByRole('menuitem', { name: 'Report post' }).click();
    const report = otherPage.getByRole('dialog');
    await typeEverywhere(otherPage, watch);
    await report.getByLabel('Details').fill(hostileText(1000));
    await report.getByLabel('Reason').selectOption({ index: 1 });
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(report).toBeHidden();
    await watch.check(otherPage, 'a report');

    await post.getByRole('button', { name: 'More about this post' }).click();
    await otherPage.getByRole('menuitem', { name: /^Block/ }).click();
    await expect(otherPage.getByRole('alertdialog')).toContainText(NAME);
    await watch.check(otherPage, 'the question before a block');
    await otherPage.getByRole('alertdialog').getByRole('button').last().click();
    await expect(otherPage.getByRole('alertdialog')).toBeHidden();
    await otherPage.goto('/community/account');
    await expect(otherPage.getByText(NAME)).toBeVisible();
    await watch.check(otherPage, 'the list of blocked people');
  });
  watch.checkPolicies();
});
