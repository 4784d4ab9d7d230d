import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated';
import { expect, test } from '../support/fixtures';
import { screens } from '../support/screens';

const region = (page: Page, name: string) => page.getByRole('region', { name });

const offset = (page: Page) =>
  page
    .locator('section:has(h1)')
    .evaluate((hero) => Number(getComputedStyle(hero).getPropertyValue('--offset')));

for (const { name, viewport } of screens) {
  test.describe(`the landing page on ${name}`, () => {
    test.use({ viewport });

    test('has every block, and its links lead on', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'DISCOVER THE WILD LIKE NEVER BEFORE!',
      );
      await expect(page.getByRole('link', { name: 'Join Community' }).first()).toHaveAttribute(
        'href',
        '/community',
      );
      const main = page.getByRole('main');
      for (const [link, address] of [
        ['Explore', '/animals'],
        ['Live Tracking', '/live-tracking'],
        ['Explore More Animals', '/animals'],
        ['Learn More about Aranya', '/about-us'],
        ['Contact Us', '/contact-us'],
      ] as const) {
        await expect(main.getByRole('link', { name: link, exact: true })).toHaveAttribute('href', address);
      }
      await expect(region(page, 'Key Features').getByRole('heading', { level: 3 })).toHaveText([
        'Live Animal Tracking',
        'Wildlife News & Updates',
        'Wildlife Knowledge Hub',
        'Fun Facts & Interactive Content',
      ]);
      await expect(region(page, 'Featured Animals').getByRole('heading', { level: 3 })).toHaveText([
        'Bengal Tiger',
        'Giant Panda',
        'Indian Peacock',
        'Sea Turtle',
      ]);
      await expect(page.locator('figure blockquote')).toHaveCount(4);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
      await expect(footer.getByRole('navigation', { name: 'Social networks' }).getByRole('link')).toHaveCount(
        3,
      );
      await region(page, 'Featured Animals').getByRole('link', { name: 'Giant Panda' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giant Panda');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^DISCOVER/);
    });

    test('the picture shifts by 0 to 100 while the page scrolls by 0 to 500', async ({ page }) => {
      await page.goto('/');
      for (const [scrolled, shifted] of [
        [250, 50],
        [500, 100],
        [900, 100],
        [0, 0],
      ] as const) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
        await expect.poll(() => offset(page)).toBe(shifted);
      }
    });

    test('ten different facts go round both ways', async ({ page }) => {
      await page.goto('/');
      const facts = region(page, 'Fun Wildlife Facts');
      const [previous, next] = ['Previous fact', 'Next fact'].map((label) =>
        facts.getByRole('button', { name: label }),
      );
      if (!previous || !next) throw new Error('The facts cannot be turned.');
      // The facts are chosen in the browser.
      await untilHydrated(page);
      const seen: string[] = [];
      for (let position = 1; position <= 10; position++) {
        await expect(facts.getByText(`${position} / 10`)).toBeVisible();
        seen.push((await facts.locator('[aria-live]').first().textContent()) ?? '');
        await next.click();
      }
      expect(new Set(seen).size).toBe(10);
      await expect(facts.getByText('1 / 10')).toBeVisible();
      await expect(facts.getByText(seen[0] ?? '')).toBeVisible();
      await previous.click();
      await expect(facts.getByText('10 / 10')).toBeVisible();
      await expect(facts.getByText(seen[9] ?? '')).toBeVisible();
    });

    test('the form logs what was typed and clears, and nothing else happens', async ({
      page,
      browserConsole,
    }) => {
      browserConsole.allow(/^log: \{name: Meera/);
      await page.goto('/');
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') calls.push(request.url());
      });
      const form = page.getByRole('form', { name: 'Get in Touch' });
      const send = form.getByRole('button');
      await send.click();
      await expect(form.getByLabel('Name')).toBeFocused();
      await form.getByLabel('Name').fill('Meera');
      await form.getByLabel('Email').fill('meera@example.org');
      await form.getByLabel('Message').fill('Where do otters sleep?');
      const logged = page.waitForEvent('console');
      await send.click();
      expect(await (await logged).args()[0]?.jsonValue()).toEqual({
        name: 'Meera',
        email: 'meera@example.org',
        message: 'Where do otters sleep?',
      });
      for (const label of ['Name', 'Email', 'Message']) await expect(form.getByLabel(label)).toHaveValue('');
      await expect(page).toHaveURL('/');
      expect(calls).toEqual([]);
    });
  });
}

test('the key features show the newest titles and a species of the day once they are in view', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/news')) calls.push(request.url());
  });
  await page.goto('/');
  await untilHydrated(page);
  expect(calls).toEqual([]);
  const features = region(page, 'Key Features');
  await expect(features.getByText('Meet a species')).toBeAttached();
  for (const card of await features.getByRole('listitem').all()) await card.scrollIntoViewIfNeeded();
  await expect(features.getByText('Tigers return to a restored valley (1)')).toBeVisible();
  await expect(features.getByText('Species of the day')).toBeVisible();
  for (const [name, address] of [
    ['Live Animal Tracking', '/live-tracking/amur-falcon'],
    ['Wildlife News & Updates', '/news'],
    ['Wildlife Knowledge Hub', '/animals'],
    ['Fun Facts & Interactive Content', '/games'],
  ] as const)
    await expect(features.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  await expect(features.getByText('Amur Falcon · simulated route')).toBeVisible();
  // The link covers the card.
  await features
    .locator('li')
    .first()
    .click({ position: { x: 40, y: 200 } });
  await expect(page).toHaveURL('/live-tracking/amur-falcon');
});

test('news that fail leave the picture and move nothing', async ({ page, browserConsole }) => {
  browserConsole.allow(/net::ERR_FAILED/);
  await page.route('**/api/news?*', (route) => route.abort());
  await page.goto('/');
  const card = region(page, 'Key Features').getByRole('listitem').nth(1);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/news'));
  await card.scrollIntoViewIfNeeded();
  const before = await card.boundingBox();
  await failed;
  await expect(card.getByText('In the news')).toHaveCount(0);
  expect((await card.boundingBox())?.height).toBe(before?.height);
});

test('with reduced motion the hero does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.waitForFunction(() => window.scrollY === 400);
  expect(await offset(page)).toBe(0);
  const moving = await region(page, 'Key Features')
    .locator('svg path')
    .evaluateAll((paths) => paths.filter((path) => getComputedStyle(path).animationName !== 'none').length);
  expect(moving).toBe(0);
});
