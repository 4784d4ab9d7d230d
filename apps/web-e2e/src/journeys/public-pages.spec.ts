import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const axeFile = createRequire(import.meta.url).resolve('axe-core');

declare global {
  interface Window {
    axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** What axe-core finds against WCAG 2.2 AA, as short lines. */
async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axeFile });
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  });
}

const screens = {
  landing: '/',
  'the explorer': '/animals',
  'an animal': '/animal/1',
  parks: '/parks&sancturies',
  'an open park': '/parks&sancturies?park=kaziranga-national-park',
  favourites: '/favorites',
  about: '/about-us',
  contact: '/contact-us',
  'the signed-out community': '/community',
  'an unknown page': '/no/such/page',
};

for (const [name, address] of Object.entries(screens)) {
  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [320, 1440]) {
      test(`${name}: no accessibility violation, ${scheme}, ${width} px`, async ({
        browser,
        site,
        browserConsole,
      }) => {
        browserConsole.allow(/status of 404/);
        // Bypassing the policy lets the scanner in; that the policy holds is checked below.
        const context = await browser.newContext({
          baseURL: site.url,
          bypassCSP: true,
          colorScheme: scheme,
          reducedMotion: 'reduce',
          viewport: { width, height: 900 },
        });
        browserConsole.watch(context);
        const page = await context.newPage();
        await page.goto(address);
        await expect(page.locator('h1')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await violations(page)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        await context.close();
      });
    }
  }
}

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
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? 'no script in the page';
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
