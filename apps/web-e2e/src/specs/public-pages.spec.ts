import { expect, test, withMotion } from '../support/fixtures';
import { serveTiles } from '../support/tracker';

test.use(withMotion);

test('pages carry their policy and their layers of styles in order, files are compressed and kept, unknown addresses are 404', async ({
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
  const sheet = /\/assets\/[\w.-]+\.css/.exec(html)?.[0] ?? 'no stylesheet in the page';
  const styles = await (await request.get(sheet)).text();
  const layers = new Set([...styles.matchAll(/@layer (\w+)/g)].map(([, layer]) => layer));
  expect([...layers]).toEqual(['base', 'components', 'helpers']);
  for (const address of [
    '/no/such/page',
    '/assets/none.js',
    '/index.html',
    '/animal/999',
    '/animal/01',
    '/animal/%3Cb%3E',
    '/games/chess',
    '/live-tracking/dodo',
    '/parks&sancturies/no-such-park',
  ]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
  for (const address of ['/community/create-post', '/parks%26sancturies']) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
  const call = await request.get('/api/no-such-call');
  expect(call.status()).toBe(404);
  expect(await call.json()).toMatchObject({ success: false, code: 'not_found' });
});

test('addresses of earlier releases lead to what they showed', async ({ page, context }) => {
  await serveTiles(context);
  for (const [old, now] of [
    ['/games?game=wordle', '/games/wordle'],
    ['/live-tracking?animal=amur-falcon', '/live-tracking/amur-falcon'],
    ['/parks&sancturies?park=gir-national-park', '/parks&sancturies/gir-national-park'],
  ] as const) {
    await page.goto(old);
    await expect(page).toHaveURL(now);
  }
  await expect(page.getByRole('dialog', { name: 'Gir National Park' })).toBeVisible();
});

test('figures in the display face are lining ones', async ({ page }) => {
  for (const path of ['/', '/about-us', '/live-tracking/blue-whale', '/games/wordle', '/games/wild-match']) {
    await page.goto(path);
    const oldStyle = await page.evaluate(() => {
      const isOldStyle = (element: Element) => {
        const { fontFamily, fontVariantNumeric } = getComputedStyle(element);
        return fontFamily.includes('Young Serif') && !fontVariantNumeric.includes('lining-nums');
      };
      return [...document.querySelectorAll('body *')].filter(isOldStyle).map(({ outerHTML }) => outerHTML);
    });
    expect(oldStyle, path).toEqual([]);
  }
  // The file of the font still holds them.
  const widths = await page.evaluate(async () => {
    await document.fonts.load('100px "Young Serif"', '0');
    return ['lining-nums', 'normal'].map((figures) => {
      const zero = document.body.appendChild(document.createElement('span'));
      zero.textContent = '0';
      zero.style.font = '100px "Young Serif"';
      zero.style.setProperty('font-variant-numeric', figures, 'important');
      return zero.getBoundingClientRect().width;
    });
  });
  expect(widths[0]).not.toBe(widths[1]);
});

test('the heading of an animal beyond the catalogue has all its letters in the display face', async ({
  page,
}) => {
  await page.goto('/taxa/16777');
  const heading = page.getByRole('heading', { level: 1, name: 'Duméril' });
  await expect(heading).toBeVisible();
  const lacking = await heading.evaluate(async ({ textContent }) => {
    const faces = await Promise.all(
      [...textContent].map((letter) => document.fonts.load('20px "Young Serif"', letter)),
    );
    return [...textContent].filter((_, at) => faces[at]?.length === 0);
  });
  expect(lacking).toEqual([]);
});

test('the header has room for Live Tracking, signing in and the six links from a tablet to a desk', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  await page.goto('/animals');
  for (const width of [660, 768, 901, 999, 1000, 1079, 1080, 1239, 1240, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${width} px`).toBe(0);
    const shown = header.getByRole('link').filter({ visible: true });
    const six = width < 1000 ? [] : ['Species', 'News', 'Parks', 'Favorites', 'Games', 'About'];
    await expect.soft(shown).toHaveText(['Aranya', ...six, 'Live Tracking', 'Sign in', 'Join Community']);
    const rows = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    for (const [index, { left, height }] of rows.entries()) {
      expect.soft(left, `${width} px`).toBeGreaterThanOrEqual(rows[index - 1]?.right ?? 0);
      expect.soft(height, `${width} px`).toBeLessThan(50);
    }
  }
  await header.getByRole('link', { name: 'Live Tracking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live Tracking' })).toBeVisible();
});
