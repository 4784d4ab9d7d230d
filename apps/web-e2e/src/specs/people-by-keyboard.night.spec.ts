import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { press, tabTo } from '../support/keyboard';
import { connect } from '../support/members';
import { newAccount } from '../support/people';
import { expectSaid } from '../support/said';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The title of a new page is announced. */
const announcement = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

test('by keyboard: search, follow, connect, accept, edit, block', async ({ join }) => {
  const [lila, omar] = [await join('Lila Pujari'), await join('Omar Bilimoria')];
  const [lilaPage, omarPage] = [lila.page, omar.page];
  await lilaPage.goto('/community');
  await omarPage.goto('/community');

  await tabTo(lilaPage, lilaPage.getByRole('link', { name: 'Discover', exact: true }));
  await lilaPage.keyboard.press('Enter');
  await tabTo(lilaPage, lilaPage.getByRole('searchbox', { name: 'Search', exact: true }));
  await lilaPage.keyboard.type(omar.name);
  await lilaPage.keyboard.press('Enter');
  const card = lilaPage.getByRole('article', { name: omar.name });
  await tabTo(lilaPage, card.getByRole('button', { name: 'Follow', exact: true }));
  await lilaPage.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Following' })).toBeFocused();
  await tabTo(lilaPage, card.getByRole('button', { name: 'Connect' }));
  await lilaPage.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Requested' })).toBeFocused();

  await tabTo(omarPage, omarPage.getByRole('link', { name: 'Connections' }));
  await omarPage.keyboard.press('Enter');
  await tabTo(omarPage, omarPage.getByRole('tab', { name: 'Pending' }));
  for (const name of ['Following', 'Pending']) {
    await omarPage.keyboard.press(name === 'Pending' ? 'ArrowRight' : 'ArrowLeft');
    await expect(omarPage.getByRole('tab', { name })).toBeFocused();
  }
  await expect(omarPage).toHaveURL(/tab=pending/);
  await tabTo(omarPage, omarPage.getByRole('button', { name: 'Accept' }));
  await omarPage.keyboard.press('Enter');
  await expect(omarPage.getByRole('tab', { name: 'Connections 1', exact: true })).toBeVisible();

  await tabTo(omarPage, omarPage.getByRole('link', { name: 'Profile', exact: true }));
  await omarPage.keyboard.press('Enter');
  await tabTo(omarPage, omarPage.getByRole('button', { name: 'Edit Profile' }));
  await omarPage.keyboard.press('Enter');
  await expect(omarPage.getByLabel('Name', { exact: true })).toBeFocused();
  await tabTo(omarPage, omarPage.getByLabel('Location'));
  await omarPage.keyboard.type('Diu');
  await omarPage.keyboard.press('Escape');
  await expect(omarPage.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await omarPage.keyboard.press('Enter');
  await expect(omarPage.getByLabel('Location')).toHaveValue('Diu');
  await tabTo(omarPage, omarPage.getByRole('button', { name: 'Save changes' }));
  await omarPage.keyboard.press('Enter');
  await expect(omarPage.getByRole('dialog')).toBeHidden();
  await expect(omarPage.getByRole('button', { name: 'Edit Profile' })).toBeFocused();

  await tabTo(lilaPage, card.getByRole('link', { name: omar.name }));
  await lilaPage.keyboard.press('Enter');
  const dots = lilaPage.getByRole('button', { name: `More about ${omar.name}` });
  await tabTo(lilaPage, dots);
  await lilaPage.keyboard.press('Enter');
  await expect(lilaPage.getByRole('menuitem', { name: 'Remove connection' })).toBeFocused();
  await lilaPage.keyboard.press('End');
  await expect(lilaPage.getByRole('menuitem', { name: 'Block' })).toBeFocused();
  await lilaPage.keyboard.press('Enter');
  await expect(lilaPage.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await lilaPage.keyboard.press('Enter');
  await expect(dots).toBeFocused();
});

test('the community by keys alone: sign in, write, like, delete, chat', async ({ page, newWindow, join }) => {
  const lila = newAccount('Lila Pujari');
  const member = await join(lila.name, await newWindow(), lila);

  await test.step('sign in', async () => {
    await page.goto('/community');
    await press(page, page.getByRole('button', { name: 'Sign in' }));
    await expect(page.getByLabel('Email')).toBeVisible();
    await tabToField(page, 'Email');
    await page.keyboard.type(lila.email);
    await tabToField(page, 'Password');
    await page.keyboard.type(lila.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/community$/);
  });

  await test.step('past the sidebar, and a new post', async () => {
    await expect(heading(page, 'Together in the wild')).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Create Post' }).first());
    await expect(heading(page, 'Create Post')).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Publish Post' }));
    await expectSaid(page, 'Please add at least one image or text');
    await tabTo(page, page.getByPlaceholder("What's happening?"), 'Shift+Tab');
    await page.keyboard.type('Otters below the old bridge');
    await press(page, page.getByRole('button', { name: 'Publish Post' }));
    await expect(heading(page, 'Together in the wild')).toBeFocused();
  });

  await test.step('on a phone: past the bar by the skip link, along the bar, the rest in the menu', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/community');
    await expect(heading(page, 'Together in the wild')).toBeVisible();
    await press(page, page.getByRole('link', { name: /^Skip to/ }));
    await expect(page.getByRole('main')).toBeFocused();
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await tabTo(page, bar.getByRole('link', { name: /^Messages/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Messages')).toBeFocused();
    await expect(announcement(page, /Messages/)).toHaveCount(1);
    await tabTo(page, page.getByRole('button', { name: 'Open menu' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Community menu' });
    await tabTo(page, menu.getByRole('button', { name: 'Sign out' }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/community');
  });

  await test.step('its heart, its menu, the question before it goes', async () => {
    const post = page.getByRole('article').filter({ hasText: 'Otters below the old bridge' });
    const like = post.getByRole('button', { name: /^Like/ });
    await press(page, like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toBeFocused();
    const more = post.getByRole('button', { name: 'More about this post' });
    await tabTo(page, more, 'Shift+Tab');
    const question = page.getByRole('alertdialog');
    for (const sure of [false, true]) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Edit post' })).toBeFocused();
      await page.keyboard.press('End');
      await expect(page.getByRole('menuitem', { name: 'Delete post' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      if (sure) await tabTo(page, question.getByRole('button', { name: 'Delete' }));
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
      if (!sure) await expect(more).toBeFocused();
    }
    await expect(post).toHaveCount(0);
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  await test.step('a chat', async () => {
    const omar = await join('Omar Lakdawala');
    await connect(member, omar);
    await press(page, page.getByRole('link', { name: /^Messages/ }));
    await press(page, page.getByRole('article', { name: omar.name }).getByRole('link', { name: 'Chat' }));
    await expect(heading(page, omar.name)).toBeFocused();
    await tabTo(page, page.getByRole('textbox', { name: 'Message' }));
    await page.keyboard.type('Shall we go to the bridge?');
    await page.keyboard.press('Enter');
    const sent = page.getByRole('listitem').filter({ hasText: 'Shall we go to the bridge?' });
    await expect(sent.getByText('Sent')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  });
});

/** The provider's focus rings are not checked here. */
async function tabToField(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  for (let presses = 0; presses < 10; presses += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${label}`);
}
