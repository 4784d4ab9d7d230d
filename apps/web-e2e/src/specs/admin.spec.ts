import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { addPost } from '../support/members';
import { giveRole } from '../support/moderation';
import { phone } from '../support/screens';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a post is reported, removed from a phone, appealed against and restored, and the log tells it', async ({
  page,
  join,
  site,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: the server responded with a status of 404/);
  const asha = await join('Asha Rao', page);
  const bikram = await join('Bikram Sen');
  const tara = await join('Tara Wagle');
  const postId = await addPost(bikram, 'The den is behind the temple');
  await giveRole(site, asha, 'admin');
  for (const { page: window } of [asha, bikram, tara]) await window.setViewportSize(phone);

  await test.step('a member reports it', async () => {
    const { page: window } = tara;
    await window.goto(`/community/post/${postId}`);
    await button(window, 'More about this post').click();
    await window.getByRole('menuitem', { name: 'Report post' }).click();
    await window.getByLabel('Reason').selectOption('reveals_place');
    await window.getByLabel('Details').fill('Second path on the left.');
    await button(window, 'Send report').click();
    await expect(window.getByText('We have received your report')).toBeVisible();
    await window.getByRole('link', { name: 'Your reports' }).click();
    const own = window.getByRole('article', { name: 'Post by Bikram Sen' });
    await expect(own.getByText('Waiting', { exact: true })).toBeVisible();
    await window.goto('/community/admin');
    await expect(window.getByRole('heading', { name: 'This page is for moderators' })).toBeVisible();
  });

  await test.step('the admin removes it with one thumb', async () => {
    await page.goto('/community');
    await button(page, 'Open menu').click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Moderation \d+ open/ })
      .click();
    const row = page.getByRole('article', { name: 'A post by Bikram Sen' });
    await expect(row).toContainText('Urgent');
    await row.getByRole('link').click();
    await expect(page.getByText('Second path on the left.')).toBeVisible();
    const bar = page.getByRole('group', { name: 'Decide' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    const shortcuts = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((shortcuts?.y ?? 0) + 1);
    await bar.getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this post' });
    await dialog.getByRole('button', { name: 'Shows a place' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    // The site may hold reports of other tests: then the next one is open.
    await expect(page.getByRole('heading', { level: 1, name: 'A post by Bikram Sen' })).toHaveCount(0);
  });

  await test.step('the author reads why, and asks for another look', async () => {
    const { page: window } = bikram;
    await window.goto('/community/profile');
    const note = window.getByRole('note');
    await expect(note).toContainText('It shows where a threatened animal lives');
    await expect(note).toContainText('It can be restored until');
    await expectAccessible(window, 'a removed post, to its author');
    await tara.page.goto(`/community/post/${postId}`);
    await expect(tara.page.getByRole('heading', { name: 'This post is not here' })).toBeVisible();
    await tara.page.goto('/community/account');
    await tara.page.getByRole('link', { name: 'Your reports' }).click();
    await expect(tara.page.getByText('Moderators looked at it and dealt with it. Thank you.')).toBeVisible();
    await note.getByRole('button', { name: 'Appeal' }).click();
    await note.getByRole('textbox').fill('The den has been empty since spring.');
    await note.getByRole('button', { name: 'Appeal' }).click();
    await expect(note.getByText('A moderator will answer you here.')).toBeVisible();
  });

  await test.step('the admin leaves it to a moderator, who grants it', async () => {
    const cardOn = (window: Page) =>
      window
        .getByRole('article', { name: 'About a removed post' })
        .filter({ hasText: 'The den has been empty since spring.' });
    await page.goto('/community/admin/appeals');
    await expect(cardOn(page).getByText('You made this decision.')).toBeVisible();
    await giveRole(site, tara, 'moderator');
    await tara.page.goto('/community/admin/appeals');
    const card = cardOn(tara.page);
    await card.getByLabel('Your answer').fill('You are right, it is empty.');
    await card.getByRole('button', { name: 'Grant: restore the post' }).click();
    await expect(card).toHaveCount(0);
  });

  await test.step('everybody sees it again, the author reads the answer, and the log tells it all', async () => {
    await tara.page.goto(`/community/post/${postId}`);
    await expect(tara.page.getByText('The den is behind the temple')).toBeVisible();
    await bikram.page.goto('/community/account/decisions');
    await expect(bikram.page.getByText('You are right, it is empty.')).toBeVisible();
    await page.goto('/community/admin/log');
    const log = page.getByRole('list', { name: 'Log' });
    for (const sentence of [
      'Asha Rao removed a post of Bikram Sen',
      'Tara Wagle granted an appeal of Bikram Sen',
    ])
      await expect(log.getByText(sentence)).toBeVisible();
  });
});
