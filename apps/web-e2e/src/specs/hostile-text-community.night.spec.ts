import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect } from '../support/fixtures';
import { hostileText, hostileTexts, typeEverywhere } from '../support/hostile';
import { BIO, LOCATION, NAME, test } from '../support/hostile-members';
import { addPost, connect, follow, openLive, sendMessage, toForm } from '../support/members';
import { photograph } from '../support/pictures';
import { byRole as button, expectVisibleStops } from '../support/screen-table';

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

test('another sees what is hostile everywhere among people, on screens that are sound and accessible', async ({
  writer,
  reader,
  watch,
}) => {
  const { page } = reader;
  const sound = async (state: string) => {
    await watch.check(page, state);
    await expectAccessible(page, state, { isLayout: /community$|messages\//.test(state) });
  };
  const narrow = () => page.setViewportSize({ width: 320, height: 900 });
  const visit = async (address: string, ready: Locator) => {
    await narrow();
    await page.goto(address);
    await expect(ready.first(), address).toBeVisible();
    await sound(address);
    await expectVisibleStops(page);
  };
  await writer.call('POST', '/api/user/update', toForm({ bio: BIO, location: LOCATION }));
  await addPost(writer, `${hostileText(1900)} #ghats`, {
    pictures: [await photograph('civet.jpg')],
    alt: hostileTexts[0],
  });
  const own = await addPost(reader, 'Fresh tracks along the stream');
  await writer.call('POST', '/api/post/like', { postId: own });
  await follow(writer, reader);
  await writer.call('POST', '/api/user/connect', { id: reader.id });
  const card = page.getByRole('article', { name: NAME });
  const shown = page.getByRole('main').getByText(NAME).first();

  await test.step('people', async () => {
    await visit('/community/connections?tab=followers', card);
    await visit('/community/notifications', button(page, 'Accept'));
    await visit('/community/connections?tab=pending', card);
    await visit(`/community/discover?q=${encodeURIComponent(NAME)}`, card);
    await reader.call('POST', '/api/user/accept', { id: writer.id });
    await visit('/community/connections?tab=connections', card);
    await follow(reader, writer);
    await page.goto('/community/connections?tab=following');
    await expect(card).toBeVisible();
    await watch.check(page, 'following');
  });

  await test.step('the feed, and what opens there', async () => {
    const post = page.getByRole('article').filter({ hasText: hostileTexts[0] });
    await visit('/community', post);
    await narrow();
    await post.getByRole('button', { name: /^Enlarge/ }).click();
    await expect(page.getByRole('dialog').getByText(hostileTexts[0]).first()).toBeVisible();
    await sound('a picture at its largest');
    await page.keyboard.press('Escape');

    const ours = page.getByRole('article').filter({ hasText: 'Fresh tracks' });
    await ours.getByRole('button', { name: 'More about this post' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await sound('the menu of a post');
    await page.getByRole('menuitem', { name: 'Delete post' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await sound('the question before a post goes');
    await page.keyboard.press('Escape');

    await post.getByRole('button', { name: 'More about this post' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await watch.check(page, 'the menu of a post');
    await page.getByRole('menuitem', { name: 'Report post' }).click();
    await button(page, 'Send report').click();
    await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Please choose a reason/);
    await sound('a report, refused');
    await typeEverywhere(page, watch);
    await page.getByLabel('Details').fill(hostileText(1000));
    await page.getByLabel('Reason').selectOption({ index: 1 });
    await button(page, 'Send report').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await watch.check(page, 'a report');
  });

  await test.step('messages', async () => {
    await sendMessage(reader, writer, 'First bus.');
    await sendMessage(writer, reader, hostileText(2000), await photograph('civet.jpg'));
    await visit('/community/messages', card);
    await visit(`/community/messages/${writer.id}`, page.getByText('First bus.'));
    await page.locator('input[type=file]').setInputFiles(await photograph('owl.jpg'));
    await expect(page.getByLabel('Description of the picture')).toBeVisible();
    await sound('a message with a picture');
    await reader.call('POST', '/api/user/disconnect', { id: writer.id });
    await expect(page.getByText('You are no longer connected.')).toBeVisible();
    await sound('a chat that is over');
  });

  await test.step('another profile, and a block', async () => {
    const profile = `/community/profile/${writer.id}`;
    await visit(`${profile}?tab=media`, page.getByRole('tabpanel').getByRole('img'));
    await visit(profile, shown);
    // Titles hold no text of people.
    await expect(page).toHaveTitle(/^(\(\d+\) )?Profile · Aranya$/);
    await button(page, `More about ${NAME}`).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await sound('the menu of a profile');
    await page.getByRole('menuitem', { name: /^Block/ }).click();
    await expect(page.getByRole('alertdialog')).toContainText(NAME);
    await sound('the question before a block');
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await visit('/community/account', page.getByText(NAME));
  });
});
