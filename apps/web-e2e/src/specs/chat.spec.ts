import { bubble, messageField, openChat } from '../support/chat';
import { expect, test } from '../support/fixtures';
import { openLive, sendMessage } from '../support/members';
import { photograph } from '../support/pictures';

test('two people exchange messages and a picture, and see what was seen', async ({ friends }) => {
  const [meera, priya] = friends;
  await openLive(meera.page, '/community');

  await meera.page
    .getByRole('navigation', { name: 'Community' })
    .getByRole('link', { name: 'Messages' })
    .click();
  const card = meera.page.getByRole('article').filter({ hasText: priya.name });
  await card.getByRole('link', { name: 'Chat' }).click();
  await openChat(priya, meera);

  await messageField(meera.page).fill('Are you going to the dam on Saturday?');
  await messageField(meera.page).press('Enter');
  await expect(messageField(meera.page)).toHaveValue('');
  await expect(bubble(priya.page, 'Are you going to the dam on Saturday?')).toHaveCount(1);
  await expect(bubble(meera.page, 'Are you going').getByText('Seen')).toBeVisible();

  await messageField(priya.page).fill('First bus.');
  await messageField(priya.page).press('Shift+Enter');
  await messageField(priya.page).pressSequentially('Bring the long lens.');
  await priya.page.locator('input[type=file]').setInputFiles(await photograph('owl.jpg'));
  await priya.page.getByLabel('Description of the picture').fill('An owl on a branch');
  await priya.page.getByRole('button', { name: 'Send' }).click();
  const received = bubble(meera.page, 'Bring the long lens.');
  await expect(received).toHaveCount(1);
  const picture = received.getByRole('img', { name: 'An owl on a branch' });
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(640);
  await received.getByRole('button', { name: 'Enlarge: An owl on a branch' }).click();
  await expect(meera.page.getByRole('dialog').getByRole('img', { name: 'An owl on a branch' })).toBeVisible();
  await meera.page.keyboard.press('Escape');
  await expect(received.getByRole('button', { name: 'Enlarge: An owl on a branch' })).toBeFocused();

  const sent = bubble(priya.page, 'Bring the long lens.');
  await expect(sent).toHaveCount(1);
  await sent.hover();
  await sent.getByRole('button', { name: 'More about this message' }).click();
  await priya.page.getByRole('menuitem', { name: 'Delete message' }).click();
  await priya.page.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click();
  await expect(priya.page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expect(sent).toHaveCount(0);
  await expect(received).toHaveCount(0);

  // Without a connection the chat is read-only.
  await meera.call('POST', '/api/user/disconnect', { id: priya.id });
  for (const { page: window } of [meera, priya]) {
    await expect(window.getByText('Connect again to write to each other.')).toBeVisible();
    await expect(messageField(window)).toHaveCount(0);
    await expect(bubble(window, 'Are you going')).toHaveCount(1);
  }
});

test('at a desk the list stands beside the chat, and Back returns to none', async ({ friends }) => {
  const [meera, priya] = friends;
  const { page } = meera;
  await sendMessage(priya, meera, 'The gate opens at 5:40.');
  await openLive(page, '/community/messages');
  await expect(page.getByRole('heading', { name: '1 unread chat' })).toBeVisible();
  const list = page.getByRole('region', { name: 'All chats' });
  const row = list.getByRole('article', { name: priya.name });
  await expect(row).toContainText('1 unread');
  await row.getByRole('link', { name: 'Chat' }).click();
  const name = page.getByRole('heading', { level: 1, name: priya.name });
  await expect(name).toBeFocused();
  await expect(bubble(page, 'The gate opens')).toBeInViewport();
  await expect(row.getByRole('link', { name: 'Chat' })).toHaveAttribute('aria-current', 'page');
  await expect(row).not.toContainText('unread');
  await expect(page.getByRole('link', { name: 'Back to messages' })).toBeHidden();

  // The chat keeps what is attached where the window changes.
  await page.locator('input[type=file]').setInputFiles(await photograph('owl.jpg'));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list).toBeHidden();
  await expect(page.getByLabel('Description of the picture')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByLabel('Description of the picture')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quiet in here' })).toBeVisible();
});

test('on other screens a toast shows a message with Reply, and the badge goes once it is read', async ({
  friends,
}) => {
  const [meera, priya] = friends;
  const recent = meera.page.getByRole('region', { name: 'Recent Messages' });
  const links = meera.page.getByRole('navigation', { name: 'Community' });
  await openLive(meera.page, '/community');
  await expect(recent.getByText('No messages yet')).toBeVisible();

  const long = `${'Something calls from the big arjun tree. '.repeat(2)}Come!`;
  await sendMessage(priya, meera, long);
  const toast = meera.page.getByRole('status').filter({ hasText: priya.name });
  await expect(toast.getByText(long.slice(0, 50), { exact: true })).toBeVisible();
  await toast.hover();
  const stands = () =>
    meera.page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'paused'));
  await expect.poll(stands, 'the pointer pauses the toast').toBe(true);
  await meera.page.mouse.move(0, 0);
  await expect(toast).toHaveCount(0);
  await expect(recent.getByRole('link', { name: /1 unread/ })).toBeVisible();
  await expect(links.getByRole('link', { name: /^Messages.*unread/ })).toBeVisible();

  await sendMessage(priya, meera, '', await photograph('owl.jpg'));
  await expect(toast.getByText('Media')).toBeVisible();
  await toast.hover();
  await toast.getByRole('link', { name: 'Reply' }).click();
  await expect(meera.page).toHaveURL(new RegExp(`/community/messages/${priya.id}$`));
  await expect(bubble(meera.page, 'Come!')).toHaveCount(1);
  await links.getByRole('link', { name: 'Feed' }).click();
  await expect(recent.getByText('Media')).toBeVisible();
  await expect(recent.getByRole('link', { name: /1 unread/ })).toHaveCount(0);
  await expect(links.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await recent.getByRole('link', { name: /Media/ }).click();
  await expect(meera.page).toHaveURL(new RegExp(`/community/messages/${priya.id}$`));
});
