import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated';
import { expect, test } from '../support/fixtures';
import { expectVisibleFocus, press, tabTo } from '../support/keyboard';
import { newAccount } from '../support/people';
import { connect } from '../support/members';
import { expectToast } from '../support/toasts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The title of a new page is announced. */
const announcement = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

test('the public pages by keys alone, light and dark: past the header, to an animal, into a park and out', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /^Skip to/ });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Explore', exact: true })).toBeFocused();

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Species' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Wildlife Explorer')).toBeFocused();
  await expect(announcement(page, /Explorer/)).toHaveCount(1);

  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('leopard');
  const list = page.getByRole('list', { name: 'Animals' });
  await expect(list.getByRole('link', { name: 'Bengal Tiger' })).toHaveCount(0);
  await tabTo(page, page.getByLabel('Conservation status'));
  await page.keyboard.type('Vulnerable');
  await expect(page).toHaveURL('/animals?q=leopard&status=Vulnerable');
  await press(page, list.getByRole('link', { name: 'Snow Leopard' }));
  await expect(heading(page, 'Snow Leopard')).toBeFocused();
  await expect(announcement(page, /Snow Leopard/)).toHaveCount(1);

  await page.emulateMedia({ colorScheme: 'dark' });
  await press(page, page.getByRole('button', { name: 'Add to Favorites' }));
  await expect(page.getByRole('button', { name: 'Favorited' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Go to Favorites' }));
  await expect(heading(page, 'My Favorite Animals')).toBeFocused();
  await press(page, page.getByRole('button', { name: /^Remove/ }));
  await expect(page.getByText('No Favorites Yet')).toBeFocused();

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Parks' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, /National Parks/)).toBeFocused();
  const details = page.getByRole('link', { name: 'See Details' });
  await press(page, details.nth(1));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(details.nth(1)).toBeFocused();
});

test('on a narrow screen the menu keeps the focus and gives it back, and nothing focused lies under the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/animal/1');
  const burger = page.getByRole('button', { name: 'Open menu' });
  await press(page, burger);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await tabTo(page, menu.getByRole('link', { name: 'Contact Us' }));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();

  // Stops must scroll out from under the sticky header.
  const footer = page.getByRole('contentinfo').getByRole('link');
  await footer.last().focus();
  await tabTo(page, page.getByRole('button', { name: 'Add to Favorites' }), 'Shift+Tab');
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
    await expectToast(page, 'Please add at least one image or text');
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
