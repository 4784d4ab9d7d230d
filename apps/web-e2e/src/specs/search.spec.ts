import { expect, test } from '../support/fixtures';
import { addPost, openLive } from '../support/members';

test('one search finds people, animals, parks, hashtags and posts, and keeps itself in the address', async ({
  join,
}) => {
  const [tara, gopal] = [await join('Tara Wagle'), await join('Gopal Chitalkar')];
  for (let number = 1; number <= 4; number++)
    await addPost(gopal, `Chital ${number} below the sal trees #chitalwatch`);
  const { page } = tara;
  await openLive(page, '/community');
  await page.keyboard.press('/');
  const box = page.getByRole('searchbox', { name: 'Search', exact: true });
  await expect(box).toBeFocused();
  await page.keyboard.type('chital');

  const results = page.getByRole('region', { name: 'Search results' });
  await expect(results.getByRole('list', { name: 'People found' })).toContainText(gopal.name);
  const animals = results.getByRole('list', { name: 'Animals found' });
  await expect(animals.getByRole('link', { name: /^Chital/ }).first()).toBeVisible();
  await expect(results.getByRole('list', { name: 'Hashtags found' })).toContainText('chitalwatch');
  const posts = results.getByRole('feed', { name: 'Posts found' });
  await expect(posts.getByRole('article')).toHaveCount(3);
  await expect(page).toHaveURL(/\/discover\?q=chital$/);

  await results.getByRole('link', { name: 'See all posts' }).click();
  await expect(posts.getByRole('article')).toHaveCount(4);
  await expect(page).toHaveURL(/q=chital&in=posts$/);
  await page.reload();
  await expect(posts.getByRole('article')).toHaveCount(4);
  await page.goBack();
  await expect(animals).toBeVisible();

  await box.fill('Kanhaa');
  const parks = results.getByRole('list', { name: 'Parks and areas found' });
  await parks.getByRole('link', { name: /^Kanha National Park/ }).click();
  await expect(page).toHaveURL(/\/community\/sightings\/park\/kanha-national-park$/);
});
