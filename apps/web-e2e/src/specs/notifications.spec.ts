import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { addComment, addPost, follow, openLive } from '../support/members';
import { expectSaid } from '../support/said';

test('what others do arrives live, grouped and counted; reading, settings and mutes are exact', async ({
  join,
}) => {
  const [asha, ravi] = [await join('Asha Author'), await join('Ravi Reader')];
  const meera = await join('Meera Member');
  const [ashaPage, raviPage] = [asha.page, ravi.page];
  const postId = await addPost(asha, 'A heron at the lake');
  const comment = (content: string) => addComment(ravi, postId, content);

  await ashaPage.setViewportSize({ width: 390, height: 844 });
  await openLive(ashaPage, '/community/discover');
  const bar = ashaPage.getByRole('navigation', { name: 'Shortcuts' });
  const bell = bar.getByRole('link', { name: /^Notifications/ });
  await expect(bell).toBeVisible();

  await test.step('likes and a comment count in the bar and the title, without a reload', async () => {
    await ravi.call('POST', '/api/post/like', { postId });
    await expect(bell).toHaveAccessibleName(/^Notifications\s*1 unread$/);
    await meera.call('POST', '/api/post/like', { postId });
    await comment(`Grey or purple, @${asha.username}?`);
    await expect(bell).toHaveAccessibleName(/^Notifications\s*[34] unread$/);
    await expect(ashaPage).toHaveTitle(/^\([34]\) Discover/);
  });

  await test.step('the list groups them, and reading clears the count', async () => {
    await bell.click();
    const likes = ashaPage.getByRole('article', { name: 'Meera Member and Ravi Reader liked your post' });
    await expect(likes).toBeVisible();
    const commented = ashaPage
      .getByRole('article', { name: /^Ravi Reader (commented on|mentioned you)/ })
      .first();
    await expect(commented.getByRole('link', { name: /^The comment: / })).toHaveAttribute(
      'href',
      new RegExp(`/community/post/${postId}\\?comment=`),
    );
    await expect(bell).toHaveAccessibleName('Notifications');
    await expect(ashaPage).toHaveTitle(/^Notifications/);
    await expectAccessible(ashaPage, 'notifications');
    // A tap anywhere on an entry opens the post; a name in it stays a link of its own.
    await likes.getByRole('link', { name: 'Meera Member' }).click({ trial: true });
    await likes.click({ position: { x: 6, y: 6 } });
    await expect(ashaPage).toHaveURL(new RegExp(`/community/post/${postId}$`));
    await ashaPage.goBack();
    await expect(likes).toBeVisible();
  });

  await test.step('a kind that is switched off neither counts nor stands in the list', async () => {
    await ashaPage.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(ashaPage.getByText(/sends no mail, so there is no weekly one/)).toBeVisible();
    const wrote = ashaPage
      .getByRole('listitem')
      .filter({ has: ashaPage.getByRole('group', { name: 'What you wrote' }) });
    await wrote.getByText('One by one').click();
    const likes = ashaPage.getByRole('group', { name: 'Likes' });
    await likes.getByRole('checkbox', { name: 'Notify me' }).click();
    await expectSaid(ashaPage, 'Saved');
    await ashaPage.reload();
    await wrote.getByText('One by one').click();
    await expect(likes.getByRole('checkbox', { name: 'Notify me' })).not.toBeChecked();
    await expectAccessible(ashaPage, 'notification settings');
    await ashaPage.goto('/community/notifications');
    await expect(ashaPage.getByRole('article', { name: /Ravi Reader/ }).first()).toBeVisible();
    await expect(ashaPage.getByRole('article', { name: /liked your post/ })).toHaveCount(0);
  });

  await test.step('a muted word folds a post, and keeps its notifications away', async () => {
    await addPost(ravi, 'A snake in the grass');
    await follow(asha, ravi);
    await ashaPage.goto('/community/account/muted');
    await ashaPage.getByRole('textbox', { name: 'Word, phrase or #hashtag' }).fill('Snake');
    await ashaPage.getByRole('button', { name: 'Mute', exact: true }).click();
    await expect(ashaPage.getByRole('button', { name: 'Unmute snake' })).toBeVisible();
    await expectAccessible(ashaPage, 'muted people and words');
    await ashaPage.setViewportSize({ width: 390, height: 844 });
    await comment('There is a SNAKE!');
    await ashaPage.goto('/community');
    await expect(ashaPage.getByText('Hidden: muted word “snake”')).toBeVisible();
    await ashaPage.getByRole('button', { name: 'Show' }).click();
    await expect(ashaPage.getByText('A snake in the grass')).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications');
  });

  await test.step('a muted person leaves feed and notifications, and learns nothing', async () => {
    const card = ashaPage.getByRole('article', { name: 'Ravi Reader' });
    await card.getByRole('button', { name: 'More about this post' }).click();
    await ashaPage.getByRole('menuitem', { name: 'Mute Ravi Reader' }).click();
    await expectSaid(ashaPage, 'You have muted Ravi Reader');
    await expect(card).toHaveCount(0);
    await comment('Still there?');
    await ashaPage.goto('/community/notifications');
    await expect(ashaPage.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
    await expect(ashaPage.getByRole('article', { name: /Ravi Reader/ })).toHaveCount(0);
    await ashaPage.goto(`/community/profile/${ravi.id}`);
    await expect(ashaPage.getByText(/^You have muted them/)).toBeVisible();
    await expect(ashaPage.getByText('Hidden: muted word “snake”')).toBeVisible();
    await raviPage.goto(`/community/profile/${asha.id}`);
    await expect(raviPage.getByText('A heron at the lake')).toBeVisible();
    await expect(raviPage.getByText(/muted/i)).toHaveCount(0);
  });
});
