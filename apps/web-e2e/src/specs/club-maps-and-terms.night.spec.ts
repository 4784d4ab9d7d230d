import { expect, test } from '../support/fixtures';
import { joinCommunity } from '../support/members';
import { giveRole } from '../support/moderation';
import { Site } from '../support/site';
import { expectSaid } from '../support/said';
import { address, map } from '../support/tracker';

const TILES = 'https://maps.example/{z}/{x}/{y}.png';

test('a club chooses links and maps and asks newcomers, who accept before they come in', async ({
  page,
  newWindow,
  browserConsole,
}) => {
  // This site has no news.
  browserConsole.allow(/the server responded with a status of 503/);
  const site = await Site.create();
  const admin = await joinCommunity(page, site.url, 'Asha Rao');
  await giveRole(site, admin, 'admin');
  await page.goto(`${site.url}/community/admin/site`);
  await page.getByLabel('Line in the footer').fill('Founded in 1974.');
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByRole('group', { name: 'Link 1' }).getByLabel('Address').fill('https://films.example/club');
  await page.getByRole('group', { name: 'Maps' }).getByRole('button', { name: 'Another server' }).click();
  await page.getByLabel('Address of the tiles').fill(TILES);
  await page.getByLabel('Attribution', { exact: true }).fill('Survey & Sons');
  await page.getByRole('checkbox', { name: /^Whoever joins accepts/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, 'The site is changed');

  // The admin has not accepted the rules either.
  await page.reload();
  await page.getByRole('checkbox', { name: 'I accept the house rules and the terms' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.goto(`${site.url}/community/admin/rules`);
  await page.getByRole('button', { name: 'Terms', exact: true }).click();
  await page.getByLabel('The terms').fill('Be fair.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectSaid(page, 'The terms are published');

  const newcomer = await newWindow();
  await joinCommunity(newcomer, site.url, 'Chitra Nair');
  await newcomer.goto(`${site.url}/community/discover`);
  await newcomer.getByText('Read the terms').click();
  await expect(newcomer.getByText('Be fair.')).toBeVisible();
  const box = newcomer.getByRole('checkbox', { name: 'I accept the house rules and the terms' });
  await expect(box).toHaveAccessibleDescription('You accept: house rules, version 1; terms, version 2.');
  await box.check();
  await newcomer.getByRole('button', { name: 'Continue' }).click();
  await expect(newcomer.getByRole('navigation', { name: 'Community' })).toBeVisible();

  const read = async () => (await fetch(site.url)).text();
  await expect.poll(read, { timeout: 120_000 }).toContain('Founded in 1974.');
  const visitor = await newWindow();
  const asked: string[] = [];
  await visitor.context().route('https://maps.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await visitor.goto(site.url + address);
  await expect(map(visitor)).toContainText('Survey & Sons');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const links = visitor.getByRole('navigation', { name: 'Social networks' }).getByRole('link');
  await expect(links).toHaveText([/^films\.example/]);
  for (const window of [page, newcomer, visitor]) await window.goto('about:blank');
  await site.remove();
});
