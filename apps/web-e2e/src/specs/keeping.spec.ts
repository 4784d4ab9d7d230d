import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { newAccount } from '../support/people';
import { openSession } from '../support/sessions';
import { expectSaid } from '../support/said';

const DRAFT = 'A grey hornbill at the old banyan';
const LONGER = `${DRAFT}, with a fig`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const postOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('a draft of one device is published on another, edited, and bookmarked by somebody else', async ({
  page,
  newWindow,
  join,
  site,
  browserConsole,
}) => {
  // The device that has the draft open asks for it, and is told that it was published.
  browserConsole.allow(/Failed to load resource: the server responded with a status of 409/);
  const account = newAccount('Meera Hornbill');
  await join(account.name, page, account);
  const tablet = await newWindow();
  await openSession(tablet.context(), site.url, account, 'login');

  await test.step('a draft typed on one device appears on the other and is published there', async () => {
    await page.goto('/community/create-post');
    await page.getByPlaceholder("What's happening?").fill(DRAFT);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await tablet.goto('/community/create-post');
    await button(tablet, 'Drafts (1)').click();
    await expectAccessible(tablet, 'the drafts');
    await button(tablet, new RegExp(`^${DRAFT}`)).click();
    await expect(tablet.getByPlaceholder("What's happening?")).toHaveValue(DRAFT);
    await page.getByPlaceholder("What's happening?").fill(LONGER);
    await expect(tablet.getByPlaceholder("What's happening?")).toHaveValue(LONGER);
    await expect(tablet.getByText('Updated: this draft was changed on another device.')).toBeVisible();
    await button(tablet, 'Publish Post').click();
    await expectSaid(tablet, 'Post Added');
    await expect(postOf(tablet, LONGER)).toHaveCount(1);
    await expect(page.getByText('This draft was published on another device.')).toBeVisible();
  });

  const { page: reader } = await join('Noor Reader');

  await test.step('an edit shows, and its history is there for everybody', async () => {
    await postOf(tablet, DRAFT).getByRole('button', { name: 'More about this post' }).click();
    await tablet.getByRole('menuitem', { name: 'Edit post' }).click();
    const dialog = tablet.getByRole('dialog', { name: 'Edit post' });
    await dialog.getByLabel('Text').fill('A grey hornbill and its chick at the old banyan');
    await expect(tablet.getByText('Post Added')).toHaveCount(0);
    await expectAccessible(tablet, 'the dialog to edit a post');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectSaid(tablet, 'Post edited');

    await reader.goto('/community');
    const post = postOf(reader, 'and its chick');
    await post.getByRole('button', { name: /^Edited/ }).click();
    const history = reader.getByRole('dialog', { name: 'What changed' });
    await expect(history.locator('ins')).toContainText('and its chick');
    await expect(history).toContainText(DRAFT);
    await expect(history.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await expectAccessible(reader, 'the history of a post');
    await history.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a bookmark in a collection is there after a reload', async () => {
    const ribbon = postOf(reader, 'and its chick').getByRole('button', { name: 'Bookmark' });
    await ribbon.click();
    await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
    await ribbon.click();
    const dialog = reader.getByRole('dialog', { name: 'Add to collection' });
    await dialog.getByRole('textbox', { name: 'New collection' }).fill('Hornbills');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByRole('radio', { name: /^Hornbills/ })).toBeChecked();
    await expectAccessible(reader, 'the choice of a collection');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await reader.goto('/community/bookmarks');
    await button(reader, 'Hornbills 1').click();
    await expect(reader).toHaveURL(/\/bookmarks\?/);
    await reader.reload();
    await expect(button(reader, 'Hornbills 1')).toHaveAttribute('aria-pressed', 'true');
    await expect(postOf(reader, 'and its chick')).toBeVisible();
    await expectAccessible(reader, 'the bookmarks');
  });
});
