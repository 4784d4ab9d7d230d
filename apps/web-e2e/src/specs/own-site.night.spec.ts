import { expect, test } from '../support/fixtures';
import { addPost, joinCommunity } from '../support/members';
import { giveRole } from '../support/moderation';
import { operate } from '../support/operator';
import { readSiteSettings } from '../support/sessions';
import { Site } from '../support/site';
import { expectSaid } from '../support/said';

const NAME = 'वन मित्र मंडळ';
/** Whose work the drawings are stays said. */
const CREDIT = /Aranya contributors/g;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" rx="9" fill="#7a1f5c"/></svg>`;

test('a club that names its site on a phone finds no other name or emblem, nor do guests, feed readers and apps', async ({
  page,
}) => {
  const site = await Site.create();
  const admin = await joinCommunity(page, site.url, 'Asha Rao');
  await giveRole(site, admin, 'admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/community/admin/site`);
  await page.getByLabel('Name of the site').fill(NAME);
  await page.getByRole('group', { name: 'Sponsor box' }).getByRole('button', { name: 'Leave out' }).click();
  await page.getByRole('checkbox', { name: 'Fun Wildlife Facts' }).uncheck();
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
  await page.getByLabel('Choose a logo').setInputFiles(file);
  await expect(page.getByLabel('Choose another logo')).toBeAttached();
  await page.getByRole('group', { name: 'Colour' }).getByRole('button', { name: 'Own colour' }).click();
  await page.getByLabel('Colour of links').fill('#7a1f5c');
  await page.getByRole('checkbox', { name: 'Open to guests' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, 'The site is changed');
  const privacy = { profile: 'public', likes: 'public', open_to_guests: true };
  await admin.call('POST', '/api/user/privacy', privacy);
  const post = await addPost(admin, 'A kingfisher over the lake.', { species: ['chital'] });

  const read = async (path: string) => (await fetch(new URL(path, site.url))).text();
  await expect.poll(() => read('/'), { timeout: 120_000 }).toContain(NAME);
  expect(await read('/')).not.toContain('id="fun-facts"');
  expect(await read('/')).toContain('id="key-features"');
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address ?? '',
  );
  expect(listed.length).toBeGreaterThan(200);
  const manifest = /rel="manifest" href="([^"]+)"/.exec(await read('/'))?.[1] ?? '';
  const { issuer } = (await readSiteSettings(site.url)).auth;
  const others = [
    '/app-shell',
    '/no-network',
    '/offline',
    '/favorites',
    '/community',
    '/areas/chilika-lake',
    `/community/post/${post}`,
    `/community/profile/${admin.id}`,
    `/api/oembed?url=${encodeURIComponent(`${site.url}/community/post/${post}`)}`,
    `/api/embed/posts/${post}`,
    '/api/feeds/club.atom',
    '/api/feeds/club.json',
    `/api/feeds/member/${admin.id}.atom`,
    '/api/feeds/species/chital.json',
    '/api/feeds/park/kanha-national-park.atom',
    '/api/docs',
    '/api/openapi.json',
    '/api/settings',
    issuer,
  ];
  for (const address of [...listed, ...others, manifest]) {
    const text = await read(address.replaceAll('&amp;', '&'));
    expect(text, address).toContain(NAME);
    expect(text.replace(CREDIT, ''), address).not.toContain('Aranya');
    expect(text, address).not.toMatch(/favicon|brand\.svg/);
  }
  for (const command of ['help', 'roles', 'reports', 'contact-messages'])
    expect(await operate(site, command), command).not.toContain('Aranya');

  // The browser finds what the server rendered: React would say otherwise in the console.
  await page.goto(site.url);
  await expect(page.getByRole('banner').getByRole('link', { name: NAME })).toBeVisible();
  await expect(page).toHaveTitle(`Discover the wild · ${NAME}`);
  await expect(page.getByRole('region', { name: 'Fun Wildlife Facts' })).toHaveCount(0);
  for (const address of [site.url, issuer]) {
    await page.goto(address);
    const logo = page.getByRole('link', { name: NAME }).locator('img').first();
    await expect(logo).toHaveJSProperty('naturalWidth', 512);
    const colours = await page
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .map((one) => getComputedStyle(one))
          .flatMap(({ color, backgroundColor }) => [color, backgroundColor]),
      );
    expect(colours, address).toContain('rgb(122, 31, 92)');
  }
  await site.remove();
});
