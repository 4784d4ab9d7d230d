import { expect } from '../support/fixtures';
import { hostileText, hostileTexts, typeEverywhere } from '../support/hostile';
import { BIO, LOCATION, test } from '../support/hostile-members';
import { connect, openLive, sendMessage } from '../support/members';
import { photograph } from '../support/pictures';

const ALT = hostileText(300);

test('signed in: one writes into every field', async ({ page, writer, reader, watch }) => {
  await connect(writer, reader);

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

  await test.step('a post with a picture, and a message that arrives as a toast', async () => {
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

    await openLive(reader.page, '/community');
    await sendMessage(writer, reader, hostileTexts[1]);
    await expect(reader.page.getByRole('status').filter({ hasText: hostileTexts[1] })).toBeVisible();
    await watch.check(reader.page, 'the toast of a message');
  });
});
