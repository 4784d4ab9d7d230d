import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { joinCommunity, type Member, sendMessage } from '../support/members';
import { photograph } from '../support/pictures';

// The page's policy refuses the scanner.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(480_000);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function publish(member: Member, content: string, pictures = 0): Promise<void> {
  const form = new FormData();
  form.append('content', content);
  form.append('post_type', pictures > 0 ? 'text_with_image' : 'text');
  for (let count = 0; count < pictures; count += 1) {
    const { buffer, mimeType, name } = await photograph('civet.jpg');
    form.append('images', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  }
  if (pictures > 0) form.append('image_alts', JSON.stringify(Array(pictures).fill('A civet')));
  await member.call('POST', '/api/post/add', form);
}

async function visit(page: Page, address: string, ready: Locator): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(address);
  await expect(ready.first()).toBeVisible();
  await expectAccessible(page, address);
}

test('the community of somebody new: every screen that is still empty, and what one is asked', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: the server responded with a status of 40[04]/);
  const noor = await joinCommunity(page, 'Noor Contractor');
  await page.route('**/api/post/feed*', (route) =>
    route.fulfill({ json: { success: true, posts: [], message: '', next_cursor: null } }),
  );
  await visit(page, '/community', page.getByText('No posts yet'));
  await button(page, 'Forests & parks').click();
  await button(page, 'Show me').click();
  await expect(page.getByRole('link', { name: /^Park of the day/ })).toBeVisible();
  await expectAccessible(page, 'the welcome, with people, a species and a park');
  await page.setViewportSize({ width: 320, height: 900 });
  await button(page, 'Open menu').click();
  await expect(page.getByRole('dialog', { name: 'Community menu' })).toBeVisible();
  await expectAccessible(page, 'the menu of the community', 320);

  await visit(page, '/community/messages', page.getByText('Nobody to write to yet'));
  await visit(page, '/community/connections', page.getByRole('tabpanel').getByRole('heading'));
  await visit(page, '/community/connections?tab=following', page.getByText('You follow nobody yet'));
  await visit(page, '/community/connections?tab=connections', page.getByText('No connections yet'));
  await visit(page, '/community/notifications', page.getByText('Nothing has stirred yet'));
  await visit(page, '/community/discover?q=zzzz', page.getByText('Nobody found'));
  await visit(page, '/community/profile', page.getByText('No posts yet'));
  await page.setViewportSize({ width: 320, height: 900 });
  await button(page, 'Edit Profile').click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('');
  await button(page, 'Save changes').click();
  await expectAccessible(page, 'Edit Profile, refused');

  await visit(page, '/community/account', page.getByText(/You have blocked nobody/));
  await button(page, 'Delete my account').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription('Type DELETE to confirm.');
  await expectAccessible(page, 'the last question before an account goes');

  await visit(page, '/community/create-post', page.getByPlaceholder("What's happening?"));
  await button(page, 'Publish Post').click();
  const toast = page.getByRole('alert').filter({ hasText: 'Please add at least one image or text' });
  // A toast with the focus stays.
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  await page
    .locator('input[type=file]')
    .setInputFiles([await photograph('a.jpg'), await photograph('b.jpg')]);
  await expect(button(page, 'Remove picture 2')).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  await expectAccessible(page, 'a post refused, with pictures chosen, and its toast');
  await visit(page, '/community/no-such-screen', page.getByRole('heading', { name: 'The tracks end here' }));
  await visit(page, `/community/messages/${noor.id}`, page.getByText('You cannot write to yourself.'));
});

test('the community among people: posts, people, messages, and what can be done with each', async ({
  page,
  newWindow,
}) => {
  const noor = await joinCommunity(page, 'Noor Contractor');
  const tara = await joinCommunity(await newWindow(), 'Tara Wagle');
  await publish(tara, 'A civet on the wall #ghats', 2);
  await publish(noor, 'Fresh tracks along the stream');
  const { posts } = (await noor.call('GET', '/api/post/feed')) as { posts: { _id: string }[] };
  await tara.call('POST', '/api/post/like', { postId: posts[0]?._id });
  await tara.call('POST', '/api/user/follow', { id: noor.id });
  await tara.call('POST', '/api/user/connect', { id: noor.id });
  const card = page.getByRole('article', { name: tara.name });

  await visit(page, '/community/connections?tab=followers', card);
  await visit(page, '/community/notifications', button(page, 'Accept'));
  await visit(page, '/community/connections?tab=pending', card);
  await visit(page, '/community/discover?q=Tara', card);
  await noor.call('POST', '/api/user/accept', { id: tara.id });
  await visit(page, '/community/connections?tab=connections', card);

  await test.step('the feed, and what opens there', async () => {
    const post = page.getByRole('article').filter({ hasText: 'A civet on the wall' });
    await visit(page, '/community', post);
    await page.setViewportSize({ width: 320, height: 900 });
    await post
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectAccessible(page, 'a picture at its largest');
    await page.keyboard.press('Escape');

    const more = post.getByRole('button', { name: 'More about this post' });
    await more.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, 'the menu of a post');
    await page.getByRole('menuitem', { name: 'Report post' }).click();
    await button(page, 'Send report').click();
    await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Please choose a reason/);
    await expectAccessible(page, 'a report, refused');
    await button(page, 'Cancel').click();

    const own = page.getByRole('article').filter({ hasText: 'Fresh tracks' });
    await own.getByRole('button', { name: 'More about this post' }).click();
    await page.getByRole('menuitem', { name: 'Delete post' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'the question before a post goes');
  });

  await test.step('another profile', async () => {
    await visit(page, `/community/profile/${tara.id}`, page.getByText('A civet on the wall'));
    await visit(page, `/community/profile/${tara.id}?tab=media`, page.getByRole('tabpanel').getByRole('img'));
    await button(page, `More about ${tara.name}`).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, 'the menu of a profile');
  });

  await test.step('messages', async () => {
    await sendMessage(noor, tara, 'First bus.');
    await sendMessage(tara, noor, 'Are you going to the dam on Saturday?');
    await visit(page, '/community/messages', card);
    await visit(page, `/community/messages/${tara.id}`, page.getByText('First bus.'));
    await page.locator('input[type=file]').setInputFiles(await photograph('owl.jpg'));
    await expect(page.getByLabel('Description of the picture')).toBeVisible();
    await expectAccessible(page, 'a message with a picture');
    await noor.call('POST', '/api/user/disconnect', { id: tara.id });
    await expect(page.getByText('You are not connected any more.')).toBeVisible();
    await expectAccessible(page, 'a chat that is over');
  });
});
