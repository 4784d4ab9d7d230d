import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { addPost, type Member, openLive } from '../support/members';
import { photograph } from '../support/pictures';
import { expectSaid } from '../support/said';

async function find(page: Page, who: Member): Promise<Locator> {
  await page.goto('/community/discover');
  const box = page.getByRole('searchbox', { name: 'Search', exact: true });
  await box.fill(who.name);
  await box.press('Enter');
  // They may also be among those who are worth following, until the answer has come.
  const found = page.getByRole('list', { name: 'People found' });
  const card = found.getByRole('article', { name: who.name });
  await expect(card).toBeVisible();
  // Until then the page may yet say what it found, in place of what an act answered.
  await expect(page.getByRole('region', { name: 'Search results' })).not.toHaveAttribute('aria-busy');
  return card;
}

const tile = (page: Page, name: string, count: number) =>
  page.getByRole('tab', { name: `${name} ${count}`, exact: true });

const hasLoaded = (image: Locator) =>
  expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);

test('three people meet: discover, follow, connect, accept, profile with pictures, likes, block, sign out', async ({
  join,
  browserConsole,
}) => {
  // The profile of a blocked person is refused.
  browserConsole.allow(/Failed to load resource: the server responded with a status of 40[34]/);
  const [asha, ravi] = [await join('Asha Vaidya'), await join('Ravi Tendolkar')];
  const meera = await join('Meera Saikia');
  const [ashaPage, raviPage, meeraPage] = [asha.page, ravi.page, meera.page];
  await addPost(ravi, 'Two hornbills over the ghat');
  await openLive(raviPage, '/community');

  await test.step('Asha follows Ravi and asks to connect', async () => {
    const card = await find(ashaPage, ravi);
    await card.getByRole('button', { name: 'Follow', exact: true }).click();
    await expectSaid(ashaPage, `You are following ${ravi.name}`);
    await expect(card.getByRole('button', { name: 'Following' })).toBeVisible();
    await expect(card).toContainText('1 follower');
    await card.getByRole('button', { name: 'Connect' }).click();
    await expect(card.getByRole('button', { name: 'Requested' })).toBeVisible();
  });

  await test.step('Ravi is told at once, by a toast and dots, but not again after a reload', async () => {
    const toast = raviPage.getByRole('status').filter({ hasText: `${asha.name}wants to connect` });
    await expect(toast.getByRole('link', { name: 'View' })).toBeVisible();
    const links = raviPage.getByRole('navigation', { name: 'Community' });
    await expect(links.getByRole('link', { name: /^Connections.*requests waiting/ })).toBeVisible();
    await expect(links.getByRole('link', { name: /^Notifications.*unread/ })).toBeVisible();
    await raviPage.goto('/community/notifications');
    const fresh = raviPage.getByRole('list', { name: 'New' });
    await expect(fresh.getByRole('article', { name: `${asha.name} wants to connect` })).toBeVisible();
    await expect(fresh.getByRole('article', { name: `${asha.name} follows you` })).toBeVisible();
    await expect(links.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
    await expect(toast).toBeHidden();
  });

  await test.step('Ravi finds the follower, whose button says why it is disabled, follows back, and accepts', async () => {
    const card = await find(raviPage, asha);
    await expect(card.getByText('Follows you')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Follow', exact: true })).toBeDisabled();
    await raviPage.goto('/community/connections');
    await expect(tile(raviPage, 'Pending', 1)).toHaveAttribute('aria-selected', 'true');
    await raviPage.getByRole('tab', { name: 'Followers' }).click();
    await raviPage.getByRole('button', { name: 'Follow back' }).click();
    await expect(tile(raviPage, 'Following', 1)).toBeVisible();
    await raviPage.goBack();
    await expect(raviPage.getByRole('tab', { name: 'Pending' })).toHaveAttribute('aria-selected', 'true');
    await raviPage.getByRole('article', { name: asha.name }).getByRole('button', { name: 'Accept' }).click();
    await expect(tile(raviPage, 'Pending', 0)).toBeVisible();
    await expect(tile(raviPage, 'Connections', 1)).toBeVisible();
  });

  await test.step('the card that Asha still looks at changes without a reload', async () => {
    const card = ashaPage.getByRole('article', { name: ravi.name });
    await expect(card.getByRole('link', { name: 'Message' })).toBeVisible();
    await expect(card.getByText('Follows you')).toBeVisible();
    await expectSaid(ashaPage, 'accepted your request');
  });

  await test.step('Message opens the chat', async () => {
    await ashaPage.goto('/community/connections?tab=connections');
    const card = ashaPage.getByRole('article', { name: ravi.name });
    await card.getByRole('link', { name: 'Message' }).click();
    await expect(ashaPage).toHaveURL(/\/community\/messages\/[0-9a-f-]{36}$/);
  });

  await test.step('Ravi edits the profile; a refusal is shown at its field and nothing is lost', async () => {
    await raviPage.goto('/community/profile');
    await raviPage.getByRole('button', { name: 'Edit Profile' }).click();
    const dialog = raviPage.getByRole('dialog', { name: 'Edit Profile' });
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
    await raviPage.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByLabel('Username').fill('ravi_of_the_figs');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectSaid(raviPage, 'Profile updated');
    await expect(dialog).toBeHidden();
    await expect(raviPage.getByText('Chiplun, Maharashtra')).toBeVisible();

    const card = await find(ashaPage, ravi);
    await card.getByRole('link', { name: ravi.name }).click();
    await expect(ashaPage.getByRole('heading', { level: 1, name: ravi.name })).toBeVisible();
    await expect(ashaPage.locator('main')).toContainText('@ravi_of_the_figs');
    const pictures = ashaPage.locator('main header').first().locator('img[src*="/media/"]');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) await hasLoaded(picture);
  });

  await test.step('Asha likes the post and finds it among the likes', async () => {
    const post = ashaPage.getByRole('article').filter({ hasText: 'Two hornbills' });
    await post.getByRole('button', { name: /^Like/ }).click();
    await expect(post.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');
    await ashaPage.goto('/community/profile?tab=likes');
    await expect(ashaPage.getByRole('feed', { name: 'Liked posts' })).toContainText('Two hornbills');
  });

  await test.step('Meera blocks Ravi: neither sees the other until Meera unblocks', async () => {
    const card = await find(meeraPage, ravi);
    await card.getByRole('link', { name: ravi.name }).click();
    await meeraPage.getByRole('button', { name: `More about ${ravi.name}` }).click();
    await meeraPage.getByRole('menuitem', { name: 'Block' }).click();
    await meeraPage.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect(meeraPage.getByRole('heading', { level: 1, name: 'Blocked' })).toBeVisible();
    await raviPage.goto('/community/discover?q=Meera+Saikia&in=people');
    await expect(raviPage.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
    await meeraPage.goto('/community/account');
    await expect(meeraPage.getByRole('list', { name: 'Blocked people' })).toContainText(ravi.name);
    await meeraPage.getByRole('button', { name: 'Unblock' }).click();
    await expect(meeraPage.getByText(/You have not blocked anybody/)).toBeVisible();
  });

  await test.step('Meera downloads the data, deletes the account, and is signed out', async () => {
    const download = meeraPage.waitForEvent('download');
    await meeraPage.getByRole('button', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toMatch(/^aranya-data-.*\.zip$/);
    await meeraPage.getByRole('button', { name: 'Delete my account' }).click();
    await meeraPage.getByLabel('Type DELETE to confirm').fill('DELETE');
    await meeraPage.getByLabel('Type DELETE to confirm').press('Enter');
    await expect(meeraPage).toHaveURL(/:\d+\/$/);
    await meeraPage.goto('/community');
    await expect(meeraPage.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  await ashaPage.getByRole('button', { name: 'Sign out' }).click();
  await expect(ashaPage).toHaveURL(/:\d+\/$/);
});
