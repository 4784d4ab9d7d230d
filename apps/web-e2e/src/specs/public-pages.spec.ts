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
