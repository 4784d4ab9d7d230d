import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { addPost, follow, openLive } from '../support/members';
import { expectSaid } from '../support/said';

test('two people talk: comment, live arrival, answer with a mention, like, report, shared link, delete', async ({
  join,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource: the server responded with a status of 404/);
  const [asha, ravi] = [await join('Asha Talker'), await join('Ravi Answerer')];
  const [ashaPage, raviPage] = [asha.page, ravi.page];
  const post = await addPost(asha, 'A heron at the lake');
  await follow(ravi, asha);

  await test.step('an open post without comments, empty and accessible', async () => {
    await openLive(ashaPage, `/community/post/${post}`);
    await expect(ashaPage.getByRole('heading', { level: 1, name: 'Post by Asha Talker' })).toBeVisible();
    await expect(ashaPage.getByText('No comments yet.')).toBeVisible();
    await expectAccessible(ashaPage, 'a post without comments');
  });

  await test.step('Ravi comes by the feed and comments; Asha sees it without a reload', async () => {
    await raviPage.goto('/community');
    const card = raviPage.getByRole('article', { name: 'Asha Talker' });
    await card.getByRole('link', { name: /^Comments/ }).click();
    const area = raviPage.getByRole('textbox', { name: 'Write a comment' });
    await area.fill('Grey or purple?');
    await area.press('Control+Enter');
    await expect(raviPage.getByRole('article', { name: 'Comment by Ravi Answerer' })).toBeVisible();
    await expect(ashaPage.getByRole('article', { name: 'Comment by Ravi Answerer' })).toBeVisible();
    await expect(ashaPage.getByRole('heading', { name: '1 comment', exact: true })).toBeVisible();
  });

  await test.step('Asha likes and answers with a mention, which Ravi sees and follows', async () => {
    const comment = ashaPage.getByRole('article', { name: 'Comment by Ravi Answerer' });
    await comment.getByRole('button', { name: /^Like the comment/ }).click();
    await expect(comment.getByRole('button', { name: /^Like the comment/, pressed: true })).toBeVisible();
    await comment.getByRole('button', { name: 'Reply to Ravi Answerer' }).click();
    const area = ashaPage.getByRole('textbox', { name: 'Reply to Ravi Answerer' });
    await area.pressSequentially(`Purple, @${ravi.username.slice(0, 4)}`);
    await ashaPage.getByRole('option', { name: /Ravi Answerer/ }).click();
    await ashaPage.getByRole('button', { name: 'Reply', exact: true }).click();
    const answer = raviPage.getByRole('article', { name: 'Reply by Asha Talker' });
    await expect(answer).toContainText(`Purple, @${ravi.username}`);
    await expectAccessible(raviPage, 'a post with comments');
    await answer.getByRole('link', { name: `@${ravi.username}` }).click();
    await expect(raviPage.getByRole('heading', { name: 'Ravi Answerer' })).toBeVisible();
    await raviPage.goBack();
  });

  await test.step('Ravi reports the answer, and deletes the comment, whose place stays for it', async () => {
    const menu = (name: string) =>
      raviPage.getByRole('button', { name: `More about the comment by ${name}` });
    await menu('Asha Talker').click();
    await raviPage.getByRole('menuitem', { name: 'Report comment' }).click();
    await raviPage.getByLabel('Reason').selectOption('spam');
    await raviPage.getByRole('button', { name: 'Send report' }).click();
    await expect(raviPage.getByText('We have received your report')).toBeVisible();
    await menu('Ravi Answerer').click();
    await raviPage.getByRole('menuitem', { name: 'Delete comment' }).click();
    await raviPage.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(ashaPage.getByText('Deleted comment')).toBeVisible();
    await expect(ashaPage.getByRole('article', { name: 'Reply by Asha Talker' })).toBeVisible();
  });

  await test.step('the shared link opens the post, and one to nothing says so', async () => {
    // The page's policy lets nobody read the clipboard.
    const shared = ashaPage.evaluate(
      () =>
        new Promise<string>((resolve) => {
          navigator.clipboard.writeText = (text) => Promise.resolve(resolve(text));
        }),
    );
    await ashaPage.getByRole('button', { name: 'Share this post' }).click();
    await expectSaid(ashaPage, 'Link copied');
    await raviPage.goto(new URL(await shared).pathname);
    await expect(raviPage.getByText('A heron at the lake')).toBeVisible();
  });

  await test.step('Asha deletes it on its own page, which leads back; its address says no more than one to nothing', async () => {
    await ashaPage.goto('/community/profile');
    await ashaPage.getByRole('link', { name: /^Comments/ }).click();
    await expect(ashaPage.getByRole('heading', { level: 1, name: 'Post by Asha Talker' })).toBeVisible();
    await ashaPage.getByRole('button', { name: 'More about this post' }).click();
    await ashaPage.getByRole('menuitem', { name: 'Delete post' }).click();
    await ashaPage.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(ashaPage).toHaveURL(/\/community\/profile$/);
    await expectSaid(ashaPage, 'Post deleted');
    await expect(ashaPage.getByText('No posts yet')).toBeVisible();
    for (const id of [post, '00000000-0000-7000-8000-000000000000']) {
      await raviPage.goto(`/community/post/${id}`);
      await expect(raviPage.getByRole('heading', { name: 'This post is not here' })).toBeVisible();
      await expect(raviPage.getByRole('link', { name: 'Go to the feed' })).toBeVisible();
    }
  });
});

test('a comment written without a network waits, and is sent once there is one', async ({
  join,
  context,
  page,
  browserConsole,
}) => {
  browserConsole.allow(
    /Failed to load resource: net::ERR_|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/,
  );
  const asha = await join('Asha Offline', page);
  const post = await addPost(asha, 'An otter under the bridge');
  await openLive(page, `/community/post/${post}`);
  const area = page.getByRole('textbox', { name: 'Write a comment' });
  await expect(area).toBeVisible();
  await context.setOffline(true);
  await area.fill('It had two cubs');
  await area.press('Control+Enter');
  await expectSaid(page, 'Your comment will be sent later');
  await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toContainText('It had two cubs');
  await expect(area).toHaveValue('');
  await context.setOffline(false);
  await expect(page.getByRole('article', { name: 'Comment by Asha Offline' })).toContainText(
    'It had two cubs',
  );
  await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toHaveCount(0);
});
