import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { type Account, newAccount, signUp } from '../support/people';
import { photograph } from '../support/pictures';

/** From anywhere to the profile of somebody, by way of discover. */
async function find(page: Page, who: Account): Promise<Locator> {
  await page.goto('/community/discover');
  const box = page.getByRole('searchbox', { name: 'Search people' });
  await box.fill(who.name);
  await box.press('Enter');
  const card = page.getByRole('article', { name: who.name });
  await expect(card).toBeVisible();
  return card;
}

const tile = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .locator('dd');

async function publish(page: Page, text: string): Promise<void> {
  await page.goto('/community/create-post');
  await page.getByPlaceholder("What's happening?").fill(text);
  await page.getByRole('button', { name: 'Publish Post' }).click();
  await expect(page).toHaveURL(/\/community$/);
}

const hasLoaded = (image: Locator) =>
  expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);

test('three people meet: discover, follow, connect, accept, profile with pictures, likes, block, sign out', async ({
  newWindow,
  browserConsole,
}) => {
  test.setTimeout(240_000);
  // A profile that a block hides is a refused call.
  browserConsole.allow(/Failed to load resource: the server responded with a status of 40[34]/);
  const [asha, ravi, meera] = [
    newAccount('Asha Vaidya'),
    newAccount('Ravi Tendolkar'),
    newAccount('Meera Saikia'),
  ];
  const [hers, his, meeras] = [await newWindow(), await newWindow(), await newWindow()];
  await signUp(hers, asha);
  await signUp(his, ravi);
  await signUp(meeras, meera);
  await publish(his, 'Two hornbills over the ghat');

  await test.step('she follows him and asks to connect', async () => {
    const card = await find(hers, ravi);
    await card.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(hers.getByText(`You are following ${ravi.name}`)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Following' })).toBeVisible();
    await expect(card).toContainText('1 follower');
    await card.getByRole('button', { name: 'Connect' }).click();
    await expect(card.getByRole('button', { name: 'Requested' })).toBeVisible();
    await hers.goto('/community/connections?tab=pending');
    await expect(
      hers.getByRole('region', { name: /Sent by you/ }).getByRole('article', { name: ravi.name }),
    ).toBeVisible();
  });

  await test.step('he cannot follow her back here, and sees why; he accepts', async () => {
    const card = await find(his, asha);
    await expect(card.getByText('Follows you')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Follow', exact: true })).toBeDisabled();
    await his.goto('/community/connections');
    await expect(tile(his, 'Followers')).toHaveText('1');
    await expect(tile(his, 'Pending')).toHaveText('1');
    await his.getByRole('tab', { name: 'Pending' }).click();
    await his.getByRole('article', { name: asha.name }).getByRole('button', { name: 'Accept' }).click();
    await expect(tile(his, 'Pending')).toHaveText('0');
    await expect(tile(his, 'Connections')).toHaveText('1');
    // Back leads through the tabs.
    await his.getByRole('tab', { name: 'Connections' }).click();
    await his.goBack();
    await expect(his.getByRole('tab', { name: 'Pending' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('Message leads to their chat', async () => {
    await hers.goto('/community/connections?tab=connections');
    const card = hers.getByRole('article', { name: ravi.name });
    await card.getByRole('link', { name: 'Message' }).click();
    await expect(hers).toHaveURL(/\/community\/messages\/[0-9a-f-]{36}$/);
  });

  await test.step('he edits his profile; what is refused is said at its field and nothing is lost', async () => {
    await his.goto('/community/profile');
    await his.getByRole('button', { name: 'Edit Profile' }).click();
    const dialog = his.getByRole('dialog', { name: 'Edit Profile' });
    await dialog.getByLabel('Bio').fill('Hornbills, and the figs they like.');
    await dialog.getByLabel('Location').fill('Chiplun, Maharashtra');
    await dialog.getByLabel('Username').fill('meera_saikia');
    await dialog.getByLabel('Profile picture').setInputFiles(await photograph('me.jpg', 400, 400));
    await dialog.getByLabel('Cover photo').setInputFiles(await photograph('cover.jpg', 1200, 400));
    browserConsole.allow(/Failed to load resource: the server responded with a status of 409/);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByLabel('Username')).toHaveAccessibleDescription(/This username is taken/);
    await expect(dialog.getByLabel('Bio')).toHaveValue('Hornbills, and the figs they like.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await his.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByLabel('Username').fill('ravi_of_the_figs');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(his.getByText('Profile updated')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(his.getByText('Chiplun, Maharashtra')).toBeVisible();

    const card = await find(hers, ravi);
    await card.getByRole('link', { name: ravi.name }).click();
    await expect(hers.getByRole('heading', { level: 1, name: ravi.name })).toBeVisible();
    await expect(hers.locator('main')).toContainText('@ravi_of_the_figs');
    const pictures = hers.locator('main header').first().locator('img[src*="/media/"]');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) await hasLoaded(picture);
  });

  await test.step('she likes his post, and finds it among her likes', async () => {
    const post = hers.getByRole('article').filter({ hasText: 'Two hornbills' });
    await post.getByRole('button', { name: /^Like/ }).click();
    await expect(post.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');
    await hers.goto('/community/profile?tab=likes');
    await expect(hers.getByRole('feed', { name: 'Liked posts' })).toContainText('Two hornbills');
  });

  await test.step('a third blocks him: neither sees the other, until she unblocks him', async () => {
    const card = await find(meeras, ravi);
    await card.getByRole('link', { name: ravi.name }).click();
    await meeras.getByRole('button', { name: `More about ${ravi.name}` }).click();
    await meeras.getByRole('menuitem', { name: 'Block' }).click();
    await meeras.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect(meeras.getByRole('heading', { level: 1, name: 'Blocked' })).toBeVisible();
    await his.goto('/community/discover?q=Meera+Saikia');
    await expect(his.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
    await meeras.goto('/community/account');
    await expect(meeras.getByRole('list', { name: 'Blocked people' })).toContainText(ravi.name);
    await meeras.getByRole('button', { name: 'Unblock' }).click();
    await expect(meeras.getByText(/You have blocked nobody/)).toBeVisible();
  });

  await test.step('she takes her data, deletes her account, and is signed out', async () => {
    const download = meeras.waitForEvent('download');
    await meeras.getByRole('button', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toMatch(/^aranya-data-.*\.zip$/);
    await meeras.getByRole('button', { name: 'Delete my account' }).click();
    await meeras.getByLabel('Type DELETE to confirm').fill('DELETE');
    await meeras.getByLabel('Type DELETE to confirm').press('Enter');
    await expect(meeras).toHaveURL(/:\d+\/$/, { timeout: 20_000 });
    await meeras.goto('/community');
    await expect(meeras.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  await hers.getByRole('button', { name: 'Sign out' }).click();
  await expect(hers).toHaveURL(/:\d+\/$/, { timeout: 20_000 });
});

test('by keys alone: search, follow, connect, accept, edit, block', async ({ newWindow }) => {
  test.setTimeout(180_000);
  const [lila, omar] = [newAccount('Lila Pujari'), newAccount('Omar Bilimoria')];
  const [hers, his] = [await newWindow(), await newWindow()];
  await signUp(hers, lila);
  await signUp(his, omar);

  await tabTo(hers, hers.getByRole('link', { name: 'Discover' }));
  await hers.keyboard.press('Enter');
  await tabTo(hers, hers.getByRole('searchbox', { name: 'Search people' }));
  await hers.keyboard.type(omar.name);
  await hers.keyboard.press('Enter');
  const card = hers.getByRole('article', { name: omar.name });
  await tabTo(hers, card.getByRole('button', { name: 'Follow', exact: true }));
  await hers.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Following' })).toBeFocused();
  await tabTo(hers, card.getByRole('button', { name: 'Connect' }));
  await hers.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Requested' })).toBeFocused();

  await tabTo(his, his.getByRole('link', { name: 'Connections' }));
  await his.keyboard.press('Enter');
  await tabTo(his, his.getByRole('tab', { name: 'Followers' }));
  for (const name of ['Following', 'Pending']) {
    await his.keyboard.press('ArrowRight');
    await expect(his.getByRole('tab', { name })).toBeFocused();
  }
  await expect(his).toHaveURL(/tab=pending/);
  await tabTo(his, his.getByRole('button', { name: 'Accept' }));
  await his.keyboard.press('Enter');
  await expect(tile(his, 'Connections')).toHaveText('1');

  await tabTo(his, his.getByRole('link', { name: 'Profile', exact: true }));
  await his.keyboard.press('Enter');
  await tabTo(his, his.getByRole('button', { name: 'Edit Profile' }));
  await his.keyboard.press('Enter');
  await expect(his.getByLabel('Name', { exact: true })).toBeFocused();
  await tabTo(his, his.getByLabel('Location'));
  await his.keyboard.type('Diu');
  await his.keyboard.press('Escape');
  // The question begins at Keep editing.
  await expect(his.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await his.keyboard.press('Enter');
  await expect(his.getByLabel('Location')).toHaveValue('Diu');
  await tabTo(his, his.getByRole('button', { name: 'Save changes' }));
  await his.keyboard.press('Enter');
  await expect(his.getByRole('dialog')).toBeHidden();
  await expect(his.getByRole('button', { name: 'Edit Profile' })).toBeFocused();

  await tabTo(hers, card.getByRole('link', { name: omar.name }));
  await hers.keyboard.press('Enter');
  const dots = hers.getByRole('button', { name: `More about ${omar.name}` });
  await tabTo(hers, dots);
  await hers.keyboard.press('Enter');
  await expect(hers.getByRole('menuitem', { name: 'Remove connection' })).toBeFocused();
  await hers.keyboard.press('End');
  await expect(hers.getByRole('menuitem', { name: 'Block' })).toBeFocused();
  await hers.keyboard.press('Enter');
  await expect(hers.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await hers.keyboard.press('Enter');
  await expect(dots).toBeFocused();
});
