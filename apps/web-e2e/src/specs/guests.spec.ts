import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { addComment, addPost, joinCommunity } from '../support/members';
import { giveRole } from '../support/moderation';
import { phone } from '../support/screens';
import { Site } from '../support/site';
import { expectSaid } from '../support/said';

test('an admin opens the site, a member their posts, and a neighbour without an account reads one', async ({
  page,
  newWindow,
}) => {
  const site = await Site.create();
  const asha = await joinCommunity(page, site.url, 'Asha Rao');
  await giveRole(site, asha, 'admin');
  const postId = await addPost(asha, 'Deer at dawn', { species: ['chital'] });
  await addComment(asha, postId, 'Two fawns');
  const address = `${site.url}/community/post/${postId}`;
  const guest = await newWindow();
  await guest.setViewportSize(phone);

  await test.step('a post is for members at first', async () => {
    await guest.goto(address);
    await expect(guest.getByRole('heading', { name: 'Asha Rao on Aranya' })).toBeVisible();
    await expect(guest.getByText('Two fawns')).toHaveCount(0);
  });

  await test.step('the admin opens the site', async () => {
    await page.goto(`${site.url}/community/admin/site`);
    await page.getByLabel('Open to guests').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expectSaid(page, 'The site is changed');
    // Pages get the setting a moment later.
    const read = async () => (await fetch(address)).text();
    await expect.poll(read, { timeout: 60_000 }).toContain('"open_to_guests":true');
  });

  await test.step('the member opens what they publish', async () => {
    await page.goto(`${site.url}/community/account`);
    // It is checked once the call is under way, a moment after the click.
    await page.getByLabel('Open to guests').click();
    await expectSaid(page, 'Saved');
    await expect(page.getByLabel('Open to guests')).toBeChecked();
  });

  await test.step('the neighbour reads the post with its comment, and can sign in', async () => {
    await guest.goto(address);
    await expect(guest.getByRole('heading', { level: 1, name: 'Post by Asha Rao' })).toBeVisible();
    await expect(guest.getByText('Deer at dawn')).toBeVisible();
    await expect(guest.getByRole('article', { name: 'Comment by Asha Rao' })).toContainText('Two fawns');
    await expectAccessible(guest, 'a post for guests');
    await expect(guest.getByRole('button', { name: 'Sign in or join' })).toBeEnabled();
  });

  await test.step('from there they come to the profile, and to what else was seen of the animal', async () => {
    await guest
      .getByRole('article', { name: 'Post by Asha Rao' })
      .getByRole('link', { name: 'Asha Rao' })
      .click();
    await expect(guest.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
    await expect(guest.getByRole('list', { name: 'Posts of Asha Rao' })).toContainText('Deer at dawn');
    await expectAccessible(guest, 'a profile for guests');
    await guest.goto(`${site.url}/community/sightings/species/chital`);
    await expect(guest.getByRole('list', { name: 'Sightings of Chital' })).toContainText('Deer at dawn');
    await expectAccessible(guest, 'sightings for guests');
    await guest.getByRole('link', { name: 'Species page' }).click();
    await expect(guest.getByRole('heading', { level: 1, name: 'Chital' })).toBeVisible();
    await expect(guest.locator('link[href="/api/feeds/species/chital.atom"]')).toHaveCount(1);
  });

  await test.step('another site shows its card', async () => {
    const html = `<iframe src="${site.url}/api/embed/posts/${postId}" title="A card"></iframe>`;
    const neighbour = createServer((_request, answer) => {
      answer.setHeader('content-type', 'text/html').end(html);
    });
    await once(neighbour.listen(0, '127.0.0.1'), 'listening');
    await guest.goto(`http://127.0.0.1:${(neighbour.address() as AddressInfo).port}/`);
    const card = guest.frameLocator('iframe');
    await expect(card.getByText('Chital. Seen in Kanha National Park')).toBeVisible();
    neighbour.close();
  });
  // Its event stream would find the site closing.
  await page.goto('about:blank');
  await site.remove();
});
