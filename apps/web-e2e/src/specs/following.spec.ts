import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { fillSignUp, newAccount } from '../support/people';
import { expectSaid } from '../support/said';

test('somebody follows a hashtag, a park and an animal, reads the posts about them, and stops', async ({
  page,
  join,
}) => {
  const tag = `owls_${Date.now()}`;
  const text = `A spotted owlet at dusk #${tag}`;
  await join('Meera Owl', page);
  await page.goto('/community/create-post');
  await page.getByPlaceholder("What's happening?").fill(text);
  await page.getByRole('button', { name: 'Publish Post' }).click();
  await expectSaid(page, 'Post Added');

  const { page: reader } = await join('Noor Follower');
  const post = reader.getByRole('article').filter({ hasText: text });
  await reader.goto(`/community/tag/${tag}`);
  await reader.getByRole('button', { name: `Follow #${tag}` }).click();
  await expect(reader.getByRole('button', { name: `Following #${tag}` })).toBeVisible();
  await expectAccessible(reader, 'the posts of a followed hashtag');
  await reader.goto('/parks&sancturies/kanha-national-park');
  await reader.getByRole('link', { name: 'What you have not seen' }).scrollIntoViewIfNeeded();
  await reader.getByRole('button', { name: 'Follow Kanha National Park' }).click();
  await expect(reader.getByRole('button', { name: 'Following Kanha National Park' })).toBeVisible();
  await reader.goto('/community/sightings/species/chital');
  await reader.getByRole('button', { name: 'Follow Chital' }).click();
  await reader.getByRole('link', { name: 'All you follow' }).click();

  await expect(post).toHaveCount(1);
  await expect(reader.getByText('What you follow: 3')).toBeVisible();
  await expectAccessible(reader, 'the posts from what somebody follows');
  await reader.goto('/community');
  await expect(post.getByRole('link', { name: `You follow #${tag}` })).toBeVisible();
  await expectAccessible(reader, 'the feed with a followed hashtag', { isLayout: true });
  await reader.goto('/community/following');
  const choices = reader.getByRole('group', { name: `#${tag}` });
  await choices.getByRole('checkbox', { name: 'In my feed' }).click();
  await expect(choices.getByRole('checkbox', { name: 'In my feed' })).not.toBeChecked();
  await reader.getByRole('button', { name: 'Unfollow', description: `#${tag}` }).click();
  await expect(post).toHaveCount(0);
  await expect(reader.getByText('What you follow: 2')).toBeVisible();
});

test('a guest who follows an animal signs up, and is back on its page as a member', async ({ page }) => {
  await page.goto('/animal/1');
  await page.getByRole('link', { name: 'Follow Bengal Tiger' }).click();
  await expect(page.getByRole('heading', { name: 'Follow animals, parks and hashtags' })).toBeVisible();
  await fillSignUp(page, newAccount('Tara Follower'));
  await expect(page).toHaveURL(/\/animal\/1\/?$/);
  await page.getByRole('heading', { name: 'Seen by members' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Follow Bengal Tiger' }).click();
  await expect(page.getByRole('button', { name: 'Following Bengal Tiger' })).toBeVisible();
  await expectAccessible(page, 'the page of a followed animal');
});
