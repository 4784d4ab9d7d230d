import { expect, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';

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
