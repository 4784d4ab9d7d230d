import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { answerForNewsrooms } from '../support/newsrooms';

interface Screen {
  address: string;
  /** What must happen before the page is opened. */
  before?: (page: Page) => Promise<void>;
  /** What stands there once the screen is in the state that is meant. */
  shown: (page: Page) => Locator;
  /** What must happen before it does. */
  act?: (page: Page) => Promise<void>;
}

const heading = (page: Page) => page.locator('h1');
const answerNews = (json: object) => async (page: Page) =>
  void (await page.route('**/api/news?*', (route) => route.fulfill({ json })));
const anyDialog = (page: Page) => page.getByRole('dialog');

const screens: Record<string, Screen> = {
  landing: { address: '/', shown: heading },
  'the open menu': {
    address: '/about-us',
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    shown: anyDialog,
  },
  'the explorer': { address: '/animals', shown: heading },
  'the explorer without a match': {
    address: '/animals?q=nothing-of-the-kind',
    shown: (page) => page.getByText('No animals match your search/filter'),
  },
  'an animal': { address: '/animal/1', shown: heading },
  'an unknown animal': { address: '/animal/999', shown: heading },
  'the games hub': { address: '/games', shown: heading },
  news: {
    address: '/news',
    before: answerForNewsrooms,
    shown: (page) => page.getByText('Page 1 of 4'),
  },
  'the news while loading': {
    address: '/news',
    before: async (page) => void (await page.route('**/api/news?*', () => undefined)),
    shown: (page) => page.getByText('Loading News...'),
  },
  'a day without news': {
    address: '/news',
    before: answerNews({ success: true, status: 'ok', articles: [], totalResults: 0 }),
    shown: (page) => page.getByText('A quiet day in the wild'),
  },
  'the news after a failure': {
    address: '/news',
    before: answerNews({ status: 'error' }),
    shown: (page) => page.getByText('Page 1 of 1'),
  },
  parks: { address: '/parks&sancturies', shown: heading },
  'an open park': { address: '/parks&sancturies?park=kaziranga-national-park', shown: anyDialog },
  favourites: { address: '/favorites', shown: heading },
  about: { address: '/about-us', shown: heading },
  contact: { address: '/contact-us', shown: heading },
  'the signed-out community': { address: '/community', shown: heading },
  'an unknown page': { address: '/no/such/page', shown: heading },
};

test.describe('without an accessibility violation, light and dark, narrow and wide:', () => {
  // Bypassing the policy lets the scanner in; that the policy holds is checked below.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, { address, before, act, shown }] of Object.entries(screens)) {
    test(name, async ({ page, browserConsole }) => {
      browserConsole.allow(/status of 404/);
      if (name === 'the news after a failure') browserConsole.allow(/^error: The news could not be loaded/);
      // The menu is there on narrow screens only.
      const widths = name === 'the open menu' ? [320] : [320, 1440];
      await page.setViewportSize({ width: 320, height: 900 });
      await before?.(page);
      await page.goto(address);
      await act?.(page);
      await expect(shown(page).first()).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
});

test('the landing page reads without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'DISCOVER THE WILD LIKE NEVER BEFORE!' })).toBeVisible();
  const links = ['Species', 'News', 'Parks', 'Favorites', 'Games', 'About'];
  const header = page.getByRole('navigation').first().getByRole('link');
  await expect(header.filter({ hasText: new RegExp(`^(${links.join('|')})$`) })).toHaveText(links);
  await context.close();
});

test('pages carry their policy, files are compressed and kept, unknown addresses are 404', async ({
  request,
}) => {
  const landing = await request.get('/');
  expect(landing.status()).toBe(200);
  expect(landing.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  expect(landing.headers()['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  const html = await landing.text();
  expect(html).not.toContain('__SITE_URL__');
  expect(html).toContain('DISCOVER THE WILD LIKE NEVER BEFORE!');
  const asset = `/assets/${/router-[\w-]+\.js/.exec(html)?.[0] ?? 'no script in the page'}`;
  const script = await request.get(asset, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['content-encoding']).toBe('br');
  expect(script.headers()['cache-control']).toContain('immutable');
  for (const address of ['/no/such/page', '/assets/none.js', '/index.html']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
  expect((await request.get('/community/create-post')).status()).toBe(200);
  const call = await request.get('/api/no-such-call');
  expect(call.status()).toBe(404);
  expect(await call.json()).toMatchObject({ success: false, code: 'not_found' });
});
