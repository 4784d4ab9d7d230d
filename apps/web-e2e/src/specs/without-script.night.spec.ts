import { animals, parks } from '@aranya/wildlife-data';
import { expect, test } from '../support/fixtures';

test.use({ javaScriptEnabled: false });

const pages: Record<string, string> = {
  '/': 'DISCOVER THE WILD LIKE NEVER BEFORE!',
  '/animals?q=tiger': 'Wildlife Explorer',
  '/animals/compare': 'Compare two species',
  '/animal/1': 'Bengal Tiger',
  '/parks&sancturies': 'National Parks & Wildlife Sanctuaries',
  '/favorites': 'My Favorite Animals',
  '/news': 'Wildlife News Wall',
  '/games': 'Animal Games Hub',
  '/games/wild-match': 'Wild Match',
  '/games/wordle': 'Animal Wordle',
  '/games/detective': 'Animal Detective',
  '/about-us': 'ABOUT US',
  '/contact-us': 'Contact Us',
  '/credits': 'Credits and licences',
  '/translations': 'Translations',
  '/privacy': 'Privacy',
  '/rules': 'House rules',
  '/terms': 'Terms',
  '/offline': 'Without a network',
  '/live-tracking': 'Live Tracking',
};

test('every public page reads without scripts, on a phone and at a desk', async ({ page }) => {
  for (const [address, title] of Object.entries(pages)) {
    await page.goto(address);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('heading', { level: 1, name: title }), address).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Parks' }), address).toBeVisible();
      const headings = page.locator('main').locator('h2, h3').and(page.locator(':not(.by-script *)'));
      for (const heading of await headings.all()) await expect(heading).toBeVisible();
      // tracker.spec.ts looks at the tracker.
      if (address === '/live-tracking') continue;
      const dead = page.locator('button, input, select, textarea').filter({ visible: true });
      expect(await dead.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), address).toEqual([]);
    }
  }
});

test('on a phone the links of the menu are one step away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/animals');
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
  for (const name of [
    'Species',
    'News',
    'Parks',
    'Favorites',
    'Games',
    'About',
    'Live Tracking',
    'Contact Us',
  ])
    await expect(links.filter({ hasText: new RegExp(`^${name}$`) })).toBeInViewport();
  await links.filter({ hasText: 'Parks' }).click();
  await expect(page).toHaveURL('/parks&sancturies');
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});

test('where a form stood there are the ways to reach us', async ({ page }) => {
  for (const [address, title] of [
    ['/contact-us', 'Write to us'],
    ['/', 'Get in Touch'],
  ] as const) {
    await page.goto(address);
    const instead = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .last();
    await expect(instead).toContainText('needs JavaScript, which is turned off in your browser');
    await expect(instead.getByRole('link', { name: 'hello@aranya.example' })).toHaveAttribute(
      'href',
      'mailto:hello@aranya.example',
    );
    await expect(instead.getByRole('link', { name: '+91 20 5550 0100' })).toHaveAttribute(
      'href',
      'tel:+912055500100',
    );
  }
});

test('what scripts draw says so, and leads to what reads without them', async ({ page, browserConsole }) => {
  browserConsole.allow(/status of 404/);
  for (const address of ['/community/messages/somebody', '/no/such/page', '/animal/999']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'This page needs JavaScript' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Species' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wildlife Explorer' })).toBeVisible();
});

for (const address of ['/community', '/community/profile']) {
  test(`${address} says what it is, and offers nothing that does not work`, async ({ page }) => {
    await page.goto(address);
    const name = 'Together we share, protect, and celebrate the wild.';
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Used by 10k+ Wildlife enthusiast')).toBeVisible();
    const words = page.locator('noscript p');
    await expect(words).toContainText('Signing in needs JavaScript.');
    await expect(words).toBeVisible();
    await expect(page.getByText('Opening the community')).toBeHidden();
    for (const role of ['button', 'checkbox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    await words.locator('a').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wildlife Explorer' })).toBeVisible();
  });
}

test('pictures come, and every species can be reached', async ({ page }) => {
  await page.goto('/animals');
  const list = page.getByRole('list', { name: 'Animals' });
  await expect(list.getByRole('img').first()).toBeVisible();
  expect(await list.locator('img').first().getAttribute('src')).toMatch(/^\/artwork\/animals\/.+\.svg$/);
  for (const id of [1, animals.length]) {
    const [animal] = animals.filter((one) => one.id === id);
    await page.goto('/animals');
    await page
      .getByRole('link', { name: animal?.name ?? 'no such animal', exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(`/animal/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(animal?.name ?? '');
  }
});

test('the wall leads to every park, whose details are in its page', async ({ page, request }) => {
  for (const { name, slug, best_time_to_visit } of [parks[0], parks.at(-1)].filter(
    (park) => park !== undefined,
  )) {
    await page.goto('/parks&sancturies');
    await page.getByRole('main').getByRole('link', { name, exact: true }).last().click();
    await expect(page).toHaveURL(`/parks&sancturies/${slug}`);
    const dialog = page.getByRole('dialog').filter({ hasText: name });
    await expect(dialog).toContainText(best_time_to_visit);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/parks&sancturies\??$/);
    await expect(dialog).toHaveCount(0);
  }
  for (const { slug, best_time_to_visit } of parks)
    expect(await (await request.get(`/parks&sancturies/${slug}`)).text(), slug).toContain(best_time_to_visit);
});
